package main

import (
	"fmt"
	"sync"
	"time"
)

// patience is how long a reader at a terminal waits without a word.
const patience = time.Second

// wiped goes back to the beginning of a line of a terminal and takes away what stands there.
const wiped = "\r\x1b[K"

// busy tells a reader at a terminal what is being done, and for how long already, until done
// is called. What is done at once is not told.
func (c *call) busy(doing string) (done func()) {
	if !terminal(c.stderr) {
		return func() {}
	}
	return c.tell(doing, patience)
}

func (c *call) tell(doing string, each time.Duration) (done func()) {
	var told sync.WaitGroup
	over := make(chan bool)
	told.Go(func() {
		tick := time.NewTicker(each)
		defer tick.Stop()
		for began, said := time.Now(), false; ; {
			select {
			case <-over:
				if said {
					fmt.Fprint(c.stderr, wiped)
				}
				return
			case <-tick.C:
				said = true
				fmt.Fprintf(c.stderr, "\r%s, %d s\x1b[K", doing, int(time.Since(began).Seconds()))
			}
		}
	})
	return sync.OnceFunc(func() {
		close(over)
		told.Wait()
	})
}
