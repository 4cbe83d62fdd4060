#!/bin/sh
# The Python package: builds the wheel and installs it into a fresh virtual environment, target/python-env.
#   scripts/python.sh          with numpy, to be used
#   scripts/python.sh test     with what its tests need, and runs them
#   scripts/python.sh bench    with what it is measured beside, and measures
set -eu
cd "$(dirname "$0")/.."
what=${1:-use}
here=crates/python
python=${PYTHON:-python3}
if ! "$python" -c 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 9))' 2>/dev/null; then
	echo "The Python package needs Python 3.9 or later with venv; on Debian and Ubuntu: apt install python3 python3-venv" >&2
	exit 1
fi
install() {
	place=$1
	shift
	"$place/bin/python" -m pip install --quiet --disable-pip-version-check "$@"
}
if [ "$what" = test ]; then
	# What is only tested is compiled faster.
	export CARGO_PROFILE_RELEASE_LTO=off CARGO_PROFILE_RELEASE_CODEGEN_UNITS=16 CARGO_PROFILE_RELEASE_OPT_LEVEL=1
	cargo fmt --manifest-path $here/Cargo.toml --check
else
	export CARGO_PROFILE_RELEASE_STRIP=symbols
fi
tools=target/python-tools
if ! cmp -s $here/requirements/build.txt $tools/built-by.txt; then
	rm -rf $tools
	"$python" -m venv $tools
	install $tools --require-hashes -r $here/requirements/build.txt
	cp $here/requirements/build.txt $tools/built-by.txt
fi
rm -rf target/wheels
$tools/bin/maturin build --quiet --release --locked --manifest-path $here/Cargo.toml --target-dir target/python --out target/wheels
env=target/python-env
rm -rf $env
"$python" -m venv $env
install $env --require-hashes -r "$here/requirements/$what.txt"
install $env --no-index --no-deps target/wheels/orrery-*.whl
case $what in
use) echo "Installed: $env/bin/python -c 'import orrery'" ;;
test) $env/bin/python -m pytest --quiet -p no:cacheprovider $here/tests ;;
bench) $env/bin/python $here/bench/bench.py ;;
esac
