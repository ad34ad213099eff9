# What a person types here. Longer work is a small script in scripts/.

SHELL := /bin/bash
PORT ?= 8080
DATA ?= data
SHOTS ?= dist/screenshots
FUZZ_SECONDS ?= 60
RELEASE := swift build -c release --static-swift-stdlib
export DEBIAN_FRONTEND = noninteractive

.NOTPARALLEL:
.PHONY: run wasm web build test lint purity wasm-check parity scripts-check swift-test browser-test bench \
    fuzz screenshots icons format setup clean

# Thousands of generated cases keep every core busy; what waits for real processes runs when they are through, and not
# with all of them started at once.
RULES = ^Hexis(Core|App|Exchange)Tests

# Builds Hexis and serves it at http://localhost:8080. What people write goes into the folder data/. It is the
# release, which takes longer to build once and is as quick as what people will use.
run: build
	exec dist/hexis serve --data $(DATA) --port $(PORT)

# The app as the browser runs it.
wasm:
	@scripts/setup build wasm
	@scripts/wasm >/dev/null

# What browsers load, in dist/web: with the app as it was built last, or without it.
web:
	@scripts/setup build
	@scripts/web

# Makes what a server needs, dist/hexis: the program, with the files that browsers load at its end.
build: wasm web
	$(RELEASE) --product hexis
	@scripts/gather

# Everything that has to hold before a change is kept.
test: setup lint purity wasm-check parity scripts-check swift-test build browser-test
	@echo "make test: all of it passed"

lint:
	swift format lint --strict --parallel -r Sources Tests Package.swift
	@echo "lint: $$(find Sources Tests -name '*.swift' | wc -l) Swift files, nothing to mend"

# The core and the app may lean on nothing but the standard library.
purity:
	@scripts/purity

# What the browser runs asks for nothing but random bytes, and is small.
wasm-check: wasm
	@scripts/wasm-check

# The app says the same here and in the browser, whatever people type. A seed that failed is tried again with
# HEXIS_SEED=…; HEXIS_RUNS=10 looks longer.
parity: wasm
	@scripts/setup tests
	swift build --product HexisBrowser
	node Tests/Parity/parity.mjs

# The browser's side, read by TypeScript's checker.
scripts-check:
	@scripts/setup tests
	@scripts/scripts-check

# A message that is pushed is read by another's program too, which is written in Python.
swift-test: .venv/made web
	swift build --build-tests
	@scripts/swift-test rules --filter '$(RULES)'
	@scripts/swift-test parts --experimental-maximum-parallelization-width 6 --skip '$(RULES)'

# To look at every page in every size takes one core long; what walks through the app has the other meanwhile.
browser-test: .venv/made
	@.venv/bin/pytest Tests/Browser/test_looks.py >.venv/looks 2>&1 & looks=$$!; \
	.venv/bin/pytest Tests/Browser --ignore Tests/Browser/test_looks.py; walks=$$?; \
	wait $$looks; looks=$$?; cat .venv/looks; [ $$walks = 0 ] && [ $$looks = 0 ]

# What the rules and the server cost, beside what their libraries can do at best, on this machine; then what they
# cost in the browser, beside this machine's own code and the server.
bench: wasm-check build .venv/made
	@scripts/setup bench tests
	$(RELEASE) --product HexisBench
	$(RELEASE) --product ExpatLoop
	$(RELEASE) --product HexisBrowser
	python3 -m venv .venv-peers
	.venv-peers/bin/pip install --quiet --disable-pip-version-check -r scripts/bench-peers.txt
	scripts/bench
	HEXIS_NATIVE=$$($(RELEASE) --show-bin-path)/HexisBrowser node scripts/bench-wasm.mjs
	.venv/bin/python scripts/bench-browser

# Hands ever new bytes to each decoder for FUZZ_SECONDS; what is found is kept, and read again by the tests.
fuzz:
	@scripts/setup build
	scripts/fuzz $(FUZZ_SECONDS)

# Pictures of the demonstration in every look, the one in the README, and those that are shown before installing.
screenshots: build .venv/made
	.venv/bin/python scripts/screenshots $(SHOTS)

# The icons of the installed app, from Web/icon.svg.
icons: .venv/made
	.venv/bin/python scripts/icons

format:
	swift format format --in-place --parallel -r Sources Tests Package.swift

# Installs what is missing, for everything above.
setup: .venv/made
	@scripts/setup build wasm tests

.venv/made: Tests/Browser/requirements.txt
	@scripts/setup tests
	rm -rf .venv
	/usr/bin/python3 -m venv .venv
	.venv/bin/pip install --quiet --disable-pip-version-check --use-pep517 -r Tests/Browser/requirements.txt
	touch .venv/made

clean:
	rm -rf .build .build-wasm .build-fuzz .venv dist
