import type { AuthorityKind, CitationCheck, FoundAuthority } from '@casewright/core'
import { courtOf } from '@casewright/law'
import type { Found } from '../output.ts'
import { readingAddress } from './reading-address.ts'

const types: Record<AuthorityKind, string> = {
  case: 'Case',
  statute: 'Statute',
  regulation: 'Regulation',
  rule: 'Rule',
  constitution: 'Constitution',
  other: 'Other',
}

/** How an authority is cited in full, so that its citation can be held against its name. */
export const citedAs = ({ kind, title, citation }: Pick<FoundAuthority, 'kind' | 'title' | 'citation'>): string =>
  kind === 'case' && citation ? `${title}, ${citation}` : citation || title

const waiting = (found: FoundAuthority): CitationCheck => ({
  text: citedAs(found),
  status: 'unchecked',
  reason: 'It was not looked up yet.',
})

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/**
 * A result as the specification has it, and whose words it is made of. The summary is what the library's editors say
 * where they say something, else the passage that was found.
 */
export function entryOf(found: FoundAuthority, status: CitationCheck = waiting(found)): Found {
  const { id, kind, title, citation, parallel, jurisdiction, date, source, citedBy, holding, keyPoints = [] } = found
  const court = found.court ? courtOf(found.court) : null
  const { passage, marks } = wordsOf(found)
  const reading = found.passage ? readingAddress(found.passage) : undefined
  const card = !reading && uuid.test(id) ? `/library/${id}` : undefined
  return {
    title,
    relevance: Math.round(found.relevance * 100),
    type: types[kind],
    citation,
    summary: holding ?? passage?.text ?? '',
    keyPoints,
    url: reading ?? found.url ?? card ?? '',
    id,
    kind,
    ...(parallel && parallel.length > 0 && { parallel }),
    ...(court && { court: { id: court.id, name: court.name } }),
    ...(jurisdiction && { jurisdiction }),
    ...(date && { date }),
    source,
    ...(found.url && { sourceUrl: found.url }),
    ...(card && { card }),
    ...(citedBy !== undefined && { citedBy }),
    ...(found.standing && { standing: found.standing }),
    summaryOf: holding ? 'editors' : passage ? 'source' : null,
    ...(holding && marks && marks.length > 0 && { summaryMarks: marks }),
    keyPointsOf: keyPoints.length > 0 ? 'editors' : null,
    passage,
    status,
    written: null,
  }
}

/**
 * The snippet, as what it is: where the library has no text, it is cut from what its editors say, which is no word of
 * the authority, and its marks are marks in the holding.
 */
function wordsOf({ snippet, passage, holding, keyPoints = [] }: FoundAuthority): {
  passage: Found['passage']
  marks?: [number, number][]
} {
  if (!snippet) return { passage: null }
  if (passage) return { passage: { ...snippet, anchor: passage } }
  const about = [holding, ...keyPoints].filter(Boolean).join(' ').replace(/\s/g, ' ')
  const at = about.indexOf(snippet.text)
  if (!about || at < 0) return { passage: snippet }
  const end = holding?.length ?? 0
  const marks = snippet.marks.map(([from, to]): [number, number] => [at + from, at + to]).filter(([, to]) => to <= end)
  return { passage: null, marks }
}
