# Targets that need more than Go.

.PHONY: bench-search bench-build

# The search of the built pages beside Pagefind and MiniSearch: needs npm and
# Chromium. SCALES are the sizes of corpus for the curve.
SCALES ?= 1,3,10,30,100

bench-search:
	@dir=$$(mktemp -d) && trap 'rm -rf "$$dir"' EXIT && \
	go run ./cmd/quinola build -o "$$dir/site" && \
	go run ./index/bench -site "$$dir/site" -scales "$(SCALES)"

# What a build of 1, 5 and 20 copies of the Académie takes, in memory and time.
bench-build:
	go run ./site/bench
