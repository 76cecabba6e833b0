package browsertest

import (
	"context"
	"testing"
)

// apart holds that what stands on lines of its own is heard apart, too. A screen reader
// hears the texts of a paragraph, a cell or an item one after another, as if what is only
// set as a block in it, a span or a b, were not there: "the pool" and "When a Quinola" on
// two lines are "the poolWhen a Quinola", unless something stands between.
func apart(t *testing.T, ctx context.Context) {
	t.Helper()
	if joined := js[string](t, ctx, heardAsOne); joined != "" {
		t.Errorf("these are heard as one word: %s", joined)
	}
}

// heardAsOne is the first two texts of the page between which there is a line to see and
// nothing to hear.
const heardAsOne = `(() => {
	const unheard = /^(SPAN|B|I|EM|STRONG|SMALL|BDI|S|U|SUP|SUB)$/;
	const block = (e) => !/^(inline|contents|none)/.test(getComputedStyle(e).display);
	const put = (e, place) => getComputedStyle(e, place).content.replace(/^(none|normal)$|^"|"$/g, '');
	const visible = (e) => e.checkVisibility({ visibilityProperty: true }) && !e.closest('[aria-hidden=true]');
	const whose = (text) => {
		let e = text.parentElement;
		while (unheard.test(e.tagName) && !e.hasAttribute('role') && !e.hasAttribute('tabindex')) e = e.parentElement;
		return e;
	};
	const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
	for (let before, text = null; (before = text, text = walk.nextNode());) {
		while (text && (!text.data.trim() || !visible(text.parentElement))) text = walk.nextNode();
		if (!text) break;
		if (!before || whose(before) !== whose(text)) continue;
		const between = document.createRange();
		between.setStartAfter(before);
		between.setEndBefore(text);
		if (between.cloneContents().querySelector('br, img, svg, input, select, button, a')) continue;
		let line = false, heard = '';
		for (let e = before.parentElement; e !== between.commonAncestorContainer; e = e.parentElement) {
			line ||= block(e);
			heard += put(e, '::after');
		}
		for (let e = text.parentElement; e !== between.commonAncestorContainer; e = e.parentElement) {
			line ||= block(e);
			heard += put(e, '::before');
		}
		if (line && !/[\s.,;:!?)]/.test(before.data.trim().slice(-1) + heard + text.data.trim()[0])) return before.data.trim() + '|' + text.data.trim();
	}
	return '';
})()`
