package annotate

import (
	"strings"
	"testing"
	"testing/fstest"
)

func TestConcordance(t *testing.T) {
	term := "+++\nid = \"quinola\"\nname = \"Quinola\"\nmeaning = \"x\"\n[[names]]\nlang = \"fr\"\nform = \"Quinola\"\n[[names]]\nlang = \"fr\"\nform = \"Valet de Cœur\"\n[[names]]\nlang = \"en\"\nform = \"carte\"\n+++\n"
	c := madeUp(
		"Le Quinola eſt le Valet de Cœur. Deux QUINOLAS; le valet de cœur, dit quinolades.",
		"Une carte. L'on place le Quinolâ.",
		"Valet de carreau.",
	)
	a, err := Read(Source{fstest.MapFS{"terms/quinola.md": {Data: []byte(term)}}, ""}, c)
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, l := range a.Concordance(a.Term("quinola"), 12) {
		got = append(got, l.Clause.ID+" "+l.Before+"["+l.Word+"]"+l.After)
	}
	want := []string{
		"hague-1785:1 Le [Quinola] eſt le…",
		"hague-1785:1 …eſt le [Valet de Cœur]. Deux…",
		"hague-1785:1 …Deux [QUINOLAS]; le valet…",
		"hague-1785:1 …le [valet de cœur], dit…",
		"hague-1785:2 …place le [Quinolâ].",
	}
	if strings.Join(got, "\n") != strings.Join(want, "\n") {
		t.Errorf("got:\n%s\nwant:\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
}

func BenchmarkConcordance(b *testing.B) {
	a, _ := published()
	for b.Loop() {
		n := 0
		for _, t := range a.Terms {
			n += len(a.Concordance(t, 44))
		}
		b.ReportMetric(float64(n), "lines")
	}
}
