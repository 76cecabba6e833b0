package site

func (e *edition) rulesPages() []page    { return nil }
func (e *edition) rulePages() []page     { return nil }
func (e *edition) termsPages() []page    { return nil }
func (e *edition) termPages() []page     { return nil }
func (e *edition) coveragePages() []page { return nil }

func (e *edition) aboutPages() []page   { return nil }
func (e *edition) missingPages() []page { return nil }

type docLike struct{ Lang, Kind, Game string }

func (e *edition) docs() []docLike { return nil }
