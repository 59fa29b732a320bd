# Debian 12 (apt) is what this is tried on; the brew names stand beside them for macOS, which is untested.
APT_LIBRARIES = pkg-config libpng-dev libjpeg62-turbo-dev libfreetype-dev libharfbuzz-dev libicu-dev liblcms2-dev libdeflate-dev libxxhash-dev libhyphen-dev
# for the conformance suites: the Unicode Character Database, and what unpacks source packages
APT_TESTDATA = unicode-data dpkg-dev
APT_FONTS = fonts-noto-core fonts-noto-cjk fonts-noto-color-emoji fonts-inter
BREW_LIBRARIES = pkg-config libpng jpeg-turbo freetype harfbuzz icu4c little-cms2 libdeflate xxhash

# test files of other projects' source packages, for the tests that read them
FIXTURES = harfbuzz
# golden pictures and conformance suites, which are too slow unoptimized
RELEASE_TESTS = POLYSHOT_RELEASE_TESTS=1 swift test --disable-xctest -c release --scratch-path .build/release-tests

.PHONY: setup fixtures build demo test golden suites fuzz specimens real-input measure lint format clean
.DEFAULT_GOAL := build

setup:
	@APT="$(APT_LIBRARIES) $(APT_FONTS) $(APT_TESTDATA)" BREW="$(BREW_LIBRARIES)" sh scripts/setup.sh

build: setup
	@swift build -c release --product polyshot

demo: setup
	@echo "building (a few minutes the first time)"
	@swift build -c release
	@echo "drawing the demo's captures into captures/"
	@.build/release/demo-captures
	@echo "rendering"
	@.build/release/polyshot render
	@echo "the finished pictures are in $(CURDIR)/AppStore"

fixtures:
	@sh scripts/fixtures.sh $(FIXTURES)

test: setup fixtures
	@swift test --disable-xctest
	@$(RELEASE_TESTS)

golden: setup
	@$(RELEASE_TESTS) --filter GoldenTests

# Unicode's and HarfBuzz's own tests
suites: setup fixtures
	@$(RELEASE_TESTS) --filter SuiteTests

# random texts, fonts and queries, FUZZ_SECONDS each; needs a toolchain with libFuzzer
FUZZ_SECONDS = 600
fuzz: setup fixtures
	@sh scripts/fuzz.sh $(FUZZ_SECONDS)

# other people's captures and captions, where the samples are
real-input: build
	@sh scripts/real-input.sh

# one caption in every locale of the stores, to be looked at
specimens: setup
	@swift build -c release --product Specimens
	@.build/release/Specimens specimens

# the demo's captures must lie there: `make demo` draws them
measure: setup
	@sh scripts/measure.sh

lint:
	@sh scripts/lint.sh

format:
	@swift format --in-place --recursive --parallel Package.swift Sources Tests Benchmarks Fuzz

clean:
	@rm -rf .build captures AppStore samples-work specimens
