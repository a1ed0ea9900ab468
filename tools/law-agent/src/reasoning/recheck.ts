import type { CheckedCitation, Law } from '@casewright/core'

/**
 * Looks up again what came back unchecked: a model writes 'See Riley v. California, 573 U.S. 373 (2014).', and the
 * check is of the citation within. One question for all; where it fails they stay unchecked.
 */
export async function recheckCitations<T extends { citation: CheckedCitation }>(
  cited: readonly T[],
  law: Pick<Law, 'verify'>,
): Promise<T[]> {
  const open = [...new Set(cited.filter(({ citation }) => isOpen(citation)).map(({ citation }) => citation.text))]
  const { checks } = open.length > 0 ? await law.verify(open).catch(() => ({ checks: [] })) : { checks: [] }
  return cited.map((one) => {
    const check = isOpen(one.citation) ? checks[open.indexOf(one.citation.text)] : undefined
    return check ? { ...one, citation: { mark: 'citation', ...check } } : one
  })
}

const isOpen = ({ status, found }: CheckedCitation) => status === 'unchecked' && !found
