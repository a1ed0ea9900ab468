/** Words that begin sentences of letters and contracts, and name nobody. */
const openers = new Set(
  `a about above according accordingly additionally after again all also although am among an and another any are as at based because
  been before being below beside besides best beyond both but by can concerning could dear despite did do does due during each earlier
  either enclosed even every except experience finally first following for from further furthermore given had has have having he hello
  help her here herein hereby hers him his hope how however i if in including indeed instead is it its just kindly last later
  let like look many may me meanwhile might more moreover most mr mrs ms much must my neither never nevertheless next no none
  nor not nothing now of often on once one only or other otherwise our ours out over overall part payment per perhaps please
  prior provided provider quite rather recently regarding respectfully same second services several shall she should similarly
  since sincerely so some soon still subject such than thank thanks that the their them then there therefore these they third this those
  though through throughout thus to today together too under unfortunately unless until upon us very was we well were what
  whatever when where whether which while who whose why will with within without work working would year years yes yet you your
  yours`.split(/\s+/),
)
/** Endings of words that name nobody where they begin a sentence. */
const common = /(?:ing|ed|ly|tion|tions|ment|ments|ness|ies|able|ive|ful|ous)$/

export interface Named {
  words: string
  start: number
}

/** Capitalized words of a text, those that stand together as one: what may name somebody or something. */
export function namesIn(text: string): Named[] {
  const names: (Named & { end: number })[] = []
  for (const found of text.matchAll(/\p{Lu}[\p{L}\p{N}]*(?:[’'&.-]\p{L}+)*/gu)) {
    const [words] = found
    const start = found.index
    if (/^I(?:[’']\p{L}+)?$/u.test(words)) continue
    const isFirst = /(?:^|[.!?:;]["”’)]?\s+|\n\s*(?:[-*•]\s+)?)["“(]?$/.test(text.slice(Math.max(0, start - 12), start))
    const low = words.toLowerCase()
    if (isFirst && (openers.has(low) || common.test(low))) continue
    const last = names.at(-1)
    if (last && /^[\s,.&]{1,2}$/.test(text.slice(last.end, start)) && !/[,.]/.test(text.slice(last.end, start))) {
      last.words = text.slice(last.start, start + words.length)
      last.end = start + words.length
    } else names.push({ words, start, end: start + words.length })
  }
  return names.map(({ words, start }) => ({ words, start }))
}
