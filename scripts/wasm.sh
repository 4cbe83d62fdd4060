#!/bin/sh
# Runs a command that compiles for the browser:
#
#     scripts/wasm.sh cargo check -p games
#     scripts/wasm.sh cargo build --release -p games
#
# The compiler is the installed one if it has the target wasm32-unknown-unknown or can get it through rustup. Where
# rustup's servers are out of reach it is Debian's, unpacked into target/: nothing is installed, and root is not needed.
# `scripts/wasm.sh true` only makes sure that there is one. `ORRERY_WASM=debian` takes Debian's in any case.
set -eu

target=wasm32-unknown-unknown
root=$(cd "$(dirname "$0")/.." && pwd)
built=${CARGO_TARGET_DIR:-$root/target}
tools=$built/wasm-toolchain

fail() {
    echo "wasm.sh: $1" >&2
    exit 1
}

[ $# -gt 0 ] || fail "which command? For example: scripts/wasm.sh cargo check -p games"

# Whether the installed compiler has the target's standard library.
has_target() {
    library=$(rustc --print target-libdir --target $target 2>/dev/null) &&
        ls "$library"/libstd-*.rlib >/dev/null 2>&1
}

add_target() {
    command -v rustup >/dev/null && timeout 300 rustup --quiet target add $target >&2
}

# apt with lists and cache of its own: it needs no root and disturbs no other apt.
apt() {
    tool=$1
    shift
    "$tool" -qq -o Dir::State="$apt/state" -o Dir::State::status=/var/lib/dpkg/status -o Dir::Cache="$apt/cache" \
        -o Debug::NoLocking=1 -o APT::Sandbox::User="$(id -un)" -o APT::Get::Always-Include-Phased-Updates=true "$@"
}

# The packages that one of these depends on.
needs() {
    apt apt-cache depends --no-recommends --no-suggests "$@" | sed -n 's/^ *|\{0,1\}Depends: \([^<].*\)$/\1/p'
}

# Debian's compiler for browsers' sources, with the sources of its standard library, which is then built for the target.
unpack_debian() {
    command -v apt-get >/dev/null || return 1
    new=$tools.new
    apt=$new/apt
    rm -rf "$new"
    mkdir -p "$apt/state/lists/partial" "$apt/cache/archives/partial"
    echo "wasm.sh: unpacking Debian's rustc-web into $tools" >&2
    apt apt-get update >&2 || return 1
    std=$(needs libstd-rust-web-dev | grep '^libstd-rust-web-[0-9]') || return 1
    llvm=$(needs "$std" | sed -n 's/^libllvm//p')
    # What these need and the machine lacks comes with them; nothing is removed or set up, it is only fetched.
    apt apt-get install --yes --reinstall --download-only --no-install-recommends \
        rustc-web libstd-rust-web-dev "$std" rust-web-src "libllvm$llvm" "lld-$llvm" >&2 || return 1
    for package in "$apt"/cache/archives/*.deb; do
        case $package in
        # Of the compiler's sources only the library.
        */rust-web-src_*) dpkg-deb --fsys-tarfile "$package" | tar -x -C "$new" --wildcards './usr/src/*/library' './usr/lib' ;;
        *) dpkg-deb -x "$package" "$new" ;;
        esac
    done
    rm -rf "$apt"
    libraries="$tools/usr/lib:$(cd "$new" && echo usr/lib/*-linux-gnu* | sed "s|usr|$tools/usr|; s| .*||")"
    with_libraries rustc "$tools/usr/bin/rustc"
    with_libraries wasm-ld "$tools/usr/bin/wasm-ld-$llvm"
    rm -rf "$tools"
    mv "$new" "$tools"
}

# A script by which the program finds its libraries, and nobody else does.
with_libraries() {
    cat >"$new/$1" <<END
#!/bin/sh
LD_LIBRARY_PATH="$libraries\${LD_LIBRARY_PATH:+:\$LD_LIBRARY_PATH}" exec "$2" "\$@"
END
    chmod +x "$new/$1"
}

if [ "${ORRERY_WASM:-}" = debian ] || { ! has_target && ! add_target; }; then
    [ -x "$tools/rustc" ] || unpack_debian ||
        fail "no compiler for $target: neither rustup nor Debian's packages could be reached"
    export RUSTC="$tools/rustc" RUSTC_BOOTSTRAP=1 CARGO_UNSTABLE_BUILD_STD=std,panic_abort
    export CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER="$tools/wasm-ld"
fi
export CARGO_BUILD_TARGET=$target CARGO_TARGET_DIR="$built/wasm"
exec "$@"
