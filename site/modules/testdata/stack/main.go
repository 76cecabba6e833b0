// Command stack does what needs the runtime's tables of functions: it collects garbage and
// moves stacks that point to themselves and to the heap, unwinds panics through deferred
// calls of both kinds, and recovers from them. It says "whole" if nothing was lost.
package main

import (
	"runtime"
	"sync"
)

type node struct {
	next  *node
	value int
}

// deep goes down n calls, each with pointers into the stack of the one above it.
func deep(n int, above *[4]*node) (sum int) {
	var mine [4]*node
	mine[n%4] = &node{value: n}
	defer func() { sum += mine[n%4].value }()
	if above != nil && above[(n+1)%4].value != n+1 {
		panic("what the stack above points to is lost")
	}
	if n%500 == 0 {
		runtime.GC()
	}
	if n == 0 {
		return 0
	}
	return deep(n-1, &mine)
}

// thrown panics n calls below, and each call that unwinds adds to what was thrown.
func thrown(n int, kept *node) (list *node) {
	for range n % 3 { // not known when it is compiled
		defer func() { list = &node{list, 0} }()
	}
	defer func() {
		list, _ = recover().(*node)
		runtime.GC()
		list = &node{list, kept.value}
		if n < 40 {
			panic(list)
		}
	}()
	if n == 0 {
		panic((*node)(nil))
	}
	return thrown(n-1, &node{value: n})
}

// fault returns what the runtime says of a fault.
func fault(does func()) (says string) {
	defer func() { says = recover().(runtime.Error).Error() }()
	does()
	return ""
}

func main() {
	const depth = 5000
	if deep(depth, nil) != depth*(depth+1)/2 {
		panic("what was deferred is lost")
	}
	sum := 0
	for n := thrown(40, &node{value: 40}); n != nil; n = n.next {
		sum += n.value
	}
	if sum != 40+40*41/2 {
		println(sum)
		panic("what was thrown is lost")
	}
	var list []int
	var none *node
	if fault(func() { list[len(list)]++ }) == "" || fault(func() { none.value++ }) == "" {
		panic("a fault says nothing")
	}
	var all sync.WaitGroup
	turns := make(chan int)
	for n := range 20 {
		all.Go(func() {
			if n%2 == 0 {
				turns <- deep(100*n, nil)
				runtime.Goexit()
			}
			if deep(<-turns%1000, nil) < 0 {
				panic("a sum is negative")
			}
		})
	}
	all.Wait()
	println("whole")
}
