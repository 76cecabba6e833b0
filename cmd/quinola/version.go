package main

import (
	"fmt"
	"runtime/debug"
)

// versionJSON is what version -json prints. What the build does not say is "".
type versionJSON struct {
	Edition string `json:"edition"`
	Date    string `json:"date"`
	Commit  string `json:"commit"`
	Changed bool   `json:"changed"` // built of files that differ from the commit
	Go      string `json:"go"`
}

func versionCommand(c *call) func() error {
	return func() error {
		if err := c.noMore(); err != nil {
			return err
		}
		corp, err := c.load()
		if err != nil {
			return err
		}
		v := versionJSON{Edition: corp.Edition.Version, Date: corp.Edition.Date}
		if b, ok := debug.ReadBuildInfo(); ok {
			v.Go = b.GoVersion
			for _, s := range b.Settings {
				switch s.Key {
				case "vcs.revision":
					v.Commit = s.Value
				case "vcs.modified":
					v.Changed = s.Value == "true"
				}
			}
		}
		if c.json {
			return printJSON(c.stdout, v)
		}
		commit := v.Commit
		switch {
		case commit == "":
			commit = "of an unknown commit"
		case v.Changed:
			commit = "commit " + commit + ", changed"
		default:
			commit = "commit " + commit
		}
		fmt.Fprintf(c.stdout, "quinola, edition %s of %s; %s; %s\n", v.Edition, v.Date, commit, v.Go)
		return nil
	}
}
