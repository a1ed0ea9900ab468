/** Headings that briefs, opinions, pleadings and contracts use without a number. Matched whole, in any case. */
const known = `
argument|summary of (?:the )?argument|arguments? and authorit(?:y|ies)|introduction|preliminary statement|background|
factual(?: and procedural)? background|procedural (?:history|background)|facts|statement of (?:the )?(?:facts|case|issues?|claim|
undisputed facts|jurisdiction)|jurisdictional statement|statement of issues presented(?: for review)?|issues? presented|
questions? presented|legal standards?|standards? of review|discussion|analysis|conclusion|conclusions? of law|findings of fact|
holding|held|opinion|order|judgment|syllabus|dissent|concurrence|parties|the parties|jurisdiction(?: and venue)?|venue|
general allegations|factual allegations|causes? of action|claims? for relief|prayer(?: for relief)?|relief requested|
jury (?:trial )?demand|demand for (?:a )?jury trial|affirmative defenses|certificate of (?:service|compliance)|
recitals|background recitals|definitions|witnesseth|preamble|schedule|appendix|exhibit|notices?|general provisions|
miscellaneous|table of contents|table of authorities|corporate disclosure statement|interest of (?:the )?amici? curiae`

const pattern = new RegExp(`^(?:${known.replaceAll('\n', '')})[.:]?$`, 'i')

/** Whether the words are a heading by convention, wherever they stand alone. */
export const isKnownHeading = (words: string): boolean => words.length < 60 && pattern.test(words)

/** Headings after which a document says what it is about or how it ends. */
export const isTelling = (words: string): boolean =>
  /\b(?:summary|introduction|preliminary statement|conclusion|holding|held|questions? presented|issues? presented|syllabus|discussion|argument|relief|order)\b/i.test(
    words,
  )
