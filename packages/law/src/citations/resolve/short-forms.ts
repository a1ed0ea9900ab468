import type { ReferenceCitation, ShortCaseCitation, SupraCitation } from '../citation.ts'
import { type Authorities, type Cited, wordsOf } from './authorities.ts'

const only = (fits: readonly Cited[]): number | null => {
  const authorities = new Set(fits.map(({ authority }) => authority))
  const [first] = authorities
  return authorities.size === 1 && first !== undefined ? first : null
}

/** Whether every word of a short name is in the name of a case. A case whose name is not known may be any. */
const bears = ({ citation }: Cited, words: readonly string[]): boolean => {
  const name = new Set(wordsOf(citation.name ?? ''))
  return name.size > 0 && words.every((word) => name.has(word))
}

const numberOf = (page: string | null): number => (page !== null && /^\d+$/.test(page) ? Number(page) : Number.NaN)

/** The case that "Roe, 410 U.S. at 115" stands for: one in that volume that begins no later, of that name. */
export const byVolume = (short: ShortCaseCitation, authorities: Authorities): number | null => {
  const words = short.antecedent === null ? [] : wordsOf(short.antecedent)
  let fits: Cited[] | null = null
  for (const { abbreviation, volume, page } of short.cites) {
    const here = authorities
      .inVolume(abbreviation, volume)
      .filter(({ citation }) =>
        citation.cites.some(
          (cite) =>
            cite.abbreviation === abbreviation && cite.volume === volume && !(numberOf(cite.page) > numberOf(page)),
        ),
      )
    if (here.length === 0) continue
    fits = fits ? fits.filter((one) => here.some((other) => other.authority === one.authority)) : here
  }
  if (!fits || fits.length === 0) return null
  if (words.length === 0) return only(fits)
  const named = fits.filter((cited) => bears(cited, words))
  if (named.length > 0) return only(named)
  // The name before it may be none: "In the same opinion, 1 U.S. at 2". It counts only against cases that have one.
  return fits.every(({ citation }) => citation.name === null) ? only(fits) : null
}

/** The case that a name alone stands for: that whose name it is, where no other case has been cited that bears it. */
export const byName = (
  { name }: ReferenceCitation,
  authority: number | null,
  authorities: Authorities,
): number | null => {
  const words = wordsOf(name)
  const bearing = rarest(words, authorities).filter((cited) => bears(cited, words))
  return bearing.some((cited) => cited.authority !== authority) ? null : authority
}

const rarest = (words: readonly string[], authorities: Authorities): readonly Cited[] =>
  words.map((word) => authorities.named(word)).sort((one, other) => one.length - other.length)[0] ?? []

/** The case that "Roe, supra" stands for: the only one of that name. */
export const byAntecedent = ({ name }: SupraCitation, authorities: Authorities): number | null => {
  const words = name === null ? [] : wordsOf(name)
  return words.length === 0 ? null : only(rarest(words, authorities).filter((cited) => bears(cited, words)))
}
