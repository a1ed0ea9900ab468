import { visibleText } from '@casewright/core'
import { type Citation, formatCitation, parseCitation } from '@casewright/law'

/** Abbreviations whose form is the same in every edition of the Bluebook that is in use. */
const settled = new Set(
  `U.S.|S. Ct.|L. Ed.|L. Ed. 2d|F.|F.2d|F.3d|F.4th|F. App'x|F. Supp.|F. Supp. 2d|F. Supp. 3d|F.R.D.|B.R.|A.|A.2d|A.3d|N.E.|N.E.2d|N.E.3d|N.W.|N.W.2d|P.|P.2d|P.3d|S.E.|S.E.2d|So.|So. 2d|So. 3d|S.W.|S.W.2d|S.W.3d|U.S.C.|C.F.R.|Fed. Reg.|Fed. R. Civ. P.|Fed. R. Crim. P.|Fed. R. App. P.|Fed. R. Evid.`.split(
    '|',
  ),
)

/**
 * A full citation in the form of the Bluebook, where that is certain and differs from how it is written: spacing, points
 * and 'v.' are put right, and an abbreviation that can stand for nothing else. Not a letter of a name is changed.
 */
export function suggestedForm(citation: Citation, words: string): string | undefined {
  if (citation.kind !== 'case' && citation.kind !== 'law') return undefined
  const abbreviations = citation.kind === 'case' ? citation.cites : [citation]
  if (!abbreviations.every(({ abbreviation }) => settled.has(abbreviation))) return undefined
  if (
    citation.kind === 'case' &&
    (citation.docket !== null ||
      citation.cites.some(({ certain, page, nominative }) => !certain || page === null || nominative !== null))
  )
    return undefined
  const form = visibleText(formatCitation(citation))
  const written = citation.kind === 'case' ? withReporters(words, citation) : words
  if (letters(form) !== letters(written) || same(form) === same(words)) return undefined
  // What is suggested must read as what was written.
  return parseCitation(form)?.kind === citation.kind ? form : undefined
}

const withReporters = (words: string, { cites }: Extract<Citation, { kind: 'case' }>): string =>
  cites.reduce((text, { reporter, abbreviation }) => text.replace(reporter.replace(/\s+/g, ' '), abbreviation), words)

/** 'v.', 'vs.' and 'versus' are one word. */
const letters = (words: string): string =>
  words
    .replace(/\s(?:vs?\.?|versus|V\.?)\s/, ' v. ')
    .replace(/\bsecs?\.|\bsections?\b/gi, '')
    .replace(/[^\p{L}\p{N}]/gu, '')

/** Marks that look alike are no difference of form. */
const same = (words: string): string =>
  words
    .replace(/[‘’]/g, "'")
    .replace(/[‐‑‒–—]/g, '-')
    .replace(/\s+/g, ' ')
