"""A thousand hostile fields in an own deck: each is shown, none runs, loads or leaves (SE-02 to SE-05, SE-07)."""

import random
import urllib.parse

from own_decks import make_deck, paste, ready, settle, visit
import pytest
from playwright.sync_api import expect

SEED = 20261130
ACTION = "window.owned=1"

WHOLE = [
    "<script>{0}</script>", "<SCRIPT>{0}</SCRIPT >", "<script src=//elsewhere.example/x.js></script>",
    "<img src=x onerror={0}>", "<img src=x onerror=\"document.title='owned';{0}\">", "<IMG SRC=\"jav&#x09;ascript:{0}\">",
    "<svg onload={0}>", "<svg/onload={0}>", "<svg><script>{0}</script></svg>", "<svg><animate onbegin={0} attributeName=x>",
    "<a href=\"javascript:{0}\">x</a>", "<a href=//elsewhere.example/ ping=//elsewhere.example/>x</a>",
    "<iframe srcdoc=\"<script>parent.owned=1</script>\">", "<iframe src=\"javascript:{0}\"></iframe>",
    "<object data=\"data:text/html,<script>{0}</script>\"></object>", "<embed src=//elsewhere.example/x>",
    "<form action=//elsewhere.example/><button>x</button></form>", "<input autofocus onfocus={0}>",
    "<details open ontoggle={0}>x</details>", "<video src=//elsewhere.example/x onerror={0}></video>",
    "<audio src=x onerror={0}>", "<body onload={0}>", "<style>@import url(//elsewhere.example/x.css)</style>",
    "<link rel=stylesheet href=//elsewhere.example/x.css>", "<meta http-equiv=refresh content=\"0;url=//elsewhere.example/\">",
    "<base href=//elsewhere.example/>", "<img src=https://elsewhere.example/p.gif>", "<img srcset=\"//elsewhere.example/p 1x\">",
    "<div style=\"background:url(//elsewhere.example/x)\">x</div>", "<p style=\"position:fixed;inset:0\">x</p>",
    "<b onclick={0} onmouseover={0}>x</b>", "<button value=\"app undo\">x</button>", "<img src=../../secrets.json>",
    "<img src=\"%2e%2e%2fsecrets\">", "<img src=..%5csecrets>", "<img data-file=../../x>", "[sound:--script=x.mp3]",
    "<math><mtext><table><mglyph><style><!--</style><img title=\"--&gt;&lt;img src=1 onerror={0}&gt;\">",
    "<noscript><p title=\"</noscript><img src=x onerror={0}>\"></noscript>", "<template><script>{0}</script></template>",
    "<textarea><img src=x onerror={0}></textarea>", "<title>owned</title><script>{0}</script>",
    "<!--><img src=x onerror={0}>-->", "<![CDATA[<script>{0}</script>]]>", "<?xml version=1?><script>{0}</script>",
    "&lt;script&gt;{0}&lt;/script&gt;", "\"><script>{0}</script>", "'\"><img src=x onerror={0}>", "</p></main><script>{0}</script>",
    "<xmp><script>{0}</script></xmp>", "<plaintext><script>{0}</script>", "<select><img src=x onerror={0}></select>",
    "<p lang='x' id=app class=key data-key=Enter data-swipe='app undo' data-change='app undo'>x</p>",
    "<label for=find>x</label>", "<dialog open>x</dialog>", "<marquee onstart={0}>x</marquee>", "{{{{constructor.constructor('{0}')()}}}}",
]
PARTS = ["<", ">", "/", "\"", "'", "`", "=", " ", "&lt;", "&#60;", "<!--", "-->", "</", "<b>", "</b>", "<img ", "src=x ",
         f"onerror={ACTION} ", "<svg ", f"onload={ACTION} ", "<script>", "</script>", "<style>", "</style>", "<table>", "<td>",
         "<li>", "javascript:", "<a href=", "<iframe srcdoc=", "x", "食", "كلب"]


def fields(count=1000):
    chance = random.Random(SEED)
    made = [one.format(ACTION) for one in WHOLE]
    while len(made) < count:
        if chance.random() < 0.5:
            made.append("".join(chance.choice(PARTS) for _ in range(chance.randint(3, 14))))
        else:
            one = chance.choice(WHOLE).format(ACTION)
            cut = chance.randrange(len(one))
            made.append(one[:cut] + chance.choice(PARTS) + one[cut:])
    return made[:count]


def quoted(text):
    return '"' + text.replace('"', '""') + '"'


@pytest.mark.alone
def test_nothing_runs_loads_or_leaves(open_page, server, complaints):
    page = open_page()
    asked = []
    page.context.on("request", lambda request: asked.append(request.url))
    page.add_init_script("addEventListener('securitypolicyviolation', (event) => {"
                         " (window.refused ??= []).push(event.violatedDirective + ' ' + event.blockedURI) })")
    page.on("dialog", lambda dialog: asked.append("dialog " + dialog.message))
    hostile = fields()
    table = "en,ja\n" + "".join(f"{quoted(f'hund {number} ' + one)},{quoted(one + f' 犬{number}')}\n"
                                for number, one in enumerate(hostile))
    path = make_deck(page, server, name="<img src=x onerror=window.owned=1>Deck")
    paste(page, server, path, table)
    settle(page)

    def is_harmless(where):
        assert page.evaluate("window.owned") is None, where
        assert page.evaluate("window.refused ?? []") == [], where
        assert "owned" != page.title(), where
        strange = page.evaluate("""() => [...document.querySelectorAll('main *')].filter((node) =>
          ['script', 'iframe', 'object', 'embed', 'style', 'base', 'meta', 'video', 'audio', 'math'].includes(node.localName)
          || node.getAttributeNames().some((name) => name.startsWith('on') || name === 'style' || name === 'srcdoc')
          || /^(javascript|data):/.test(node.getAttribute('href') ?? '')
          || node.localName === 'img' && node.hasAttribute('src')).map((node) => node.outerHTML.slice(0, 120))""")
        assert strange == [], where
        elsewhere = [url for url in asked if not url.startswith((server.url, "blob:" + server.url))]
        assert elsewhere == [], where

    shown = 0
    for start in range(1, 1001, 60):
        visit(page, server, f"{path}?from={start}")
        is_harmless(page.url)
        shown += page.locator("#cards li").count()
    texts = page.locator("#cards a.label").all_inner_texts()
    assert shown >= 1000 and all("hund" in text for text in texts)
    visit(page, server, path + "?" + urllib.parse.urlencode({"find": "hund 7"}))
    is_harmless("search")
    visit(page, server, "/cards")
    is_harmless("decks")

    # Every card by itself, as a learner goes from one to the next.
    ids = []
    for start in range(1, 1001, 60):
        visit(page, server, f"{path}?from={start}")
        ids += page.eval_on_selector_all("#cards a", "all => all.map((one) => one.pathname)")
    assert len(ids) == len(set(ids)) == 1000
    for number, card in enumerate(ids):
        page.evaluate("""(path) => { const way = document.createElement('a'); way.href = path
          document.getElementById('app').append(way); way.click(); way.remove() }""", card)
        page.wait_for_function("path => location.pathname === path && document.querySelector('.own-card')", arg=card)
        assert f"hund {number} " in page.locator(".own-card").text_content() + " ", card
        if number % 25 == 0:
            is_harmless(hostile[number])
    is_harmless("cards")

    # In a round, and in the list and on the page of what is learned.
    first = ids[0].rsplit("/", 1)[1]
    deck = path.rsplit("/", 1)[1]
    for only in (",".join(one.rsplit("/", 1)[1] for one in ids[start:start + 40]) for start in (0, 40)):
        visit(page, server, f"/practise/cards?deck={deck}&from=en&to=ja&way=flip&only={only}")
        for _ in range(10):
            page.locator(".flash").wait_for()
            page.keyboard.press("Space")
            is_harmless("round")
            page.keyboard.press("3")
            page.wait_for_timeout(40)
    is_harmless("round")
    settle(page)
    visit(page, server, "/items")
    is_harmless("items")
    expect(page.locator("main")).to_contain_text("hund")
    visit(page, server, "/item?" + urllib.parse.urlencode({"id": f"card/{deck}/{first}/en/ja"}))
    is_harmless("item")
    expect(page.locator("#title")).to_contain_text("hund")
    assert complaints == []
