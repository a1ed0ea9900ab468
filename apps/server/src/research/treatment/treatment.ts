import type { Authority, TreatmentFlag } from '@casewright/core'
import { keysOfAuthority } from '@casewright/library'
import type { Cited } from './cited.ts'
import { fromAmendments } from './from-amendments.ts'
import { fromList } from './from-list.ts'
import { fromOpinions } from './from-opinions.ts'
import { fromRules } from './from-rules.ts'
import { fromStatus } from './from-status.ts'
import { type Said, type SaidInLibrary, saidOfKeys } from './said.ts'

/**
 * What is known against an authority as good law: the same flag and the same sentence wherever it is shown. Undefined:
 * nothing is known, which does not mean that it is good law.
 * @param said what opinions of the library say of it
 */
export function treatmentOf(cited: Cited, said?: Said): TreatmentFlag | undefined {
  const known =
    cited.kind === 'case' ? fromList(cited, said) : (fromStatus(cited) ?? fromAmendments(cited) ?? fromRules(cited))
  // The list was reviewed by hand: where it speaks, the words of opinions change nothing; those of the overruler are shown.
  return known ?? (said && fromOpinions(cited, said))
}

/** What opinions of the library say of each authority, asked in one question. */
export async function saidOfAll(library: SaidInLibrary, all: readonly Cited[]): Promise<Said[]> {
  return saidOfKeys(
    library,
    all.map(({ kind, citation, parallel = [] }) => keysOfAuthority(kind, citation ? [citation, ...parallel] : [])),
  )
}

/** The authorities with what is known against each, and what was looked at for it. */
export async function withTreatments<T extends Authority>(
  library: SaidInLibrary,
  authorities: readonly T[],
): Promise<T[]> {
  const all = await saidOfAll(library, authorities)
  return authorities.map((authority, at) => withTreatment(authority, all[at]))
}

/** The authority with what is known against it, and what was looked at for it. */
export function withTreatment<T extends Authority & { status?: string | undefined }>(authority: T, said?: Said): T {
  const treatment = treatmentOf(authority, said)
  const looked = said && said.opinions > 0 ? lookedAt(said) : undefined
  if (!treatment && !looked) return authority
  return { ...authority, ...(treatment && { treatment }), ...(looked && { looked }) }
}

const lookedAt = ({ opinions, from, to }: Said) => ({
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
