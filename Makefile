# Each line is a command you could type.

GUNGRAUN := $(shell sed -n '/^name = "gungraun"$$/{n;s/version = "\(.*\)"/\1/p;}' Cargo.lock)
FUZZ_SECONDS ?= 60

.PHONY: play test bench fuzz

# A game in the terminal against bots.
play:
	cargo run --release --locked -p orrery -- play race

# Everything that must hold before a change is taken.
test:
	cargo fmt --all --check
	cargo clippy --workspace --all-targets --locked -- -D warnings
	RUSTDOCFLAGS="-D warnings" cargo doc --workspace --no-deps --locked
	# The server's own tests join when it is finished.
	cargo test --workspace --locked --exclude server

# Time (criterion) and instruction counts (gungraun, which needs valgrind).
bench:
	gungraun-runner --version 2>/dev/null | grep -qF "$(GUNGRAUN)" || cargo install --locked gungraun-runner --version $(GUNGRAUN)
	cargo bench --workspace --locked

# Each property for FUZZ_SECONDS. The stable compiler will do; a C++ compiler builds libFuzzer.
fuzz:
	cd fuzz && for target in legals_are_legal engine_survives_any_line record_round_trips; do \
		mkdir -p corpus/$$target && \
		cargo run --release --locked --bin $$target -- -max_total_time=$(FUZZ_SECONDS) -max_len=20000 corpus/$$target seeds/$$target || exit 1; \
	done
