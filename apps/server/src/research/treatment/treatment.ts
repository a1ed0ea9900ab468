import type { Authority, TreatmentFlag } from '@casewright/core'
import { keysOfAuthority, type Library, type SaidOf } from '@casewright/library'
import type { Cited } from './cited.ts'
import { fromAmendments } from './from-amendments.ts'
import { fromList } from './from-list.ts'
import { fromOpinions } from './from-opinions.ts'
import { fromRules } from './from-rules.ts'
import { fromStatus } from './from-status.ts'

/**
 * What is known against an authority as good law: the same flag and the same sentence wherever it is shown. Undefined:
 * nothing is known, which does not mean that it is good law.
 * @param said what opinions of the library say of it
 */
export function treatmentOf(cited: Cited, said?: SaidOf): TreatmentFlag | undefined {
  const known =
    cited.kind === 'case' ? fromList(cited) : (fromStatus(cited) ?? fromAmendments(cited) ?? fromRules(cited))
  // The list was reviewed by hand: where it speaks, the words of opinions change nothing.
  return known ?? (said && fromOpinions(cited, said))
}

/** What opinions of the library say of each authority, asked in one question. */
export async function saidOfAll(library: Pick<Library, 'saidOf'>, all: readonly Cited[]): Promise<SaidOf[]> {
  return library.saidOf(
    all.map(({ kind, citation, parallel = [] }) => keysOfAuthority(kind, citation ? [citation, ...parallel] : [])),
  )
}

/** The authorities with what is known against each, and what was looked at for it. */
export async function withTreatments<T extends Authority>(
  library: Pick<Library, 'saidOf'>,
  authorities: readonly T[],
): Promise<T[]> {
  const all = await saidOfAll(library, authorities)
  return authorities.map((authority, at) => withTreatment(authority, all[at]))
}

/** The authority with what is known against it, and what was looked at for it. */
export function withTreatment<T extends Authority & { status?: string | undefined }>(authority: T, said?: SaidOf): T {
  const treatment = treatmentOf(authority, said)
  const looked = said && said.opinions > 0 ? lookedAt(said) : undefined
  if (!treatment && !looked) return authority
  return { ...authority, ...(treatment && { treatment }), ...(looked && { looked }) }
}

const lookedAt = ({ opinions, from, to }: SaidOf) => ({
  opinions,
  ...(from !== null && { from }),
  ...(to !== null && { to }),
})

/**
 * Where an authority stands as good law, for ranking: 2 for one of which nothing is known, 1 for one that is good law in
 * part or in doubt, 0 for one that is no longer good law; and the citation of what took its authority.
 */
export function standing(authority: Cited & Pick<Authority, 'treatment'>): { rank: 0 | 1 | 2; by?: string } {
  const known = authority.treatment ?? treatmentOf(authority)
  if (!known) return { rank: 2 }
  const { citation } = known.by
  return { rank: known.flag === 'red' ? 0 : 1, ...(citation && { by: citation }) }
}
