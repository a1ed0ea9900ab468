import type { Authority, FlagKind, TreatmentFlag } from '@casewright/core'
import { compareName } from '@casewright/law'
import { type KnownOverruling, overrulingsOf } from '@casewright/publishers'

/** What has to be known of a decision to know what became of it. */
export type Cited = Pick<Authority, 'kind' | 'title' | 'citation' | 'parallel' | 'date'>

const list = 'list of overruled Supreme Court decisions'

/**
 * What is known against an authority as good law: the same flag and the same sentence wherever it is shown. Undefined:
 * nothing is known, which does not mean that it is good law.
 */
export function treatmentOf({ kind, title, citation, parallel = [], date }: Cited): TreatmentFlag | undefined {
  if (kind !== 'case') return undefined
  const year = Number(date?.slice(0, 4))
  const rows = [citation, ...parallel].flatMap((cite) => overrulingsOf(cite))
  // Several cases may begin on one page.
  const row = rows.find(
    ({ overruled }) =>
      (!title || isNamed(title, overruled.name, year === overruled.year)) &&
      (!year || Math.abs(year - overruled.year) <= 1),
  )
  return row && flagOf(row)
}

/** Either may have what the other leaves out: a caption names offices and all parties, a brief the first two. */
const isNamed = (title: string, known: string, isOfYear: boolean): boolean =>
  compareName(known, title) !== 'different' ||
  compareName(title, known) !== 'different' ||
  (isOfYear && longWords(known).some((word) => longWords(title).includes(word)))

const longWords = (name: string): string[] => name.toLowerCase().match(/\p{L}{5,}/gu) ?? []

/** The authority with what is known against it. */
export function withTreatment<T extends Authority>(authority: T): T {
  const treatment = treatmentOf(authority)
  return treatment ? { ...authority, treatment } : authority
}

/**
 * Where an authority stands as good law, for ranking: 2 for one of which nothing is known, 1 for one that is good law in
 * part or in doubt, 0 for one that is no longer good law; and the citation of what took its authority.
 */
export function standing(authority: Cited): { rank: 0 | 1 | 2; by?: string } {
  const known = treatmentOf(authority)
  if (!known) return { rank: 2 }
  const { citation } = known.by
  return { rank: known.flag === 'red' ? 0 : 1, ...(citation && { by: citation }) }
}

function flagOf({ how, inPart, by, note }: KnownOverruling): TreatmentFlag {
  const isPartial = inPart || how === 'limited' || how === 'questioned'
  const kind = (inPart ? `${how} in part` : how) as FlagKind
  const [citation] = by.citations
  const isStatute = citation?.startsWith('Pub. L.') ?? false
  const agent = `${isStatute ? 'statute, ' : ''}${[by.name, citation].filter(Boolean).join(', ')} (${by.year})`
  const done = `${kind}${how === 'questioned' ? ' after' : ' by'} ${agent}.`
  return {
    flag: isPartial ? 'amber' : 'red',
    kind,
    says: isPartial ? `${done[0]?.toUpperCase()}${done.slice(1)}` : `No longer good law: ${done}`,
    by: { name: by.name, ...(citation && { citation }), year: by.year },
    ...(note && { note }),
    source: list,
  }
}
