import { papers } from './hints/papers.ts'
import { vocabulary } from './hints/vocabulary.ts'
import { hints } from './hints.ts'
import { literal } from './literal.ts'

const words = new Map(
  Object.entries(vocabulary).map(([field, own]) => [
    field,
    new RegExp(`(?<![\\p{L}\\d])(?:${own})(?![\\p{L}\\d])`, 'giu'),
  ]),
)
const called = new Map<string, RegExp>()

function aboutOf(name: string, cues: readonly string[] | undefined): RegExp | undefined {
  const own = hints[name]?.about
  if (!cues) return own
  const key = `${name} ${cues.join('|')}`
  const known = called.get(key)
  if (known) return known
  const said = `\\b(?:${cues.map(literal).join('|')})\\b`
  const pattern = new RegExp(papers[name] ? `${said}|${papers[name].about?.source}` : said, 'i')
  called.set(key, pattern)
  return pattern
}

/** Whether a sentence is one of those by which people speak of a passage. */
export const isSaidOf = (name: string, cues: readonly string[] | undefined, sentence: string): boolean =>
  Boolean(aboutOf(name, cues)?.test(sentence))

/** How much of a sentence speaks of a passage: the words of it, and more if it is one of the sentences that it is known by. */
export function speaksOf(name: string, cues: readonly string[] | undefined, sentence: string): number {
  const own = words.get(name)
  const count = own ? new Set((sentence.match(own) ?? []).map((word) => word.toLowerCase())).size : 0
  return count + (isSaidOf(name, cues, sentence) ? 2 : 0)
}

/** The passage that a sentence speaks of most, if it speaks of one more than of any other. */
export function mostOf<One extends { name: string; cues?: readonly string[] | undefined }>(
  fields: readonly One[],
  sentence: string,
  least: number,
): One | undefined {
  const [best, next] = fields
    .map((field) => ({ field, score: speaksOf(field.name, field.cues, sentence) }))
    .toSorted((one, other) => other.score - one.score)
  return best && best.score >= least && best.score > (next?.score ?? 0) ? best.field : undefined
}
