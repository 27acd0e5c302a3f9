// Every number that decides an order or whether something is found. The sentence above each is printed beside it by
// `npm run bench -- search-weights`, which also tells what breaks when it is other; the result is in DESIGN.md.

/** Priority: a word in a title (spec) */
export const titleWeight = 10
/** Priority: a word in the title of a page (spec) */
export const pageTitleWeight = 100
/** Priority of a group: times its place in the navigation (spec) */
export const groupWeight = 1000

/** Value of a word in a title */
export const titleValue = 8
/** Value of a camel-case part of a title, and of the name in an address */
export const titlePartValue = 7
/** Value of a word in keywords */
export const keywordValue = 5
/** Value in the description of a page: it says what the whole page is about */
export const pageTextValue = 3
/** Value in the description of a demo */
export const demoTextValue = 2.5
/** Value in the description of a row of a reference table */
export const rowTextValue = 2.2
/** Value in the answer to a question: it is about nothing else */
export const questionTextValue = 2.3
/** Value in a section: one paragraph of many */
export const sectionTextValue = 1.5
/** Value in the text of a whole tab: a list of names */
export const tabTextValue = 0.8
/** Share of all values in a tab: many pages name their tabs alike */
export const tabShare = 0.8
/** A word repeated in a text counts at most so many times */
export const countCeiling = 2
/** How soon repeating a word stops to count */
export const countHalf = 0.5
/** How much a long text lowers a word in it */
export const lengthShare = 1

/** Quality of another English form of the word: `limiting` for `limit` */
export const formQuality = 0.75
/** Quality of a longer word that begins with it, least */
export const prefixQuality = 0.3
/** The same: so much more when nearly all of the longer word is typed */
export const prefixShare = 0.4
/** Quality of a word that holds it inside, least */
export const insideQuality = 0.1
/** The same: so much more when nearly all of it is typed */
export const insideShare = 0.25
/** Quality of a correction, divided by its edits */
export const typoQuality = 0.6
/** Quality of a correction of a beginning, divided by its edits */
export const typoPrefixQuality = 0.4
/** Quality of all parts of an identifier found apart: `max count` for `maxCount` */
export const partsQuality = 0.7
/** Quality of a whole run of Chinese beside its words */
export const runQuality = 1.5

/** What a word in the title of the page lends to a part of the page */
export const contextShare = 0.25
/** What the parts of a page lend to the page */
export const childShare = 0.4
/** What a word like `the` or `怎么` counts */
export const optionalShare = 0.15
/** Share of the query's known words that a result must hold when it lacks some */
export const partialShare = 0.5
/** What is left of a result that holds none of the query's meaning */
export const partialFloor = 0.2

/** Score: what was typed stands in it letter for letter */
export const heldBonus = 0.4
/** Score: its title is what was typed */
export const sameBonus = 0.8
/** Score: its title is the identifier that was typed: `fieldNames` */
export const identifierBonus = 4
/** Score: the query covers all of its title */
export const coverBonus = 0.8
/** Score: what was typed is one of its keywords */
export const keywordBonus = 0.8
/** Score: the words stand side by side as they were typed */
export const togetherBonus = 1

// Steps of a place among equals: each is larger than all that follow together, and their sum stays below 1, so that
// they never outweigh a weight of the spec.

/** Place among equal priorities: what was typed stands in it */
export const exactStep = 0.4
/** The same: how its worst word fits */
export const fitStep = 0.1
/** The same: words side by side */
export const adjacencyStep = 0.08
/** The same: score */
export const scoreStep = 0.015
/** The same: a short page before a long one */
export const shortnessStep = 0.002
/** Before the text is looked at, the score stands for the three last steps */
export const roughScoreStep = 0.09
/** A score at which a step for scores is half of itself */
export const scoreHalf = 50
/** Characters at which a page is no longer short */
export const longPage = 1000
/** Which paragraph is shown: words side by side beside another word */
export const passageAdjacency = 0.5

/** Letters from which a word is looked for inside others */
export const shortestInside = 4
/** Letters that are left of a word when an English ending is cut off, least */
export const shortestStem = 3
/** Letters from which one edit is forgiven */
export const shortestTypo = 4
/** Letters from which that edit may be other than two letters swapped: `antd` is not `and` */
export const shortestChange = 5
/** Letters from which two edits are forgiven */
export const shortestSecondTypo = 8
/** Letters from which the beginning of a longer word is corrected */
export const shortestTypoPrefix = 5
/** Neighbouring words that may be one: `get popup container` */
export const longestSpan = 4
/** Characters between words that stand side by side, most */
export const neighbourGap = 2
/** Corrections of one word, most */
export const mostGuesses = 24
/** Words of one query that are corrected, most */
export const mostGuessedWords = 4
/** Other spellings of a word that are marked in a text, most */
export const mostSpellings = 12
/** Words of the index that one word may stand for, most */
export const mostTerms = 400
