import type { Citation, LawCitation } from '../../citations/citation.ts'
import { formatLaw } from '../../citations/format/format-law.ts'
import type { CheckedDocument, DocumentCheck, Hit } from '../check.ts'
import { citationsOf } from './support/filing.ts'

const letters = (words: string): string => words.toLowerCase().replace(/[^a-z0-9]/g, '')

/** A reporter whose points and spaces differ from its usual abbreviation: 'F.Supp.2d'. */
const reporters = (document: CheckedDocument, citation: Citation): Hit[] => {
  if (citation.kind !== 'case' && citation.kind !== 'short-case') return []
  return citation.cites.flatMap(({ start, end, reporter, abbreviation, certain }): Hit[] => {
    const written = reporter.replace(/\s+/g, ' ')
    if (!certain || written === abbreviation || letters(written) !== letters(abbreviation)) return []
    const at = document.text.slice(start, end).indexOf(reporter)
    if (at === -1) return []
    return [{ start: start + at, end: start + at + reporter.length, rewrite: abbreviation }]
  })
}

/** A federal statute or rule that lacks its points, spaces or section sign: '42 USC 1983'. */
const laws = (document: CheckedDocument, citation: Citation): Hit[] => {
  if (citation.kind !== 'law' || !/^(?:usc|cfr)$/.test(citation.code) || citation.section === null) return []
  const { start, end } = citation.core
  const written = document.text.slice(start, end).replace(/\s+/g, ' ')
  if (citation.sections.length > 1 || /§§|[–-]/.test(written) || citation.divisions.length > 0) return []
  const bare: LawCitation = { ...citation, year: null, publisher: null, pin: null }
  const right = formatLaw(bare)
  const spaced = written.replace(/§\s?/g, '§ ')
  // The same letters and figures: nothing but points, spaces and the section sign is put right.
  if (spaced === right || letters(written).replace(/sections?|sec/g, '') !== letters(right)) return []
  // 'Section' in words is how a sentence says it.
  if (/\bsections?\b/i.test(written)) return []
  return [{ start, end, rewrite: right }]
}

/** How citations are written. */
export const citationFormChecks: readonly DocumentCheck[] = [
  {
    id: 'citation.form',
    title: 'A citation is not in the usual form',
    concerns: ['brief'],
    severity: 'low',
    category: 'Citations',
    insight: 'best-practice',
    why: 'A citation in the form that judges and databases know is found at once.',
    advice: 'Write the abbreviation as the Bluebook does, unless the court has its own style.',
    find: (document) =>
      citationsOf(document).flatMap((citation) => [...reporters(document, citation), ...laws(document, citation)]),
  },
]
