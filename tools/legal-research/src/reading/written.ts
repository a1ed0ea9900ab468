import { type CheckedQuote, doubtsUnder, doubtWords, type LooseMark, type Reasoned } from '@casewright/core'
import { supportOfPassage } from '@casewright/law'
import type { Found, Statement } from '../output.ts'
import { readingAddress } from '../search/reading-address.ts'
import type { Passage } from './passages.ts'
import type { Answer } from './prompt.ts'

type Written = NonNullable<Found['written']>

export interface WrittenByAuthority {
  by: ReadonlyMap<string, Written>
  kept: number
  dropped: number
}

/** A statement longer than this is no statement, and may be something that was said to the model. */
const longest = 600

/**
 * What a model wrote, by the authority whose passage it rests on. A statement stays only where its words stand in a
 * passage, and where it quotes and cites nothing else that does not hold.
 */
export function writtenOf({ answer, loose }: Reasoned<Answer>, passages: readonly Passage[]): WrittenByAuthority {
  const places = new Map(passages.map(({ evidence, place }) => [evidence.id, place]))
  const by = new Map<string, Written>()
  let kept = 0
  const keep = (list: keyof Written, field: keyof Answer) =>
    answer[field].forEach(({ statement, quotation }, at) => {
      const path = `${field}.${at}`
      const id = quotation.anchor?.authority
      const isHeld = quotation.outcome === 'found' && id !== undefined && places.has(id)
      if (!isHeld || statement.trim() === '' || statement.length > longest || claimsFalsely(loose, path)) return
      const written = by.get(id) ?? { summary: [], keyPoints: [] }
      written[list].push({
        statement,
        ...placed(quotation, places.get(id)),
        doubts: doubtWords(doubtsUnder(loose, path)),
        support: supportOfPassage(statement, quotation.anchor?.words ?? ''),
      })
      by.set(id, written)
      kept++
    })
  keep('summary', 'summaries')
  keep('keyPoints', 'keyPoints')
  return { by, kept, dropped: answer.summaries.length + answer.keyPoints.length - kept }
}

/** From a place in the passage to the place in the text that the library holds. */
function placed({ anchor }: CheckedQuote, place: Passage['place']): Pick<Statement, 'quotation' | 'href'> {
  const { start = 0, end = 0, words = '', authority = '' } = anchor ?? {}
  if (!place) return { quotation: { authority, start, end, words } }
  const quotation = { authority: place.authority, start: start + place.offset, end: end + place.offset, words }
  return { quotation, href: readingAddress(quotation) }
}

/** A statement that quotes or cites what does not hold is not shown at all. */
const claimsFalsely = (loose: readonly LooseMark[], path: string): boolean =>
  doubtsUnder(loose, path).some(({ kind }) => kind === 'quote' || kind === 'citation')
