import { ofTrials, pronouns } from './lexicon.ts'
import { sign, type Token } from './line.ts'
import { type Memory, type Named, rowsOf } from './rows.ts'

const plural = /^(?:them|both|they|those|these|each)$|s$/

/** What "it", "that decision" or "those cases" goes back to. */
export function meant(words: string, tokens: readonly Token[], at: number, memory: Memory): Named | null {
  const here = rowsOf(tokens.slice(0, at))
  const rows = [...memory.rows, ...here]
  const isPlural = plural.test(words)
  if (words === 'both' && here.length === 0 && memory.both) return { authorities: memory.both, certainty: 0.93, at }
  // 'The two contentions were these. Both were overruled.'
  if (isPlural && here.length === 0 && memory.moves && pronouns.has(words)) return null
  // 'To the extent that our decisions say so, we overrule those holdings': none that is named.
  if (isPlural && ofNone.test(sinceNamed(tokens, at))) return null
  if (isPlural) {
    const row = rows.findLast((one) => one.length > 1)
    const late = rows.slice(-4).flat()
    const authorities = row && rows.indexOf(row) >= rows.length - 4 ? row : [...new Set(late.slice(-2))]
    return authorities.length > 0 ? { authorities, certainty: 0.9, at } : null
  }
  const topic = /^(?:rule|doctrine)$/.test(words) ? topicOf(memory) : null
  if (topic !== null && rows.some((row) => row.includes(topic))) return { authorities: [topic], certainty: 0.93, at }
  const last = rows.at(-1)
  // 'The objection was made, and it was overruled.'
  if (!last || (words === 'it' && tokens.slice(Math.max(0, at - 25), at).some(({ word }) => ofTrials.has(word))))
    return null
  const one = last.at(-1) ?? null
  const others = new Set((here.length > 0 ? here : memory.rows.slice(-2)).flat())
  // The decision that the opinion is about is what 'that decision' most likely goes back to.
  const isTopic = one !== null && memory.leaders[0] === one
  return { authorities: [one], certainty: isTopic ? 0.97 : others.size > 1 ? 0.78 : 0.93, at }
}

const ofNone =
  /\b(?:our|some|any|certain|other|earlier|prior|previous|state|lower court) (?:\w+ )?(?:decisions|cases|holdings|opinions|precedents|rulings)\b/

/** The words before a place, since the last decision that is named. */
function sinceNamed(tokens: readonly Token[], at: number): string {
  const words = tokens.slice(Math.max(0, at - 40), at).map(({ word }) => word)
  return words.slice(words.lastIndexOf(sign) + 1).join(' ')
}

/** The decision that is named at least three times as often as any other. */
function topicOf({ counts, leaders }: Memory): number | null {
  const [first, second] = leaders
  if (first === undefined) return null
  const other = second === undefined ? 1 : (counts.get(second) ?? 1)
  return (counts.get(first) ?? 0) >= 3 * other ? first : null
}
