"""A server for the glue's tests: files from memory, with the headers the real one sends."""

import http.server
import json
import pathlib
import threading

ROOT = pathlib.Path(__file__).resolve().parents[3]
WEB = ROOT / "Web"
HERE = pathlib.Path(__file__).parent
POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' blob: data:; "
    "media-src 'self' blob:; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'; "
    "trusted-types pipit")
TYPES = {"html": "text/html; charset=utf-8", "js": "text/javascript", "css": "text/css", "wasm": "application/wasm",
         "webmanifest": "application/manifest+json", "svg": "image/svg+xml", "png": "image/png"}


def glue():
    """The script, its parts joined as the builder does."""
    return "".join(part.read_text() for part in sorted((WEB / "glue").glob("*.js")))


class Site:
    """Files by path; `page` answers every path without a dot. `asked` has what was fetched; nothing is, `is_down`."""

    def __init__(self):
        self.files = {}
        self.page = b""
        self.asked = []
        self.is_down = False
        site = self

        class Handler(http.server.BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def do_GET(self):
                path = self.path.split("?")[0]
                if site.is_down:
                    raise ConnectionError
                site.asked.append(path)
                body = site.files.get(path)
                if body is None and "." not in path:
                    body = site.page
                kind = path.rsplit(".")[-1] if "." in path else "html"
                self.send_response(200 if body is not None else 404)
                self.send_header("Content-Type", TYPES.get(kind, "application/octet-stream"))
                self.send_header("Content-Security-Policy", POLICY)
                self.send_header("Cache-Control", "no-cache")
                self.send_header("Content-Length", str(len(body or b"")))
                self.end_headers()
                self.wfile.write(body or b"")

            def handle(self):
                try:
                    super().handle()
                except ConnectionError:
                    self.close_connection = True  # the page went away, or the server is down

            def log_message(self, *_):
                pass

        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.server.daemon_threads = True
        self.url = f"http://127.0.0.1:{self.server.server_port}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def serve_bench(self):
        """The page on which the glue's parts are tried by themselves."""
        self.page = (HERE / "page.html").read_bytes()
        self.files = {f"/{name}": (HERE / name).read_bytes() for name in ("bench.js", "page.css")}
        self.files["/glue.js"] = glue().encode()
        self.list_packs({"alphabets": "v1"})
        self.files["/assets/alphabets.v1.pack"] = b"NATO"
        return self

    def list_packs(self, versions, build="b1"):
        self.files[f"/assets/packs.{build}.json"] = json.dumps(versions).encode()

    def serve_build(self, build, page_build=None, module_build=None, missing=None):
        """A whole site of one build, as the builder makes it; a part may be of another build or missing."""
        packs = {"alphabets": build, "words": "w1"}
        alphabets = f"/assets/alphabets.{build}.pack"
        site = {
            "build": build, "packs": packs,
            "shell": ["/", "/shell.html", f"/glue.{build}.js", f"/style.{build}.css", f"/assets/pipit.{build}.wasm",
                      f"/assets/packs.{build}.json", alphabets, "/icon.svg", "/manifest.webmanifest"],
        }
        inside = lambda text: text.replace("/*site*/null", json.dumps(site)).encode()
        self.page = shell(page_build or build, build)
        files = {
            f"/glue.{build}.js": inside(glue()),
            "/service-worker.js": inside((WEB / "service-worker.js").read_text()),
            f"/style.{build}.css": f":root {{ --build: {build}; }}".encode(),
            f"/assets/pipit.{build}.wasm": echo(module_build or build),
            f"/assets/packs.{build}.json": json.dumps(packs).encode(),
            alphabets: b"NATO", "/assets/words.w1.pack": b"words",
            "/icon.svg": (WEB / "icon.svg").read_bytes(),
            "/icon-192.png": (WEB / "icon-192.png").read_bytes(),
            "/manifest.webmanifest": (WEB / "manifest.webmanifest").read_bytes(),
        }
        self.files = {path: body for path, body in files.items() if path != missing}
        return self

    def stop(self):
        self.server.shutdown()
        self.server.server_close()


def shell(page_build, build):
    """The page that the server makes of Web/shell.html."""
    text = (WEB / "shell.html").read_text()
    for name, value in {
        "lang": "en", "classes": "", "title": "Pipit", "build": page_build, "page": "",
        "style": f"/style.{build}.css", "script": f"/glue.{build}.js", "module": f"/assets/pipit.{build}.wasm",
        "packs": f'<link rel="preload" href="/assets/alphabets.{build}.pack" as="fetch" crossorigin>',
    }.items():
        text = text.replace(f"<!--{name}-->", value)
    assert "<!--" not in text, "every place in the shell is filled"
    return text.encode()


def echo(build):
    """A WebAssembly module that answers each message with itself, with its build as the real one has it."""
    def vector(items):
        return bytes([len(items)]) + b"".join(items)

    def name(text):
        return bytes([len(text)]) + text.encode()

    def section(number, body):
        return bytes([number, len(body)]) + body

    number = b"\x7f"
    room = b"\x80\x80\x04"  # 65,536: where the input goes and the answer is read
    bodies = [b"\x41" + room, b"\x20\x00", b"\x41" + room]  # room, message, answer
    return b"\0asm\1\0\0\0" + section(1, vector([
        b"\x60\x02" + number * 2 + b"\x00", b"\x60\x01" + number + b"\x01" + number, b"\x60\x00\x01" + number,
    ])) + section(2, vector([name("pipit") + name("random") + b"\x00\x00"])) \
        + section(3, vector([b"\x01", b"\x01", b"\x02"])) + section(5, b"\x01\x00\x10") \
        + section(7, vector([
            name("memory") + b"\x02\x00", name("pipit_room") + b"\x00\x01",
            name("pipit_message") + b"\x00\x02", name("pipit_answer") + b"\x00\x03",
        ])) + section(10, vector([bytes([len(body) + 2]) + b"\x00" + body + b"\x0b" for body in bodies])) \
        + section(0, name("pipit-build") + build.encode())
