import type { Template } from '@casewright/templates'
import { isLowerCase } from '../reading/lower-case.ts'
import { auxiliaries } from '../said/clauses/words.ts'
import type { Edit } from '../said/edits.ts'
import type { Judged } from './judge.ts'
import { passagesOf } from './labels.ts'
import type { Token } from './tokens.ts'

/** Sentences of fewer words are not taken apart. */
const least = 24
/** What a change of the field costs: before a word that opens a clause, before any other, and behind a mark. */
const costs = { opener: 2.5, other: 9, mark: 1 }
const opener =
  /^(?:i|i'm|i'll|i've|we|we're|we'll|we've|he|he's|he'll|she|she's|she'll|they|they're|they'll|it|it's|you|there|there's|that's|if|when|once|unless|until|after|before|either|neither|nobody|anybody|anyone|everybody|whoever|and|but|also|plus|so|because)$/u
/** These open a clause where something is soon said of what they are about: 'the rent is', and not 'hire any of my people'. */
const determiner = /^(?:the|their|his|her|my|our|no|any|all|each|every|law|late|rent|deposit|price|payment|overtime)$/u

/** Behind these a clause has not ended. */
const goesOn =
  /^(?:a|an|the|my|our|your|his|her|their|its|this|that|these|those|to|of|in|on|at|by|for|from|with|within|without|than|as|if|when|once|unless|until|till|before|after|because|while|since|and|or|but|so|also|plus|then|is|are|was|were|be|will|can|can't|won't|may|must|shall|should|would|not|no|who|which|whoever|every|each|any|all|either|neither|about|over|under|up|per)$/u

/** Whether a clause may begin with a word. */
function opens(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at]?.word ?? ''
  if (opener.test(word)) return true
  return determiner.test(word) && tokens.slice(at + 1, at + 5).some((one) => auxiliaries.has(one.word))
}

/** Words of one field in a row, as tokens. */
interface Stretch {
  from: number
  to: number
  label: number
}

/** The likeliest way to part the tokens of a sentence among passages; what is no passage goes with those beside it. */
function stretchesOf(
  { tokens, likely }: Judged,
  [from, to]: readonly [number, number],
  own: readonly number[],
  isName: (token: number) => boolean,
): Stretch[] {
  const back: Int16Array[] = []
  let scores = new Float64Array(own.length)
  for (let n = from; n < to; n++) {
    const all = likely[n] as Float64Array
    let told = 0
    for (const label of own) told += all[label] as number
    const before = tokens[n - 1]
    const cost = /^[,;.]$/.test(before?.word ?? '')
      ? costs.mark
      : goesOn.test(before?.word ?? '')
        ? costs.other
        : opens(tokens, n) || isName(n)
          ? costs.opener
          : costs.other
    let best = 0
    for (let l = 1; l < own.length; l++) if ((scores[l] as number) > (scores[best] as number)) best = l
    const next = new Float64Array(own.length)
    const came = new Int16Array(own.length)
    for (const [l, label] of own.entries()) {
      const moves = n > from && (scores[best] as number) - cost > (scores[l] as number)
      came[l] = moves ? best : l
      const emits = Math.log((all[label] as number) + 0.4 * (1 - told) + 0.01)
      next[l] = (moves ? (scores[best] as number) - cost : (scores[l] as number)) + emits
    }
    back.push(came)
    scores = next
  }
  let at = 0
  for (let l = 1; l < own.length; l++) if ((scores[l] as number) > (scores[at] as number)) at = l
  const found: Stretch[] = []
  for (let n = to - 1; n >= from; n--) {
    const last = found[0]
    if (last?.label === at) last.from = n
    else found.unshift({ from: n, to: n + 1, label: at })
    at = back[n - from]?.[at] ?? at
  }
  return found
}

/** Stops between what most likely are two sentences about different things that were said in one breath. */
export function breaksIn(template: Template, judged: Judged, text: string): Edit[] {
  const { tokens, clauses, labels, units, likely } = judged
  const passages = passagesOf(template)
  const own = labels.flatMap((label, n) => (passages.has(label) || label === 'aside' ? [n] : []))
  const lowerCase = isLowerCase(text)
  const bounds = new Map<number, { from: number; to: number }>()
  for (const { unit, from, to } of clauses)
    bounds.set(unit, { from: Math.min(from, bounds.get(unit)?.from ?? from), to })
  return [...bounds].flatMap(([unit, { from, to }]): Edit[] => {
    if (to - from < least || units[unit]?.line) return []
    const isCapital = (n: number) => /\p{Lu}/u.test(text.charAt(tokens[n]?.start ?? 0))
    const isName = (n: number) => isCapital(n) && !isCapital(n - 1)
    const stretches = stretchesOf(judged, [from, to], own, isName)
    const sure = ({ from: start, to: end, label }: Stretch) => {
      let sum = 0
      for (let n = start; n < end; n++) sum += likely[n]?.[own[label] ?? 0] ?? 0
      return end - start >= 3 && sum / (end - start) >= 0.4
    }
    return stretches.flatMap((one, n): Edit[] => {
      const [before, first, last] = [stretches[n - 1], tokens[one.from], tokens[one.from - 1]]
      if (!before || !first || !last || !sure(before) || !sure(one)) return []
      if (
        (!opens(tokens, one.from) && !isName(one.from)) ||
        goesOn.test(last.word) ||
        /[,;:.!?]/.test(text.slice(last.start, first.start))
      )
        return []
      const letter = text.charAt(first.start)
      return [
        {
          start: last.end,
          end: first.start + 1,
          as: `. ${lowerCase ? letter : letter.toUpperCase()}`,
          why: 'filler',
        },
      ]
    })
  })
}
