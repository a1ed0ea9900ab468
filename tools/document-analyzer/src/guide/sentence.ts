interface Span {
  start: number
  end: number
}

/** Where a long sentence turns: a semicolon, a proviso, an exception, a condition, a second rule. */
const turn =
  /;\s{1,3}(?:and|or|provided|however)?,?\s{0,3}|,\s{1,3}(?=(?:provided(?:,? however,?)? that|except (?:that|as|for|where|if|when)|unless|and (?:shall|will|may|must)|but (?:shall|only|if|not|in no event)|in which case|whereupon|if|which (?:shall|will))\b)/gi
const fewestWords = 6
const mostParts = 8
const mostWords = 14

const cited = (words: string): string => {
  const all = words.split(/\s+/)
  return all.length <= 2 * mostWords ? words : `${all.slice(0, mostWords).join(' ')} … ${all.slice(-4).join(' ')}`
}

/** How to split a sentence at its turns, each part in its own words; undefined where it has none. */
export function turnsOf(sentence: string): string | undefined {
  const words = sentence.replace(/\s+/g, ' ').trim()
  const ends = [...words.matchAll(turn)].map((found) => found.index + found[0].length)
  const parts: string[] = []
  let from = 0
  for (const end of [...ends, words.length]) {
    const part = words.slice(from, end).trim()
    if (part.split(' ').length < fewestWords && end < words.length) continue
    parts.push(part.replace(/[,;](?: (?:and|or))?$/, ''))
    from = end
  }
  if (parts.length < 2) return undefined
  const listed = parts.slice(0, mostParts).map((part, at) => `(${at + 1}) “${cited(part)}”`)
  return `Make a sentence of each of these, with its own subject and verb: ${listed.join('; ')}${parts.length > mostParts ? '; and so on' : ''}.`
}

const isBreak = /[\n\f\r]/

/**
 * The words to strike: a whole sentence, or sentences. Of words within one, these words alone, with one space: what is
 * left must be looked at. Undefined where nothing would be struck cleanly.
 */
export function struckAt(text: string, { start, end }: Span): Span | undefined {
  const words = text.slice(start, end)
  if (words.trim() === '') return undefined
  const before = text.slice(Math.max(0, start - 8), start)
  const begins = before === '' || /[\n\f.;:!?)”"]\s{0,7}$/.test(before)
  const isWhole = begins && /[.!?]["”’)]?$/.test(words.trimEnd())
  if (isWhole)
    return /^\s+$/.test(text.slice(end, end + 1)) && !isBreak.test(text[end] ?? '')
      ? { start, end: end + 1 }
      : { start, end }
  // A word or two within a sentence go with the space before them.
  if (words.split(/\s+/).length <= 3) return / $/.test(before) ? { start: start - 1, end } : { start, end }
  return undefined
}
