# Targets that need more than Go.

.PHONY: bench-search

# The search of the built pages beside Pagefind and MiniSearch: needs npm and
# Chromium. SCALES are the sizes of corpus for the curve.
SCALES ?= 1,3,10,30,100

bench-search:
	@dir=$$(mktemp -d) && trap 'rm -rf "$$dir"' EXIT && \
	go run ./cmd/quinola build -o "$$dir/site" && \
	go run ./index/bench -site "$$dir/site" -scales "$(SCALES)"
