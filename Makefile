# Each line is a command you could type.

GUNGRAUN := $(shell sed -n '/^name = "gungraun"$$/{n;s/version = "\(.*\)"/\1/p;}' Cargo.lock)
FUZZ_SECONDS ?= 60
# What also runs in the browser, where there is no operating system.
WASM := tabletop race mars planet moon words games bots table
LOAD ?= --rates 500,1000,2000,3000 --seconds 10

.PHONY: play page test python bench fuzz

# The table in your browser: the page, then the program with the page inside. It prints the address to open.
play: page
	cargo run --release --locked -p orrery

page:
	cd web && npm ci --prefer-offline && npm run build

# The Python package in a fresh virtual environment, target/python-env.
python:
	scripts/python.sh

# Everything that must hold before a change is taken. The tests install PostgreSQL and Chromium if there is none.
test: page
	cd web && npm run check && npm test
	cargo fmt --all --check
	cargo clippy --workspace --all-targets --locked -- -D warnings
	RUSTDOCFLAGS="-D warnings" cargo doc --workspace --no-deps --locked
	scripts/wasm.sh cargo check --locked $(addprefix -p ,$(WASM))
	cargo test --workspace --locked
	scripts/python.sh test
	# Against the program that the tests before it have built.
	cd web && ORRERY_BIN=../target/debug/orrery npm run test:browser

# Time (criterion) and instruction counts (gungraun, which needs valgrind); then a crowd at the server's tables.
# The whole evening of docs/performance.md: LOAD="--rates 3000 --seconds 600" make bench
bench:
	gungraun-runner --version 2>/dev/null | grep -qF "$(GUNGRAUN)" || cargo install --locked gungraun-runner --version $(GUNGRAUN)
	cargo bench --workspace --locked
	cargo build --release --locked -p orrery
	cargo run --release --locked -p server --example load -- --server target/release/orrery $(LOAD)
	scripts/python.sh bench

# Each property for FUZZ_SECONDS. The stable compiler will do; a C++ compiler builds libFuzzer.
fuzz:
	cd fuzz && for target in legals_are_legal engine_survives_any_line record_round_trips; do \
		mkdir -p corpus/$$target && \
		cargo run --release --locked --bin $$target -- -max_total_time=$(FUZZ_SECONDS) -max_len=20000 corpus/$$target seeds/$$target || exit 1; \
	done
