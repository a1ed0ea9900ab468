import type { CheckedDocument, DocumentCheck, Hit } from '../check.ts'
import { ownPages } from '../drafting/support/own-words.ts'
import { citationsOf, isExcerpt, resolved } from './support/filing.ts'

const citations = { concerns: ['brief'], category: 'Citations', insight: 'warning', severity: 'medium' } as const

const shortFirst = (document: CheckedDocument): Hit[] => {
  const all = citationsOf(document)
  return resolved(document).flatMap(({ citation, authority }, index): Hit[] => {
    if (citation.kind !== 'short-case' || authority !== null) return []
    const [cite] = citation.cites
    // The volume in full, before or after in a footnote: which case is meant is for the reader to tell.
    const known = all
      .slice(0, index)
      .some(
        (other) =>
          other.kind === 'case' &&
          other.cites.some(({ volume, abbreviation }) => volume === cite?.volume && abbreviation === cite.abbreviation),
      )
    return known ? [] : [{ start: citation.core.start, end: citation.core.end }]
  })
}

const idFirst = (document: CheckedDocument): Hit[] => {
  const words = ownPages(document)
  const all = citationsOf(document)
  return all.flatMap((citation, index): Hit[] => {
    if (citation.kind !== 'id' || index > 0) return []
    // The record may be cited before it: '(Dkt. 12)', 'Compl. ¶ 5', 'Ex. A at 2'.
    const before = words.slice(Math.max(0, citation.start - 400), citation.start)
    if (
      /\b(?:Dkt|Doc|ECF|Compl|Ex|Exh|Tr|Decl|Aff|Br|App|R|Am|SAC|FAC|Dep)s?\b\.?\s|¶|\bat\s\d|\bv\.\s|§|"|”/i.test(
        before,
      )
    )
      return []
    return [{ start: citation.core.start, end: citation.core.end }]
  })
}

const supraToNothing = (document: CheckedDocument): Hit[] => {
  const words = ownPages(document)
  return resolved(document).flatMap(({ citation, authority }): Hit[] => {
    if (citation.kind !== 'supra' || authority !== null || !citation.antecedent) return []
    const name = citation.antecedent.split(/\s+/).at(-1) ?? ''
    if (name.length < 3 || !/^\p{Lu}/u.test(name)) return []
    // 'Supra, note 17' points within the paper.
    if (/^,?\s{0,3}(?:notes?|nn?\.|pp?\.|part|section|§)/i.test(words.slice(citation.core.end, citation.core.end + 20)))
      return []
    const at = citation.antecedentAt?.start ?? citation.start
    return words.slice(0, at).includes(name) ? [] : [{ start: at, end: citation.core.end }]
  })
}

/** Short forms that stand for nothing before them. */
export const citationOrderChecks: readonly DocumentCheck[] = [
  {
    ...citations,
    id: 'citation.short-first',
    title: 'A short form without a full citation before it',
    why: 'The reader cannot tell which case is meant, nor look it up.',
    advice: 'Cite the case in full where it is first named.',
    find: (document) => (isExcerpt(document) ? [] : shortFirst(document)),
  },
  {
    ...citations,
    id: 'citation.id-first',
    title: "'Id.' with nothing before it",
    why: "'Id.' means the authority just cited, and none has been.",
    advice: 'Cite the authority.',
    find: (document) => (isExcerpt(document) ? [] : idFirst(document)),
  },
  {
    ...citations,
    id: 'citation.supra-nothing',
    title: "'Supra' to an authority that is not cited above",
    why: 'The reader is sent back to a citation that is not there.',
    advice: 'Cite the authority in full.',
    find: (document) => (isExcerpt(document) ? [] : supraToNothing(document)),
  },
]
