package index

import (
	"encoding/json"
	"sync"

	"quinola/corpus/lang"
)

// Script are the constants that the scripts of the pages ask for by name: the code and the
// name of each language, in the order of Languages.
var Script = sync.OnceValue(func() map[string]string {
	var list [][2]string
	for _, l := range lang.All() {
		list = append(list, [2]string{l.Code, l.Name})
	}
	data, err := json.Marshal(list)
	if err != nil {
		panic(err) // strings alone
	}
	return map[string]string{"LANGUAGES": string(data)}
})
