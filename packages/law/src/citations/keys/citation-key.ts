import type { Citation } from '../citation.ts'
import { lawKeysOf } from './law-keys.ts'
import { pageKeys } from './page-keys.ts'
import { numberSlug } from './slug.ts'

/**
 * The normalised keys of a citation, as `citationKeys` describes them: one for each parallel citation or section.
 * Short forms, supra, id. and references have none of their own: resolve them first.
 */
export const keysOfCitation = (citation: Citation): string[] => {
  if (citation.kind === 'case')
    return [
      ...new Set(
        citation.cites.flatMap(({ abbreviation, volume, page }) =>
          page === null ? [] : pageKeys(abbreviation, volume, page),
        ),
      ),
    ]
  if (citation.kind === 'journal')
    return citation.page === null ? [] : pageKeys(citation.abbreviation, citation.volume, citation.page)
  if (citation.kind !== 'law') return []
  if (citation.page !== null)
    return [
      [citation.code, ...(citation.title ? [numberSlug(citation.title)] : []), numberSlug(citation.page)].join('/'),
    ]
  const { code: id, law: kind, title, subject, divisions, section, sections } = citation
  return lawKeysOf({ id, kind, title, subject, divisions, section, sections })
}

/** The key of a citation: the first of `keysOfCitation`, `null` where it has none. */
export const citationKey = (citation: Citation): string | null => keysOfCitation(citation)[0] ?? null
