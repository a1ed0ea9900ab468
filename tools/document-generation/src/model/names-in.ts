/** Words that begin sentences of letters and contracts, and name nobody. */
const openers = new Set(
  `a about above acceptance access according accordingly additional additionally after again all also although am
  among an and another any are as at based because been before being below beside besides best beyond both but by
  can city claims client clients company concerning contract contractor copies could county court courts data date
  days dear defendant defendants delivery despite did do does due during each earlier either enclosed even every
  except experience finally first following for form from further furthermore given had has have having he health
  hello help her here hereby herein hers him his hope how however i if in including indeed instead is it its just
  kindly last later let like look many materials may me meanwhile might more moreover most mr mrs ms much must my
  neither never nevertheless next no none nor not nothing notice now of often on once one only or other otherwise
  our ours out over overall owner part parties party payment people per perhaps personnel plaintiff plaintiffs
  please prior product products provided provider public pursuant quite rather recently regarding relief report
  reports respectfully results rights same schedule second see services several shall she should similarly since
  sincerely site sites so software some soon state states still subject such terms than thank thanks that the
  their them then there therefore these they third this those though through throughout thus time to today
  together too under unfortunately unless until upon us very was we well were what whatever when where whether
  which while who whose why will with within without words work working would year years yes yet you your yours`.split(
    /\s+/,
  ),
)
/** What follows a name and seldom another word that begins a sentence: another name, a comma, a verb. */
const afterName =
  /^(?:$|,|\s*\n|\s+(?:\p{Lu}|(?:has|have|had|is|was|were|are|will|would|shall|should|can|could|may|might|must|did|does|never|also|and|or|who|whose)\b|\p{Ll}+(?:ed|[^s’']s)\b))/u
/** Endings of words that name nobody where they begin a sentence. */
const common = /(?:ing|ed|ly|tion|tions|ment|ments|ness|ies|able|ive|ful|ous)$/

export interface Named {
  words: string
  start: number
}

/** Capitalized words of a text, those that stand together as one: what may name somebody or something. */
export function namesIn(text: string): Named[] {
  const names: (Named & { end: number })[] = []
  for (const found of text.matchAll(/(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{N}]*(?:[’'&.-]\p{L}+)*/gu)) {
    const [words] = found
    const start = found.index
    if (/^I(?:[’']\p{L}+)?$/u.test(words)) continue
    const isFirst = /(?:^|[.!?:;]["”’)]?\s+|\n\s*(?:[-*•]\s+)?)["“(]?$/.test(text.slice(Math.max(0, start - 12), start))
    if (isFirst && !beginsAsName(words, text.slice(start + words.length, start + words.length + 40))) continue
    const last = names.at(-1)
    if (last && /^[\s,.&]{1,2}$/.test(text.slice(last.end, start)) && !/[,.]/.test(text.slice(last.end, start))) {
      last.words = text.slice(last.start, start + words.length)
      last.end = start + words.length
    } else names.push({ words, start, end: start + words.length })
  }
  return names.map(({ words, start }) => ({ words, start }))
}

/** Whether the first word of a sentence, which is capitalized whatever it is, may name somebody. */
function beginsAsName(words: string, after: string): boolean {
  const low = words.toLowerCase()
  const owner = low.replace(/[’']s$/, '')
  if (openers.has(owner)) return false
  return owner !== low || (!common.test(low) && afterName.test(after))
}
