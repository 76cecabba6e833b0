// Package schema describes, in JSON Schema (draft 2020-12), what a game takes and
// gives: the record of a hand, a position or a run of hands, and the settlement that
// replay makes of it. It also writes that settlement.
package schema

import (
	"encoding/json"
	"slices"
	"strings"

	"quinola/engine/cards"
	"quinola/engine/game"
)

type object = map[string]any

// Of returns the schema of some games: of one, or of all together. Its definitions
// "record" and "settlement" may be referred to by themselves.
func Of(games ...game.Game) ([]byte, error) {
	names := make([]string, len(games))
	for i, g := range games {
		names[i] = g.Name()
	}
	root := object{
		"$schema": "https://json-schema.org/draft/2020-12/schema",
		"title":   strings.Join(names, ", "),
		"anyOf":   []object{ref("record"), ref("settlement")},
		"$defs":   definitions(games),
	}
	out, err := json.MarshalIndent(root, "", "  ")
	if err != nil {
		return nil, err
	}
	return append(out, '\n'), nil
}

func definitions(games []game.Game) object {
	var ids []string
	var seats []string
	pools := map[string]bool{}
	for _, g := range games {
		for _, rs := range g.Rulesets() {
			for _, v := range append([]*game.Ruleset{rs}, rs.Variants...) {
				ids = append(ids, v.ID)
				for _, seat := range cards.Round(v.Seats) {
					if l := seat.String(); !slices.Contains(seats, l) {
						seats = append(seats, l)
					}
				}
				for _, p := range v.Pools {
					pools[p] = true
				}
			}
		}
	}
	defs := object{
		"rules":   object{"description": "the ruleset by which the hand is played", "enum": ids},
		"seat":    object{"description": "in the order of dealing and play", "enum": seats},
		"card":    object{"description": "a face and a suit", "type": "string", "pattern": "^[A2-9TJQK][SHDC]$"},
		"hand":    object{"description": "four suits, spades, hearts, diamonds and clubs, parted by dots", "type": "string", "pattern": `^[A2-9TJQK]*(\.[A2-9TJQK]*){3}$`},
		"amount":  object{"description": "in the smallest unit of the ruleset", "type": "integer"},
		"count":   object{"type": "integer", "minimum": 0},
		"cards":   list(ref("card")),
		"pools":   closed(each(pools, ref("amount"))),
		"beast":   closed(object{"by": ref("seat"), "amount": ref("count"), "inPlay": object{"type": "boolean"}}, "by", "amount"),
		"state":   object{"description": "what lies there besides: a number, a list, or a number for each seat", "type": "object", "propertyNames": object{"pattern": "^[a-z-]+$"}, "additionalProperties": object{"anyOf": []object{ref("count"), list(ref("amount")), bySeat(seats, ref("amount"))}}},
		"step":    stepOf(),
		"draw":    closed(object{"out": ref("cards"), "n": ref("count"), "act": text(), "to": ref("seat")}),
		"act":     actOf(),
		"hand-of": handOf(seats),
	}
	defs["record"] = object{"description": "a hand, a position, or a run of hands", "anyOf": []object{
		{"$ref": "#/$defs/hand-of", "required": []string{"rules"}},
		closed(runOf(seats), "hands"),
	}}
	defs["settlement"] = settlementOf(seats)
	return defs
}

// handOf returns the record of one hand, or of a position in one.
func handOf(seats []string) object {
	members := object{
		"name": text(), "rules": object{"anyOf": []object{ref("rules"), {"const": ""}}}, "settings": settings(), "dealer": ref("seat"), "leader": ref("seat"),
		"pool": ref("count"), "pools": ref("pools"), "beasts": list(ref("beast")), "state": ref("state"),
		"trick":    ref("count"),
		"taken":    bySeat(seats, closed(object{"tricks": ref("count"), "points": ref("count")})),
		"deal":     bySeat(seats, ref("hand")),
		"hands":    bySeat(seats, ref("hand")),
		"talon":    ref("cards"),
		"turned":   ref("card"),
		"discards": ref("cards"),
		"exchange": bySeat(seats, object{"anyOf": []object{ref("card"), {"const": "-"}}}),
		"swap":     bySeat(seats, ref("card")),
		"draw":     bySeat(seats, object{"anyOf": []object{ref("draw"), list(ref("draw"))}}),
		"play": object{"anyOf": []object{
			list(list(object{"type": "string", "pattern": "^([A-Z]:)?[A2-9TJQK][SHDC]$"})),
			list(ref("step")),
		}},
		"acts":      list(ref("act")),
		"unclaimed": list(object{"anyOf": []object{ref("card"), {"enum": []string{"party", "pool"}}}}),
		"expect":    list(text()),
		"open":      object{"type": "boolean"},
	}
	for _, phase := range []string{"bids", "declare", "bets", "choices", "trades"} {
		members[phase] = list(ref("step"))
	}
	return closed(members)
}

// runOf returns the members of a run of hands: what stands beside the hands is the
// first one's.
func runOf(seats []string) object {
	members := handOf(seats)["properties"].(object)
	members["hands"] = list(ref("hand-of"))
	return members
}

// stepOf returns what a player does in a phase that is not the play of tricks.
func stepOf() object {
	n := object{"anyOf": []object{ref("count"), list(ref("count"))}}
	return closed(object{"seat": ref("seat"), "bid": text(), "what": text(), "act": text(), "card": ref("card"), "cards": ref("cards"),
		"n": n, "amount": n, "suit": object{"enum": []string{"S", "H", "D", "C"}}, "to": ref("seat")}, "seat")
}

// actOf returns something done besides.
func actOf() object {
	return closed(object{
		"at":   object{"description": "draw, deal, exchange, a phase, the number of a trick, or end", "anyOf": []object{{"type": "string"}, {"type": "integer", "minimum": 1}}},
		"seat": object{"anyOf": []object{ref("seat"), {"type": "null"}}}, "act": object{"type": "string", "minLength": 1},
		"card": object{"anyOf": []object{ref("card"), {"enum": []any{nil, ""}}}}, "to": ref("seat"), "n": list(ref("count")), "cards": ref("cards"),
	}, "at", "act")
}

// settlementOf returns what replay gives. Games have outcomes of their own: these
// are told by the members that are not named here.
func settlementOf(seats []string) object {
	nobody := object{"anyOf": []object{ref("seat"), {"type": "null"}}}
	pay := closed(object{"from": text(), "to": text(), "amount": ref("amount")}, "from", "to", "amount")
	event := object{"type": "object", "required": []string{"trick", "seat", "rule", "by", "clauses", "pays", "text"}, "properties": object{
		"trick": ref("count"), "seat": nobody, "rule": text(), "by": list(text()), "clauses": list(text()), "pays": list(pay), "text": text()}}
	trick := closed(object{"leader": nobody, "taker": nobody, "cards": ref("cards")}, "leader", "taker", "cards")
	return object{"description": "what replay gives for a hand", "type": "object", "required": []string{"rules", "unit", "net", "tricks", "events"}, "properties": object{
		"rules": ref("rules"), "unit": text(), "net": bySeat(seats, ref("amount")), "pool": ref("amount"), "pools": ref("pools"),
		"bank": ref("amount"), "beasts": list(ref("beast")), "state": ref("state"), "points": bySeat(seats, ref("amount")),
		"tricks": list(trick), "result": object{"type": "object"}, "void": object{"type": "boolean"}, "next": nobody, "events": list(event),
		"idle":   object{"description": "acts of the record without which the hand is settled alike, as a play block notes them", "type": "array", "items": text()},
		"unsaid": object{"description": "those of kinds of which the book says nothing", "type": "array", "items": text()},
	}}
}

func ref(name string) object { return object{"$ref": "#/$defs/" + name} }

func text() object { return object{"type": "string"} }

func list(of object) object { return object{"type": "array", "items": of} }

// closed returns an object of these members and no others.
func closed(members object, required ...string) object {
	o := object{"type": "object", "properties": members, "additionalProperties": false}
	if required != nil {
		o["required"] = required
	}
	return o
}

// each gives every name the same.
func each(names map[string]bool, of object) object {
	members := object{}
	for name := range names {
		members[name] = of
	}
	return members
}

// bySeat returns an object with a member for some of the seats.
func bySeat(seats []string, of object) object {
	members := object{}
	for _, l := range seats {
		members[l] = of
	}
	return closed(members)
}

// settings returns figures that players agree on, by their ids.
func settings() object {
	return object{"type": "object", "propertyNames": object{"pattern": "^[a-z0-9-]+/[a-z0-9.-]+#[a-z0-9.-]+$"}, "additionalProperties": ref("count")}
}
