package bot_test

import (
	"testing"

	"quinola/engine/game"
	"quinola/engine/games"
	"quinola/engine/reversis"
	"quinola/engine/sitting"
)

// A policy wins from players who play at random, in every ruleset.
func TestPolicyBeatsRandom(t *testing.T) {
	for _, rs := range reversis.Rulesets {
		for _, v := range append([]*game.Ruleset{rs}, rs.Variants...) {
			c := sitting.Contest{Rules: games.Find(v.ID), Challenger: sitting.Policy, Field: sitting.Random, Hands: 60, Seed: 1}
			trial, err := c.Run(2, nil)
			if err != nil {
				t.Fatal(err)
			}
			gain, half := sitting.Interval(trial.Gain)
			t.Logf("%s: gain %.2f ± %.2f", v.ID, gain, half)
			if gain < half {
				t.Errorf("%s: the policy does not win: %.2f ± %.2f", v.ID, gain, half)
			}
		}
	}
}

// A sampler wins from players by the policy, taking the rulesets together,
// each by how sure its gain is; quinola tournament has the figures of many hands.
func TestSamplerBeatsPolicy(t *testing.T) {
	total := 0.0
	for _, rs := range reversis.Rulesets {
		c := sitting.Contest{Rules: games.Find(rs.ID), Challenger: sitting.Sampler, Field: sitting.Policy, Hands: 24, Seed: 1, Deals: 30}
		trial, err := c.Run(2, nil)
		if err != nil {
			t.Fatal(err)
		}
		gain, half := sitting.Interval(trial.Gain)
		t.Logf("%s: gain %.2f ± %.2f", rs.ID, gain, half)
		total += gain / half
	}
	if total <= 0 {
		t.Errorf("the samplers lose: %.2f half widths in all", -total)
	}
}
