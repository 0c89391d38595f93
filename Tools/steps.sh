# What ./run, ./test and ./bench share. They source it from the repository's root.

export LC_ALL=C.UTF-8 PYTHONUTF8=1 PYTHONDONTWRITEBYTECODE=1

log=.build/log
build_packages=(
  binaryen brotli espeak-ng fonts-noto-core libclang-rt-19-dev-wasm32 libevent-dev libmp3lame-dev libsonic-dev libyaml-dev
  pkg-config python3-venv scowl wasi-libc wfrench witalian wngerman woff2 wordnet-base wspanish wukrainian
  zlib1g-dev
)
test_packages=(
  chromium chromium-headless-shell hunspell hunspell-de-de hunspell-en-gb hunspell-en-us
  hunspell-es hunspell-fr hunspell-it hunspell-uk speech-dispatcher speech-dispatcher-espeak-ng
)

# Every way out that is not a success: one line, with its mend.
fail() {
  printf 'pipit: %s\n' "$*" >&2
  exit 1
}

# step 'Build the program' command…: one quiet line, the whole output in the log.
step() {
  local name=$1 began=$SECONDS first
  shift
  first=$(($(wc -l <"$log") + 1))
  printf '%s … ' "$name"
  if "$@" >>"$log" 2>&1 </dev/null; then
    printf '%d s\n' $((SECONDS - began))
    return
  fi
  printf 'failed\n'
  explain "$first"
  last_errors "$first" >&2
  fail "“$name” failed; everything it said is in $PWD/$log"
}

# The failures a newcomer meets that are none of the sources' doing.
explain() {
  local said
  said=$(tail -n "+$1" "$log")
  if [ "$(free_megabytes)" -lt 100 ] || grep -q 'No space left on device' <<<"$said"; then
    fail "the disk is full: make room for $PWD and the system's packages, then try again"
  elif grep -qE '^E: .*(Failed to fetch|Unable to fetch)' <<<"$said"; then
    fail "apt cannot reach its servers: see to the network (or http_proxy), then try again; details in $PWD/$log"
  elif grep -q 'No matching distribution found\|Could not find a version' <<<"$said"; then
    fail "pip cannot have what it is asked for: see to the network (or PIP_INDEX_URL), then try again; details in $PWD/$log"
  elif grep -q '^E: Unable to locate package' <<<"$said"; then
    fail "apt knows no $(sed -n 's/^E: Unable to locate package //p' <<<"$said" | paste -sd ' '): these scripts are for Debian 12 with its lists renewed (see to the network); details in $PWD/$log"
  fi
}

# The errors in the log from a line on, or its end where nothing calls itself an error.
last_errors() {
  local errors
  errors=$(tail -n "+$1" "$log" | grep -E '(^|: )(fatal )?error: |^E: ' | sort -u | tail -n 20) || true
  [ -n "$errors" ] || errors=$(tail -n "+$1" "$log" | tail -n 20)
  printf '%s\n' "$errors"
}

free_megabytes() {
  df -Pm . | awk 'NR == 2 { print $4 }'
}

# need_disk 3000: megabytes that must be free in this folder's file system.
need_disk() {
  local free
  free=$(free_megabytes)
  [ "$free" -ge "$1" ] ||
    fail "too little disk: $free MB are free in $PWD and $1 MB are needed; make room, then try again"
}

need_place_to_write() {
  { mkdir -p .build && touch "$log"; } 2>/dev/null ||
    fail "$PWD/.build cannot be written by $(id -un): give it the folder (chown) or clone elsewhere"
}

# Compiled modules hold this folder's path: under another name they would be refused one by one.
leave_moved_build() {
  local place
  place=$(cat .build/place 2>/dev/null) || place=$PWD
  [ "$place" = "$PWD" ] || find .build -mindepth 1 ! -path "$log" -delete
  printf '%s\n' "$PWD" >.build/place
}

# The compiler keeps a cache at home; whoever has no home gets one here.
have_a_home() {
  [ -n "${HOME:-}" ] && [ -w "$HOME" ] && return
  export HOME=$PWD/.build/home
  mkdir -p "$HOME"
}

need_swift() {
  command -v swift >/dev/null ||
    fail "no swift in PATH: install Swift 6.2 or newer from https://www.swift.org/install/linux/"
  swift --version >"$log" 2>&1 ||
    fail "swift does not start ($(tail -n 1 "$log")): install what https://www.swift.org/install/linux/ asks for"
  local version major minor
  version=$(sed -n 's/.*Swift version \([0-9]*\.[0-9]*\).*/\1/p' "$log" | head -n 1)
  IFS=. read -r major minor <<<"$version"
  if [ -z "$version" ] || [ "$major" -lt 6 ] || { [ "$major" -eq 6 ] && [ "$minor" -lt 2 ]; }; then
    fail "Swift ${version:-of an unknown version} is too old: install 6.2 or newer from https://www.swift.org/install/linux/"
  fi
}

missing_packages() {
  local package
  for package in "$@"; do
    [ "$(dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null)" = installed ] ||
      printf '%s ' "$package"
  done
}

# need_packages name…: installs those that dpkg does not know, and nothing where none is missing.
need_packages() {
  local missing as_root=()
  command -v apt-get >/dev/null ||
    fail "no apt-get here: these scripts set up Debian 12; elsewhere install by hand: $*"
  missing=$(missing_packages "$@")
  missing=${missing% }
  [ -n "$missing" ] || return 0
  if [ "$(id -u)" -ne 0 ]; then
    command -v sudo >/dev/null ||
      fail "packages are missing and there is no sudo; as root: apt-get install -y $missing"
    as_root=(sudo)
    if [ -t 0 ]; then sudo -v; else sudo -n true 2>/dev/null; fi ||
      fail "packages are missing and sudo wants a password or more rights; first, as root: apt-get install -y $missing"
  fi
  step "Install $missing" install_packages "$missing" ${as_root[@]+"${as_root[@]}"}
}

# A list that cannot be renewed is no failure by itself: the packages may be at hand all the same.
install_packages() {
  local packages as_root=("${@:2}")
  read -r -a packages <<<"$1"
  local apt=(
    ${as_root[@]+"${as_root[@]}"} env DEBIAN_FRONTEND=noninteractive
    ${http_proxy:+"http_proxy=$http_proxy"} ${https_proxy:+"https_proxy=$https_proxy"}
    apt-get -o DPkg::Lock::Timeout=600 -o Acquire::Retries=3 -y
  )
  "${apt[@]}" update || true
  "${apt[@]}" install --no-install-recommends "${packages[@]}"
}

# The Python environment of tests and benchmarks: .venv, made anew when what it holds has changed.
set_up_python() {
  cmp -s Tests/requirements.txt .venv/requirements.txt || step 'Set up Python' make_environment
}

make_environment() {
  rm -rf .venv &&
    python3 -m venv .venv &&
    .venv/bin/pip install --disable-pip-version-check --only-binary :all: -q -r Tests/requirements.txt &&
    cp Tests/requirements.txt .venv/requirements.txt
}

# One text for all that the built program and site are made from; tests are not among it.
sources_stamp() {
  {
    local swift
    swift=$(readlink -f "$(command -v swift)")
    stat -c '%n %s %Y' "$swift"
    find Package.swift run Core Activities App Hosts Content Web Tools \
      -name Tests -prune -o -type f -print0 | sort -z | xargs -0 sha256sum
  } | sha256sum
}
