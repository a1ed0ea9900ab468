import type { PostingsReader } from '../index/postings.ts'
import type { Segment } from '../index/segments.ts'
import { stemOf } from '../text/stem.ts'
import { meaningsOf } from '../vocabulary/vocabulary.ts'

/** Shorter words have too many neighbors, and a capital begins a name. */
const plainWord = /(?<![\p{L}\p{N}'’.§-])[a-z]{6,24}(?![\p{L}\p{N}'’-])/gu
const mostCorrected = 4
/** A slip of the finger leaves the beginning as it is. */
const kept = 2
const mostLookedAt = 20_000
/** Of fewer documents a word may be misspelled itself. */
const fewest = 2
/** A word may share the stem of others by its slip: 'qualifed' has that of 'qualification'. No more have such a stem. */
const mostRare = 5

export interface Spelled {
  text: string
  /** What was changed, as a sentence. */
  note?: string
}

/**
 * A query with those words that no document has, and that are one letter away from words that documents have, as these
 * are spelled.
 * @throws SegmentGone
 */
export async function spelled(reader: PostingsReader, segments: readonly Segment[], text: string): Promise<Spelled> {
  const words = [...new Set(text.match(plainWord))]
  const read = await reader.read(words.flatMap((word) => segments.map((segment) => ({ segment, term: stemOf(word) }))))
  const unknown: string[] = []
  for (const word of words) {
    const stem = stemOf(word)
    const having = segments.flatMap((segment) => {
      const postings = read(segment, stem)
      return postings ? [{ segment, postings }] : []
    })
    const documents = having.reduce((sum, { postings }) => sum + postings.documents, 0)
    if (documents > mostRare) continue
    const forms = await Promise.all(having.map((one) => reader.positions(one.segment, stem, one.postings)))
    if (
      !isFormOf(
        word,
        forms.flatMap((one) => one.forms),
      )
    )
      unknown.push(word)
  }
  if (unknown.length === 0) return { text }
  const meant = new Set(meaningsOf(new Set(words.map(stemOf))).flatMap(({ said }) => said))
  const corrected = new Map<string, string>()
  for (const word of unknown.slice(0, mostCorrected)) {
    const right = meant.has(stemOf(word)) ? undefined : await nearestTo(reader, segments, word)
    if (right) corrected.set(word, right)
  }
  if (corrected.size === 0) return { text }
  const told = [...corrected].map(([word, right]) => `“${word}” is not in the library: “${right}” was searched for.`)
  return { text: text.replace(plainWord, (word) => corrected.get(word) ?? word), note: told.join(' ') }
}

const endings = ['', 's', 'es', 'd', 'ed', 'ing']

/** Whether a word is one of those that documents have, or one of them with another ending. */
export const isFormOf = (word: string, forms: readonly string[]): boolean =>
  forms.some((form) => endings.some((ending) => form + ending === word || word + ending === form))

/** Of the words one letter away, the one that most documents have. */
async function nearestTo(
  reader: PostingsReader,
  segments: readonly Segment[],
  word: string,
): Promise<string | undefined> {
  const known = new Set<string>()
  for (const segment of segments)
    for (const term of await reader.termsFrom(segment, word.slice(0, kept), mostLookedAt)) known.add(term)
  const byStem = new Map<string, string[]>()
  for (const other of oneLetterAway(word)) {
    const stem = stemOf(other)
    if (known.has(stem) && stem !== stemOf(word)) byStem.set(stem, [...(byStem.get(stem) ?? []), other])
  }
  const stems = [...byStem.keys()]
  const read = await reader.read(stems.flatMap((term) => segments.map((segment) => ({ segment, term }))))
  const documents = (stem: string) => segments.reduce((sum, segment) => sum + (read(segment, stem)?.documents ?? 0), 0)
  const [best] = stems.map((stem) => ({ stem, count: documents(stem) })).sort((one, other) => other.count - one.count)
  if (!best || best.count < fewest) return undefined
  for (const segment of segments) {
    const postings = read(segment, best.stem)
    if (!postings) continue
    const { forms } = await reader.positions(segment, best.stem, postings)
    const right = byStem.get(best.stem)?.find((other) => forms.includes(other))
    if (right) return right
  }
  return undefined
}

const letters = 'abcdefghijklmnopqrstuvwxyz'

function* oneLetterAway(word: string): Generator<string> {
  for (let at = kept; at <= word.length; at++) {
    const [before, after] = [word.slice(0, at), word.slice(at)]
    if (after.length > 1) yield `${before}${after[1]}${after[0]}${after.slice(2)}`
    if (after) yield before + after.slice(1)
    for (const letter of letters) {
      yield before + letter + after
      if (after) yield before + letter + after.slice(1)
    }
  }
}
