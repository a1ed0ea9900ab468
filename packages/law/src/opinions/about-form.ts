/** Before what is done to the words: 'first alteration in original', 'some internal citations omitted'. */
const which =
  '(?:(?:all|some|most|other|first|second|third|fourth|last|further|additional|internal|original|certain)\\s){0,3}'
const marks =
  '(?:citations?|quotations?|quotes?|(?:quotation|quote)\\smarks?|footnotes?|alterations?|emphas[ei]s|italics|brackets?|ellips[ei]s|capitali[sz]ation|punctuation|omissions?|paragraph(?:ing|\\sbreaks?)|numbering|paraphras(?:e|ing)|formatting|spelling|headings?|typographical)'
const changed =
  '(?:omitted|added|supplied|original|modified|altered|changed|removed|deleted|adopted|accepted|simplified|mine|ours|corrected|cleaned\\sup)'
/** Of what these say nothing can be read in the decision that is cited: how words are quoted, and whence they come. */
const ofWords = new RegExp(
  `^(?:${which}${marks}\\b.{0,80}\\b${changed}|cleaned\\sup|(?:internally\\s|in\\sturn\\s)?(?:quoting|citing)\\b.*|same|id\\.|collecting\\s(?:\\p{L}+\\s){0,2}(?:cases|authorities|decisions|citations)\\b.*)$`,
  'isu',
)

/** How a decision was made or published: nothing of it tells what was held, who wrote, or how they voted. */
const ofPublication =
  /^(?:(?:en|in)\sbanc|(?:opinion\s)?on\s(?:petition\sfor\s|denial\sof\s)?(?:re)?hearing(?:\s(?:en|in)\sbanc)?|as\s(?:amended|corrected|modified|revised|supplemented)\b.{0,60}|(?:amended|corrected|revised)\s(?:opinion|order|decision|judgment)\b.{0,40}|(?:unpublished|unreported|non-?precedential|not\sprecedential|published|summary)\s(?:table\s|mem(?:orandum|\.)\s)?(?:opinion|order|decision|disposition|dec\.|op\.)|unpublished|unreported|non-?precedential|not\sprecedential|table(?:\sdecision)?|mem(?:orandum|\.)(?:\s(?:opinion|order|decision|disposition))?|slip\sop(?:inion|\.)|order|in\schambers|orig(?:inal|\.)\sproceeding|(?:hereinafter|hereafter)\b.*)$/is

/**
 * What a parenthetical tells of the form alone: 'words' is how they are quoted or where they come from, 'publication' how the
 * decision was made or published. Null: it says something of the case.
 */
export function formTold(words: string): 'words' | 'publication' | null {
  if (ofWords.test(words)) return 'words'
  if (ofPublication.test(words)) return 'publication'
  const parts = words.split(/[,;]\s|\s(?:and|&)\s/)
  const told = parts.map((part) => (ofWords.test(part) ? 'words' : ofPublication.test(part) ? 'publication' : null))
  return parts.length > 1 && told.every(Boolean) ? (told[0] ?? null) : null
}
