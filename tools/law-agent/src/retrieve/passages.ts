import type { FoundAuthority, Law } from '@casewright/core'
import { bearingSentences, readable, termFinder } from '@casewright/law'
import type { Passage } from '../output.ts'

/** An authority as it was read. */
export interface Read {
  found: FoundAuthority
  /** The id under which the text is held. */
  id: string
  /** Null: no text of it could be had. */
  text: string | null
}

/** Texts that are read, from the top. */
const mostRead = 6
/** A point of the editors speaks to a question of which it has so many words. */
const leastAsked = 2

/** Reads the texts of the first authorities. One that cannot be read is used by what the search told of it. */
export async function readTexts(law: Pick<Law, 'read'>, found: readonly FoundAuthority[]): Promise<Read[]> {
  return Promise.all(
    found.map(async (one, at): Promise<Read> => {
      const id = one.passage?.authority ?? one.id
      const read = at < mostRead ? await law.read(id).catch(() => null) : null
      const text = read?.text || null
      return { found: one, id: text ? (read?.authority.id ?? id) : id, text }
    }),
  )
}

/**
 * The passages of an authority that bear on the question: what the library's editors say that it holds, then sentences of
 * its text with the most of the question's words, of a case those that state a rule; else the source's excerpt.
 * @param number of its reference, from 1
 */
export function passagesOf(read: Read, terms: readonly string[], number: number, most: number): Passage[] {
  const { found, text, id } = read
  if (text) {
    const own = bearingSentences(
      text,
      found.kind === 'case',
      terms,
      most,
      found.holding ? undefined : placeIn(text, found),
    )
    const hasRule = own.some(({ isRule, aside }) => isRule && !aside)
    const rules = hasRule ? own.filter(({ isRule }) => isRule) : []
    const chosen = (found.kind === 'case' && (found.holding || hasRule) ? rules : own).map((span) =>
      ownPassage(text.slice(span.start, span.end), id, number, span, span),
    )
    if (found.holding) return [...editorsOn(found, terms, number), ...chosen].slice(0, most)
    if (chosen.length > 0) return chosen
  }
  const { passage } = found
  if (passage && (text === null || text.slice(passage.start, passage.end) === passage.words))
    return [ownPassage(passage.words, passage.authority ?? id, number, passage)]
  if (found.holding) return editorsOn(found, terms, number).slice(0, most)
  return found.snippet ? [{ reference: number, words: readable(found.snippet.text), of: 'source' }] : []
}

/** What the editors say that it holds, and their point that takes up what the question asks beyond that, if one does. */
function editorsOn(
  { holding = '', keyPoints = [] }: FoundAuthority,
  terms: readonly string[],
  reference: number,
): Passage[] {
  const termsIn = termFinder(terms)
  const held = termsIn(holding)
  const points = keyPoints.map((words) => {
    const has = [...termsIn(words)]
    return { words, all: has.length, beyond: has.filter((term) => !held.has(term)).length }
  })
  const [point] = points
    .filter(({ all, beyond }) => beyond > 0 && all >= leastAsked)
    .toSorted((one, other) => other.beyond - one.beyond || other.all - one.all)
  return [holding, ...(point ? [point.words] : [])].map((words) => ({ reference, words, of: 'editors' }))
}

/** Where a search found it, if its words stand there. */
const placeIn = (text: string, { passage }: FoundAuthority) =>
  passage && text.slice(passage.start, passage.end) === passage.words ? passage : undefined

export const readingAddress = (id: string, start?: number, end?: number): string =>
  `/library/${encodeURIComponent(id)}${start === undefined ? '' : `?start=${start}&end=${end}`}`

function ownPassage(
  words: string,
  authority: string,
  reference: number,
  { start, end }: { start: number; end: number },
  { aside, by }: { aside?: boolean; by?: string } = {},
): Passage {
  return {
    reference,
    words: readable(words),
    of: 'authority',
    anchor: { authority, start, end, words },
    href: readingAddress(authority, start, end),
    ...(aside && { aside }),
    ...(by && { by }),
  }
}
