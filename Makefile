# The commands for working on Hexis. Anything longer is a script in scripts/.

SHELL := /bin/bash
PORT ?= 8080
DATA ?= data
DIST ?= dist
SHOTS ?= dist/screenshots
FUZZ_SECONDS ?= 60
# People run the release build. The tests run the README's commands with the debug build, which already exists. They use
# it without relinking, because other tests start it at the same time and Linux cannot execute a file open for writing.
CONFIGURATION ?= release
# The program loads no plug-ins: without exported symbols it is a few megabytes smaller, with packed relocations, which
# need lld, four more, with equal functions kept once, one more, and without the tables for exceptions, of which the C and
# C++ libraries throw none, half of one more.
RELEASE := swift build -c release --static-swift-stdlib -Xlinker --no-export-dynamic \
    -Xswiftc -use-ld=lld -Xlinker -z -Xlinker pack-relative-relocs -Xlinker --icf=all \
    -Xcc -fno-asynchronous-unwind-tables -Xcc -fno-unwind-tables -Xcxx -fno-exceptions
# Editors index the sources themselves.
DEBUG := swift build --disable-index-store
PROGRAM := $(if $(filter debug,$(CONFIGURATION)),$(DEBUG),$(RELEASE))
# Programs, or folders such as dist/web, of the versions that browsers hold now, the latest first: they fetch only what
# changed since. Without any, that is the program that this build replaces.
export UPDATES_FROM ?= $(abspath $(wildcard $(DIST)/hexis))
export DEBIAN_FRONTEND = noninteractive
# The compiled C libraries are cached outside the clone.
export CC := $(CURDIR)/scripts/clang
# Every generated case derives from this seed. `make surely` picks others, and prints them.
export HEXIS_SEED ?= 66
# A program that is too large stops `make surely`, and no other build.
surely: export STRICT := 1

.PHONY: run wasm web build debug test checks surely lint purity wasm-check parity scripts-check rules parts walks looks \
    engines bench soak package package-check container-check update-check fuzz screenshots icons format setup clean

# Thousands of generated cases keep every core busy, so tests that wait for real processes run separately from them, and
# with limited parallelism.
RULES = ^Hexis(Core|App|Exchange|Passkeys)Tests
# The checks of `make test`, longest first.
CHECKS = wasm debug web walks rules parts parity wasm-check lint purity scripts-check
# Within `make test`, each check writes its output and duration to its own files.
step = $(if $(STEPS),scripts/step $@)

# Builds Hexis and serves it at http://localhost:8080, with its data in the folder data/. This is the release build,
# which takes longer to compile but is as fast as in production.
run: build
	exec $(DIST)/hexis serve --data $(DATA) --port $(PORT)

# The app as the browser runs it.
wasm:
	@scripts/setup build wasm
	@$(step) scripts/wasm

# The files for browsers, in dist/web.
web: wasm
	@$(step) scripts/web

# Builds all that a server needs, dist/hexis: the program, with the files for browsers appended.
build: web
	$(if $(filter debug,$(CONFIGURATION)),,$(RELEASE) --product hexis)
	@scripts/gather "$$($(PROGRAM) --show-bin-path)/hexis" $(DIST)

# The program and all Swift tests, built to compile quickly.
debug:
	@scripts/setup build
	@$(step) $(DEBUG) --build-tests

# Every check that has to pass before a change is merged, two at a time; then the failures and their output.
test: setup
	@rm -rf .build/steps
	-@$(MAKE) --no-print-directory -j2 -k STEPS=1 checks
	@scripts/verdict 'make test' $(CHECKS)

checks: $(CHECKS)

# The same three times, shuffled, with new seeds, against the release build, on a busy machine.
surely: setup build debug
	@scripts/glewlwyd
	@scripts/surely '$(RULES)'

lint:
	@$(step) scripts/lint

# The core and the app may use only the standard library.
purity:
	@$(step) scripts/purity

# The browser's module imports only random bytes, is assembled as it was built, and stays small.
wasm-check: wasm
	@scripts/setup tests
	@$(step) scripts/wasm-check

# The app responds the same natively and in the browser, whatever the input. HEXIS_RUNS=10 runs longer.
parity: wasm debug
	@scripts/setup tests
	@$(step) node Tests/Parity/parity.mjs

# Type-checks the browser's scripts with TypeScript.
scripts-check:
	@scripts/setup tests
	@$(step) scripts/scripts-check

rules: debug
	@$(step) scripts/swift-test rules --filter '$(RULES)'

# A third-party program in Python also decrypts the push messages, hence the virtual environment.
parts: debug rules web .venv/made
	@$(step) scripts/swift-test parts --experimental-maximum-parallelization-width 6 --skip '$(RULES)'

# Real browsers in front of real servers, on both cores.
walks: debug web .venv/made
	@scripts/glewlwyd
	@$(step) .venv/bin/pytest Tests/Browser -n 2 --dist worksteal

# Every page in every state and size.
looks: debug web .venv/made
	@LOOKS=every .venv/bin/pytest Tests/Browser/test_looks.py -n 2

# Benchmarks the rules, the server and the browser against the best that their libraries can do, and writes the results
# to docs/BENCHMARKS.md: takes a quarter of an hour on an otherwise idle machine.
bench: wasm-check build .venv/made
	@scripts/setup bench tests
	$(RELEASE) --product HexisBench
	$(RELEASE) --product ExpatLoop
	$(RELEASE) --product HexisBrowser
	python3 -m venv .venv-peers
	.venv-peers/bin/pip install --quiet --disable-pip-version-check -r scripts/bench-peers.txt
	HEXIS_NATIVE=$$($(RELEASE) --show-bin-path)/HexisBrowser .venv/bin/python scripts/bench docs/BENCHMARKS.md

# Tests too long for `make test`: ten times as many rounds in which servers are killed and frozen, and how attacks on a
# release build affect other people.
soak: build debug
	HEXIS_ROUNDS=10 SWIFT_TEST_LIMIT=7200 scripts/swift-test soak --filter 'CallingRounds|Durability/killed'
	@grep -E '^[0-9]+ (calls|rounds),' .build/soak.log
	HEXIS=$(DIST)/hexis python3 scripts/attacks

# A Debian package, in dist.
package: build
	@scripts/setup package
	@rm -f $(DIST)/hexis_*.deb
	@scripts/package $(DIST)/hexis $(DIST)

# Installs, upgrades and removes the package in a clean Debian 12, as root.
package-check: package
	@rm -rf .build/older .build/newer
	@HEXIS_PACKAGE_VERSION=$$($(DIST)/hexis --version).1 scripts/package $(DIST)/hexis .build/newer
	@scripts/package $(DIST)/hexis .build/older
	@scripts/package-check .build/older/*.deb .build/newer/*.deb

# Makes a container image of the package, and uses it, as root.
container-check: package
	@scripts/setup container
	@scripts/container-check $(DIST)

# Updates servers from a former version, a commit or tag named by FORMER, and takes that back, while people use them.
update-check: build
	@scripts/setup tests
	@mkdir -p .build/former
	git archive $(FORMER) | tar -x -C .build/former
	$(MAKE) -C .build/former build
	scripts/update-check .build/former/dist/hexis

# Fuzzes each decoder for FUZZ_SECONDS; failing inputs are kept, and run again by the tests.
fuzz:
	@scripts/setup build
	scripts/fuzz $(FUZZ_SECONDS)

# Screenshots of the demo in every look, including those in the README and in the install dialog.
screenshots: build .venv/made
	.venv/bin/python scripts/screenshots $(SHOTS)

# The longer tests in the engines of Safari and Firefox: every page offline, and screenshots of every page beside
# Chromium's, in dist/engines.
engines: debug web .venv/made
	@scripts/setup tests
	.venv/bin/pytest Tests/Browser/engines_in_full.py Tests/Browser/engines_looks.py

# The icons of the installed app, from Web/icon.svg.
icons: .venv/made
	.venv/bin/python scripts/icons

format:
	swift format format --in-place --parallel -r Sources Tests Package.swift

# Installs the missing packages for everything above.
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
