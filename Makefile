# Debian 12 (apt) is what this is tried on; the brew names stand beside them for macOS, which is untested.
APT_LIBRARIES = pkg-config libpng-dev libjpeg62-turbo-dev libfreetype-dev libharfbuzz-dev libicu-dev liblcms2-dev libdeflate-dev libxxhash-dev
APT_FONTS = fonts-noto-core fonts-noto-cjk fonts-noto-color-emoji fonts-inter
BREW_LIBRARIES = pkg-config libpng jpeg-turbo freetype harfbuzz icu4c little-cms2 libdeflate xxhash

.PHONY: setup build test real-input lint format clean
.DEFAULT_GOAL := build

setup:
	@APT="$(APT_LIBRARIES) $(APT_FONTS)" BREW="$(BREW_LIBRARIES)" sh scripts/setup.sh

build: setup
	@swift build -c release --product polyshot

test: setup
	@swift test --disable-xctest --skip GoldenTests
	@swift test --disable-xctest -c release --scratch-path .build/golden --filter GoldenTests

real-input: build
	@sh scripts/real-input.sh

lint:
	@sh scripts/lint.sh

format:
	@swift format --in-place --recursive --parallel Package.swift Sources Tests

clean:
	@rm -rf .build captures AppStore samples-work
