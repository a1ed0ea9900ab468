import type { Authority, CitationCheck } from '@casewright/core'
import { captionWords, citationKeys, courtOf, hasCitation } from '@casewright/law'
import { foundOf, type Judged, type Names } from './status.ts'
import type { VerifyDeps } from './verify-deps.ts'
import type { Written } from './written.ts'

interface Item {
  written: Written | null
  judged: Judged | null
}

type Namesake = NonNullable<CitationCheck['namesake']>

/**
 * Of citations that lead to no case of their name: the one case of this name that is known, with its citation. It is a
 * help and no finding, since a case may have the same name in several courts.
 * @returns in the order of `items`
 */
export async function namesakesFor(
  items: readonly Item[],
  named: VerifyDeps['named'],
  names: Names,
): Promise<(Namesake | undefined)[]> {
  const wanted = [...new Set(items.flatMap((item) => (isAstray(item) ? namesIn(item.written) : [])))]
  if (!named || wanted.length === 0) return items.map(() => undefined)
  const all = await named(wanted)
  const byName = new Map(wanted.map((name, at) => [name, all[at] ?? []]))
  return items.map((item) =>
    item.written && isAstray(item) ? namesakeOf(item.written, item.judged, byName, names) : undefined,
  )
}

/** 'Smith v. Jones, No. 19-cv-100': the docket is no part of the name. */
const docket = /,?\s(?:Case |Civ\. |Civil Action )?Nos?\.\s.{1,80}$/
const namesIn = (written: Written | null): string[] =>
  (written?.names ?? []).map((name) => name.replace(docket, '')).filter((name) => captionWords(name) !== null)

/** Whether nobody has what is cited, or what stands there bears another name. */
function isAstray({ written, judged }: Item): boolean {
  if (written?.kind !== 'case' || written.isShort || !judged) return false
  const { authority, check } = judged
  if (!authority) return check.status !== 'ambiguous' && check.status !== 'verified'
  return (
    check.status === 'mismatch' && (check.differences ?? []).some(({ field }) => field === 'name' || field === 'page')
  )
}

function namesakeOf(
  written: Written,
  judged: Judged | null,
  byName: ReadonlyMap<string, readonly Authority[]>,
  names: Names,
): Namesake | undefined {
  for (const name of namesIn(written)) {
    const known = byName.get(name) ?? []
    // Two decisions in one case bear one name: the year tells which is meant.
    const ofYear = known.length > 1 ? known.filter((one) => isOfCourtAndYear(one, written)) : []
    const [only, ...others] = ofYear.length > 0 ? ofYear : known
    if (!only) continue
    if (others.length > 0 || isCited(only, written, judged)) return undefined
    const isSame = isOfCourtAndYear(only, written)
    if (captionWords(name)?.isCommon && !isSame) return undefined
    const found = foundOf(only, names)
    const who = found.source[0]?.toUpperCase() + found.source.slice(1)
    const which = isSame ? ofSameCourt : isInVolume(only, written) ? inSameVolume : ofAnyCourt
    return { ...found, says: `${who} has ${only.title} at ${only.citation}${dated(only)}. ${which}` }
  }
  return undefined
}

const ofSameCourt = 'It is of the same court and year: check the volume and page, unless another decision is meant.'
const inSameVolume = 'It is in the same volume: check the page, unless another decision is meant.'
const ofAnyCourt = 'What is cited may be another case of this name, or another decision in the same case.'

/** What was found already, or has the citation as a parallel one. */
const isCited = (one: Authority, { cites }: Written, judged: Judged | null): boolean =>
  one.id === judged?.authority?.id || cites.some(({ key }) => hasCitation(one, key))

function isOfCourtAndYear({ court, date }: Authority, written: Written): boolean {
  const year = Number(date?.slice(0, 4))
  return Boolean(court && court === written.court && year && year === written.year)
}

const volumeOf = (key: string): string => key.slice(0, key.lastIndexOf('/'))

function isInVolume({ citation, parallel = [] }: Authority, { cites }: Written): boolean {
  const volumes = new Set([citation, ...parallel].flatMap((cite) => citationKeys(cite).map(volumeOf)))
  return cites.some(({ key }) => volumes.has(volumeOf(key)))
}

function dated({ court, date }: Authority): string {
  const abbreviation = court && court !== 'scotus' ? courtOf(court)?.abbreviation : undefined
  const inside = [abbreviation, date?.slice(0, 4)].filter(Boolean).join(' ')
  return inside ? ` (${inside})` : ''
}
