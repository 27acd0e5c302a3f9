// Positions of the words that the browser may need. Every page carries the words as a list in its language. The list
// has no names, because every page would be longer by them. `writeWords` writes the list and `readWord` reads from
// it. After a deploy the script of an older build may read a page of a newer one, so a new word must go to the end.

// Islands and pages that cannot be loaded.
export const retry = 0
export const demoFailed = 1
export const demoFailedDetail = 2
export const demoLoadFailed = 3
export const pageLoadFailed = 4

// Controls in a text and of a demo.
export const copied = 5
export const linkCopied = 6
export const copyPrompt = 7
export const close = 8
export const demoActionFailed = 9

// Search.
export const searchUnavailable = 10
export const searchLoading = 11
export const searchEmpty = 12
export const searchCount = 13
export const searchCountOne = 14
export const searchBest = 15
export const searchNear = 16
export const searchAlike = 17
export const searchOther = 18
export const searchResults = 19
export const searchSlash = 20
export const searchKeys = 21
