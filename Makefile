# What a person types here. Longer work is a small script in scripts/.

SHELL := /bin/bash
PORT ?= 8080
DATA ?= data
DIST ?= dist
SHOTS ?= dist/screenshots
FUZZ_SECONDS ?= 60
# What people run is the release. The tests try the README's commands with the debug build, which they have already.
CONFIGURATION ?= release
# Nothing is loaded into the program: without names for that it is some megabytes smaller.
RELEASE := swift build -c release --static-swift-stdlib -Xlinker --no-export-dynamic
PROGRAM := $(if $(filter debug,$(CONFIGURATION)),swift build,$(RELEASE))
export DEBIAN_FRONTEND = noninteractive
# What C libraries compile to is kept outside the clone.
export CC := $(CURDIR)/scripts/clang
# Every generated case follows from it. `make surely` takes others, and says which.
export HEXIS_SEED ?= 66

.PHONY: run wasm web build debug test checks surely lint purity wasm-check parity scripts-check rules parts walks looks \
    engines bench soak fuzz screenshots icons format setup clean

# Thousands of generated cases keep every core busy; what waits for real processes runs apart from them, and not with
# all of them started at once.
RULES = ^Hexis(Core|App|Exchange)Tests
# What `make test` consists of, the longest first.
CHECKS = wasm debug web walks rules parts parity wasm-check lint purity scripts-check
# Within `make test` each check writes to a log of its own, with the seconds that it took.
step = $(if $(STEPS),scripts/step $@)

# Builds Hexis and serves it at http://localhost:8080. What people write goes into the folder data/. It is the
# release, which takes longer to build once and is as quick as what people will use.
run: build
	exec $(DIST)/hexis serve --data $(DATA) --port $(PORT)

# The app as the browser runs it.
wasm:
	@scripts/setup build wasm
	@$(step) scripts/wasm

# What browsers load, in dist/web.
web: wasm
	@$(step) scripts/web

# Makes what a server needs, dist/hexis: the program, with the files that browsers load at its end.
build: web
	$(PROGRAM) --product hexis
	@scripts/gather "$$($(PROGRAM) --show-bin-path)/hexis" $(DIST)

# The program and all Swift tests, as quick to compile as possible.
debug:
	@scripts/setup build
	@$(step) swift build --build-tests

# Everything that has to hold before a change is kept, two checks at a time; then what failed, and why.
test: setup
	@rm -rf .build/steps
	-@$(MAKE) --no-print-directory -j2 -k STEPS=1 checks
	@scripts/verdict $(CHECKS)

checks: $(CHECKS)

# The same three times over, shuffled, with other seeds, with the release, and on a machine that has better to do.
surely: setup build debug
	@scripts/surely '$(RULES)'

lint:
	@$(step) scripts/lint

# The core and the app may lean on nothing but the standard library.
purity:
	@$(step) scripts/purity

# What the browser runs asks for nothing but random bytes, and is small.
wasm-check: wasm
	@$(step) scripts/wasm-check

# The app says the same here and in the browser, whatever people type. HEXIS_RUNS=10 looks longer.
parity: wasm debug
	@scripts/setup tests
	@$(step) node Tests/Parity/parity.mjs

# The browser's side, read by TypeScript's checker.
scripts-check:
	@scripts/setup tests
	@$(step) scripts/scripts-check

rules: debug
	@$(step) scripts/swift-test rules --filter '$(RULES)'

# A message that is pushed is read by another's program too, which is written in Python.
parts: debug rules web .venv/made
	@$(step) scripts/swift-test parts --experimental-maximum-parallelization-width 6 --skip '$(RULES)'

# Real browsers in front of real servers, on both cores.
walks: debug web .venv/made
	@$(step) .venv/bin/pytest Tests/Browser -n 2 --dist worksteal

# Every page in every state and size.
looks: debug web .venv/made
	@LOOKS=every .venv/bin/pytest Tests/Browser/test_looks.py -n 2

# What the rules, the server and the browser's side cost, beside what their libraries can do at best, into
# docs/BENCHMARKS.md: a quarter of an hour on a machine that does nothing else.
bench: wasm-check build .venv/made
	@scripts/setup bench tests
	$(RELEASE) --product HexisBench
	$(RELEASE) --product ExpatLoop
	$(RELEASE) --product HexisBrowser
	python3 -m venv .venv-peers
	.venv-peers/bin/pip install --quiet --disable-pip-version-check -r scripts/bench-peers.txt
	HEXIS_NATIVE=$$($(RELEASE) --show-bin-path)/HexisBrowser .venv/bin/python scripts/bench docs/BENCHMARKS.md

# What takes longer than `make test` has time for: ten times as many rounds in which servers are killed and frozen, and what
# somebody notices while others attack a release.
soak: build debug
	HEXIS_ROUNDS=10 scripts/swift-test soak --filter 'CallingRounds|Durability/killed'
	@grep -E '^[0-9]+ (calls|rounds),' .build/soak.log
	HEXIS=$(DIST)/hexis python3 scripts/attacks

# Hands ever new bytes to each decoder for FUZZ_SECONDS; what is found is kept, and read again by the tests.
fuzz:
	@scripts/setup build
	scripts/fuzz $(FUZZ_SECONDS)

# Pictures of the demonstration in every look, the one in the README, and those that are shown before installing.
screenshots: build .venv/made
	.venv/bin/python scripts/screenshots $(SHOTS)

# What takes longer to see in the engines of Safari and Firefox: every page without the server, and pictures of every
# page beside Chromium's, in dist/engines.
engines: debug web .venv/made
	@scripts/setup tests
	.venv/bin/pytest Tests/Browser/engines_in_full.py Tests/Browser/engines_looks.py

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
