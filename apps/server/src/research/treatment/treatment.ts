import { type Authority, amendedWords, type LookedAt, type TreatmentFlag } from '@casewright/core'
import { amendmentsIn } from '@casewright/law'
import { keysOfAuthority, type Library } from '@casewright/library'
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

interface Published {
  status?: string | null | undefined
  history?: string | null | undefined
}

/** What opinions of the library say of each authority, asked in one question. */
export async function saidOfAll(library: SaidInLibrary, all: readonly Cited[]): Promise<Said[]> {
  return saidOfKeys(
    library,
    all.map(({ kind, citation, parallel = [] }) => keysOfAuthority(kind, citation ? [citation, ...parallel] : [])),
  )
}

/** The authorities with what is known against each, what was looked at for it, and when an enactment was last amended. */
export async function withTreatments<T extends Authority>(
  library: SaidInLibrary & Pick<Library, 'publishedOf'>,
  authorities: readonly T[],
): Promise<T[]> {
  const enactments = authorities.filter(({ kind }) => kind !== 'case')
  const [all, published] = await Promise.all([
    saidOfAll(library, authorities),
    library.publishedOf(enactments.map(({ id }) => id)),
  ])
  return authorities.map((authority, at) => withTreatment(authority, all[at], published.get(authority.id)))
}

/** The authority with what is known against it, what was looked at for it, and when it was last amended. */
export function withTreatment<T extends Authority>(authority: T, said?: Said, published?: Published): T {
  const status = published?.status ?? undefined
  const treatment = treatmentOf({ ...authority, status }, said)
  const looked = said && lookedAt(said)
  const amended = published?.history ? amendmentsIn(published.history).at(-1) : undefined
  if (!treatment && !looked && !amended) return authority
  return {
    ...authority,
    ...(treatment && { treatment }),
    ...(amended && { lastAmended: { ...amended, says: amendedWords(amended) } }),
    ...(looked && { looked }),
  }
}

/** How many opinions of the library that cite it were read, of which years. Undefined: none. */
export const lookedAt = ({ opinions, from, to }: Said): LookedAt | undefined =>
  opinions > 0 ? { opinions, ...(from !== null && { from }), ...(to !== null && { to }) } : undefined

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
