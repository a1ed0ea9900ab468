import type { Unit } from '../reading.ts'

const idle =
  /^(?:the|that|this|and|but|for|with|about|from|his|her|him|she|they|them|their|our|was|were|has|had|have|got|get|gets|been|being|are|any|all|out|there|here|please|who|what|when|which|where|why|how|thing|stuff|part|fact|into|ever|just|really|did|does|not|don|don't|doesn't|didn't|say|says|said|put|mention|leave|anything|yet|name|names|bring|call|you|your|its|it's|was|i'm|im|going|because|use|used|tell|threaten|letter|sound|make|like|list|include|down|mine|over|since|still|also|next|ask|another|last|year|more|lot|also|page|want|letters|time)$/
const stem = (word: string) => word.replace(/['’]s$/, '').slice(0, word.length < 5 ? 4 : 5)

/** The words of an order that tell what is to be left out. */
export const topicsOf = (words: string): Set<string> =>
  new Set(
    (words.toLowerCase().match(/[\p{L}’']{3,}/gu) ?? []).filter((word) => !idle.test(word.replace('’', "'"))).map(stem),
  )

const joint = /,? (?:and|or|but|so) |, /g

/** A part of a sentence that is struck, or all of it. */
export interface Struck {
  start: number
  end: number
}

const sums = /\b(?:price|cost|amount|sum|what (?:I|we|he|she|they) (?:paid|charged))\b/i
/** Whether an order leaves out what something cost, and a sentence tells it. */
export const tellsSum = (unsaid: string, words: string): boolean => sums.test(unsaid) && /\$\d/.test(words)

/** How much of what an order names a sentence has to speak of. */
const speaksOf = (words: string, topics: ReadonlySet<string>): boolean => {
  if (topics.size === 0) return false
  const own = topicsOf(words)
  const shared = [...topics].filter((topic) => own.has(topic)).length
  return shared >= Math.min(2, topics.size)
}

/** What of a sentence tells the secret: the part that is joined to the rest, or the whole. */
export function secretIn(unit: Unit, topics: ReadonlySet<string>): Struck | null {
  if (!speaksOf(unit.text, topics)) return null
  const cuts = [...unit.text.matchAll(joint)].map(({ index }) => index)
  const first = cuts.findIndex(
    (at) => !speaksOf(unit.text.slice(0, at), topics) && speaksOf(unit.text.slice(at), topics) && at > 12,
  )
  const last = cuts.findLastIndex(
    (at) => !speaksOf(unit.text.slice(0, at), topics) && speaksOf(unit.text.slice(at), topics) && at > 12,
  )
  if (first < 0) return { start: unit.start, end: unit.end }
  const end = /[.!?]$/.test(unit.text) ? unit.end - 1 : unit.end
  return { start: unit.start + (cuts[last] ?? 0), end }
}
