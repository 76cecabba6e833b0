package browsertest

import "testing"

// kinds has one page of each kind, and what is open on it.
var kinds = []string{
	"/", "/hague-1785/", "/academie/", "/academie/sheet/2/", "/hague-1785/18/", "/hague-1785/1/", "/salon/1/", "/reglor-1809/", "/academie/ambigu.p13/",
	"/games/", "/games/reversis/", "/questions/", "/questions/follow.duty/", "/rule/", "/rule/reversis/", "/rule/reversis/quinola.placed/", "/rates/", "/rates/reversis/", "/compare/", "/compare/hand/", "/compare/smallest/", "/compare/deal/", "/brief/", "/brief/hague-1785/", "/term/", "/term/quinola/", "/coverage/", "/coverage/bete/", "/parallel/hague-1785/two-quinolas/", "/play/", "/play/hague-1785/", "/about/", "/changes/", "/offline/", "/search/?q=espagnolette", "/404.html",
}

// TestEveryKindOfPage looks at a page of each kind as it is laid out in windows
// of every width, as it looks, and as those meet it who do not see it.
func TestEveryKindOfPage(t *testing.T) {
	browse(t)
	pictured := pictured(t)
	for _, path := range kinds {
		t.Run(path, func(t *testing.T) {
			ctx := tab(t)
			window(t, ctx, widths[0].width, 1)
			visit(t, ctx, path)
			layout(t, ctx)
			if pictured {
				pictures(t, ctx, path)
			}
			window(t, ctx, 800, 1)
			accessible(t, ctx)
		})
	}
}
