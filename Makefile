.DEFAULT_GOAL := help
.PHONY: help gallery gallery-web gallery-web-draw web test pictures pictures-uikit setup lint format test-scripts test-gui test-wasm test-web test-counts fuzz sanitize soak soak-web mutate vectors bench clean

help: ## Shows this list.
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

gallery: ## Installs what is missing, builds the gallery and opens it; without a display, draws its pages to out/gallery.
	@Scripts/gallery

test: ## Installs what is missing, then checks everything: sources, format, scripts, tests, WebAssembly, counts.
	@Scripts/test

pictures: ## Draws the pictures of the README anew, from the gallery.
	@Scripts/draw-readme

pictures-uikit: ## Draws the gallery's pages as the UIKit host shows them to out/uikit: light, dark, right to left, largest text, tablet.
	@swift build --product uikit-pictures
	@Scripts/draw-uikit .build/debug/uikit-pictures out/uikit

setup: ## Installs what is missing for the gallery and the tests, and does nothing else.
	@Scripts/setup gallery test

lint: ## Checks the format and the length of the source files.
	@Scripts/test sources lint

format: ## Formats all Swift files in place.
	@Scripts/sources '*.swift' | xargs -0 swift format --in-place --parallel

test-scripts: ## Tests the project's own scripts.
	@Scripts/test scripts

test-gui: ## Builds, and runs the tests that need a display, on a private one.
	@Scripts/test build gui a11y

test-wasm: ## Builds for WebAssembly and compares its frames with the native ones in node.
	@Scripts/test wasm

web: ## Builds the web host, <tab-strip> and the engine as WebAssembly, into Web/dist.
	@Scripts/build-web

test-web: ## Builds the web host and tries it in Chromium, with real input.
	@Scripts/test web

gallery-web: ## Builds the gallery for the web, serves it on 127.0.0.1 and prints the address.
	@Scripts/gallery-web

gallery-web-draw: ## Draws the web gallery's pages to out/gallery-web, in a browser without a window.
	@Scripts/gallery-web --draw

test-counts: ## Asserts, in a release build, the counts that are promised: measurements, allocations, live widgets.
	@Scripts/test counts

SECONDS_A_TARGET ?= 600

fuzz: ## Searches for inputs that break a promise, ten minutes a target; SECONDS_A_TARGET=60 for less.
	@Scripts/fuzz $(SECONDS_A_TARGET)

sanitize: ## Runs the tests under AddressSanitizer and ThreadSanitizer, and the GTK host's under LeakSanitizer; takes a while.
	@Scripts/sanitize

mutate: ## Puts small faults into Core and Hosting and reports those that no test notices; ONLY=Reveal for those that match.
	@Scripts/mutate $(if $(ONLY),'$(ONLY)')

SOAK_SECONDS ?= 600

soak: ## Has GTK strips live ten minutes among random input, edits and settings; SOAK_SECONDS=60 for less, SEED=7 for the same again.
	@Scripts/soak $(SOAK_SECONDS) $(SEED)

soak-web: ## Has strips live ten minutes in Chromium among random real input; SOAK_SECONDS=60 for less, SEED=7 for the same again.
	@Scripts/soak-web $(SOAK_SECONDS) $(SEED)

vectors: ## Runs other projects' facts through the engine; VECTORS=DIR takes another folder of them.
	@swift run vectors $(or $(VECTORS),Tests/Vectors)

bench: ## Measures times in a release build; nothing is asserted.
	swift run -c release --package-path Benchmarks times

clean: ## Removes everything that was built or drawn.
	rm -rf .build Web/dist Gallery/.build Benchmarks/.build out
