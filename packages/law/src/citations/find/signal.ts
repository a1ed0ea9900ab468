const signals =
  /(?:^|[\s(.;,“"—[])((?:[Bb]ut\s{1,3})?[Ss]ee(?:\s{1,3}also|\s{1,3}generally)?(?:,\s{0,3}e\.\s?g\.,?)?|(?:[Bb]ut\s{1,3})?[Cc]f\.?|[Aa]ccord|[Cc]ontra|[Cc]ompare|[Ee]\.\s?g\.,?|[Cc]iting|[Qq]uoting|[Cc]ited\s{1,3}in|[Qq]uoted\s{1,3}in)[\s,:]{1,6}[("“*_[]{0,2}$/

/** The signal before a citation that begins at `at`, as written: "See, e.g.,". */
export const signalBefore = (text: string, at: number, bound: number): string | null => {
  const found = signals.exec(text.slice(Math.max(bound, at - 40), at))?.[1]
  return found ? found.replace(/\s+/g, ' ') : null
}

const history =
  /(?:^|[\s,;(])((?:aff[’']d|affirmed|rev[’']d|reversed|vacated|modified|remanded|cert\.\s{1,3}(?:denied|granted|dismissed)|certiorari\s{1,3}(?:denied|granted)|overruled(?:\s{1,3}by)?|abrogated\s{1,3}by|superseded\s{1,3}by(?:\s{1,3}statute)?|appeal\s{1,3}(?:dismissed|denied|docketed)|reh[’']g\s{1,3}denied|petition\s{1,3}for\s{1,3}cert\.\s{1,3}filed|review\s{1,3}denied|leave\s{1,3}to\s{1,3}appeal\s{1,3}denied|aff[’']g|rev[’']g|vacating|affirming|reversing|sub\s{1,3}nom\.?)[^;()]{0,60}?)[\s,]{1,6}$/i

/** The end of a sentence, and no abbreviation: 'Roe was overruled in part. See Dobbs'. */
const sentenceEnd = /[a-z]{4}\.\s{1,3}(?:[A-Z]|$)/

/** How a citation stands to the one that ends at `bound`, where only that stands between them: "aff'd", "cert. denied". */
export const historyBefore = (text: string, at: number, bound: number): string | null => {
  if (at - bound > 90 || bound === 0) return null
  const between = text.slice(bound, at)
  const found = history.exec(between)
  if (!found?.[1] || sentenceEnd.test(between.slice(found.index))) return null
  return found[1].replace(/\s+/g, ' ')
}
