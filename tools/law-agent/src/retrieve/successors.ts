import { cautionOf, type FoundAuthority, type Law } from '@casewright/core'
import { citationKeys, findCitations } from '@casewright/law'
import { most } from './rank.ts'

const keysOf = ({ citation, parallel = [] }: Pick<FoundAuthority, 'citation' | 'parallel'>) =>
  [citation, ...parallel].flatMap(citationKeys)

/**
 * Puts behind each authority that is no longer good law the ones that its editors name for it, where the library or a
 * source has them: who asks of 'Roe v. Wade' has to see what overruled it, whatever words that is written in.
 */
export async function withSuccessors(
  found: readonly FoundAuthority[],
  law: Pick<Law, 'lookup'>,
): Promise<FoundAuthority[]> {
  const seen = new Set(found.flatMap(keysOf))
  const rows = await Promise.all(
    found.map(async (one) => {
      const caution = cautionOf(one) ?? ''
      const named = findCitations(caution)
        .filter(({ kind }) => kind === 'case' || kind === 'law')
        .map(({ start, end }) => caution.slice(start, end))
        .filter((citation) => citationKeys(citation).every((key) => !seen.has(key)))
      const looked = await Promise.all(named.map((citation) => law.lookup(citation).catch(() => ({ authority: null }))))
      return [
        one,
        ...looked.flatMap(({ authority }) => (authority ? [{ ...authority, relevance: one.relevance }] : [])),
      ]
    }),
  )
  const unique = new Map(rows.flat().map((one) => [keysOf(one)[0] ?? one.id, one]))
  return [...unique.values()]
}

/**
 * As many authorities as an answer may rest on, in their order. Of more the last go, but neither what the question asks
 * for nor what took the authority of one that was found.
 */
export function withinLimit(
  found: readonly FoundAuthority[],
  isAskedFor: (one: FoundAuthority) => boolean,
): FoundAuthority[] {
  if (found.length <= most) return [...found]
  const later = new Set(
    found.flatMap(({ treatment }) => (treatment?.by.citation ? citationKeys(treatment.by.citation) : [])),
  )
  const isSpare = (one: FoundAuthority) => !isAskedFor(one) && !keysOf(one).some((key) => later.has(key))
  const gone = new Set(found.filter(isSpare).slice(most - found.length))
  return found.filter((one) => !gone.has(one)).slice(0, most)
}
