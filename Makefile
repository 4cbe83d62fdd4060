# Each line is a command you could type.

GUNGRAUN := $(shell sed -n '/^name = "gungraun"$$/{n;s/version = "\(.*\)"/\1/p;}' Cargo.lock)
FUZZ_SECONDS ?= 60
# What also runs in the browser, where there is no operating system.
WASM := tabletop race mars planet moon words games bots table browser
# Games of which bots have learnt something, which the page fetches when it is needed.
LEARNT := race
LOAD ?= --rates 500,1000,2000,3000 --seconds 10

.PHONY: play engine page site test python bench fuzz

# The table in your browser: the page, then the program with the page inside. It prints the address to open.
play:
	@if scripts/wasm.sh true; then $(MAKE) engine; else rm -f web/engine/engine.wasm; \
		echo "No compiler for WebAssembly, so no games on the device: rustup target add wasm32-unknown-unknown"; fi
	$(MAKE) page
	cargo run --release --locked -p orrery

# Rules, bots and tables for the page itself.
engine:
	scripts/wasm.sh cargo build --profile page --locked -p browser
	mkdir -p web/engine
	cp $${CARGO_TARGET_DIR:-target}/wasm/wasm32-unknown-unknown/page/browser.wasm web/engine/engine.wasm
	for game in $(LEARNT); do cat crates/$$game/data/*.bin > web/engine/$$game.weights; done

page:
	cd web && npm ci --prefer-offline && npm run build

# A folder that any static web host can serve, from any path: docs/site.md.
site: engine
	cd web && npm ci --prefer-offline && npm run build -- --base ./ --outDir ../site --emptyOutDir

# The Python package in a fresh virtual environment, target/python-env.
python:
	scripts/python.sh

# Everything that must hold before a change is taken. The tests install PostgreSQL and Chromium if there is none.
test: engine page
	cd web && npm run check && npm test
	cargo fmt --all --check
	cargo clippy --workspace --all-targets --locked -- -D warnings
	RUSTDOCFLAGS="-D warnings" cargo doc --workspace --no-deps --locked
	scripts/wasm.sh cargo check --locked $(addprefix -p ,$(WASM))
	cargo test --workspace --locked
	# What the tests before it have played natively, in the engine of the page.
	cd web && npm run test:engine
	scripts/python.sh test
	# Against the program that the tests before it have built.
	cd web && ORRERY_BIN=../target/debug/orrery npm run test:browser

# Time (criterion) and instruction counts (gungraun, which needs valgrind); then a crowd at the server's tables.
# The whole evening of docs/performance.md: LOAD="--rates 3000 --seconds 600" make bench
bench: engine
	gungraun-runner --version 2>/dev/null | grep -qF "$(GUNGRAUN)" || cargo install --locked gungraun-runner --version $(GUNGRAUN)
	cargo bench --workspace --locked
	cargo run --release --locked -p browser --example pace > web/tests/engine/pace.jsonl
	cd web && npm run bench:engine
	cargo build --release --locked -p orrery
	cargo run --release --locked -p server --example load -- --server target/release/orrery $(LOAD)
	scripts/python.sh bench

# Each property for FUZZ_SECONDS. The stable compiler will do; a C++ compiler builds libFuzzer.
fuzz:
	cd fuzz && for target in legals_are_legal engine_survives_any_line record_round_trips what_comes_from_outside_gets_a_sentence; do \
		mkdir -p corpus/$$target && \
		cargo run --release --locked --bin $$target -- -max_total_time=$(FUZZ_SECONDS) -max_len=20000 corpus/$$target seeds/$$target || exit 1; \
	done
