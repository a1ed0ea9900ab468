import type { Citation, IdCitation, ShortCaseCitation } from '../citations/citation.ts'
import { type Authorities, type Cited, wordsOf } from '../citations/resolve/authorities.ts'

/** Why it is not certain what a short form stands for, in a sentence for a lawyer. */
export const whyUnresolved = {
  'nothing-before': 'No citation stands before it.',
  'before-unresolved': 'It is not certain what the citation before it stands for.',
  several: 'More than one authority that is cited before fits it.',
  'page-before': 'The page that it points to lies before the first page of what is cited before it.',
  'other-volume': 'The case of this name that is cited before stands in another volume of this reporter.',
  'not-cited': 'Nothing that fits it is cited in full before it.',
  'no-code': 'Only the words around it say which code or contract this section belongs to.',
} as const
export type Unresolved = keyof typeof whyUnresolved

/** What stands before a citation. */
interface Before {
  /** The cases cited in full. */
  cited: Authorities
  /** The citation right before, mentions by name aside, and the full citation that it stands for. */
  last: { stands: Citation | null } | null
}

/** Why nothing certain can be said of what a citation stands for. */
export function unresolvedOf(citation: Citation, { cited, last }: Before): Unresolved {
  if (citation.kind === 'section') return 'no-code'
  if (citation.kind === 'id') return ofId(citation, last)
  if (citation.kind === 'short-case') return ofShort(citation, cited)
  const name = 'name' in citation ? (citation.name ?? '') : ''
  return several(bearing(name, cited)) ? 'several' : 'not-cited'
}

function ofId({ pin }: IdCitation, last: Before['last']): Unresolved {
  if (!last) return 'nothing-before'
  if (!last.stands) return 'before-unresolved'
  const page = numberIn(pin?.words)
  return last.stands.kind === 'case' && beginsAfter(page, last.stands) ? 'page-before' : 'several'
}

function ofShort({ cites, antecedent }: ShortCaseCitation, cited: Authorities): Unresolved {
  const inVolume = cites.flatMap(({ abbreviation, volume }) => cited.inVolume(abbreviation, volume))
  const fits = antecedent ? inVolume.filter((one) => bears(one, wordsOf(antecedent))) : inVolume
  if (fits.length === 0) return antecedent && otherVolume(antecedent, cites, cited) ? 'other-volume' : 'not-cited'
  return fits.every(({ citation }) => beginsAfter(numberIn(cites[0]?.page), citation)) ? 'page-before' : 'several'
}

/** The longest opinions of the Supreme Court have some 290 pages. */
const longest = 300

/**
 * 'Iqbal, 550 U.S. at 678' after 'Ashcroft v. Iqbal, 556 U.S. 662': the one case of the name is in another volume, and has the
 * page. A page that it cannot have is of another decision of the name: 'Brown, 349 U.S. at 301' after 347 U.S. 483.
 */
function otherVolume(antecedent: string, cites: ShortCaseCitation['cites'], cited: Authorities): boolean {
  const named = bearing(antecedent, cited)
  if (named.length === 0 || several(named)) return false
  return cites.every((cite) =>
    named.some(({ citation }) =>
      citation.cites.some((own) => {
        const further = numberIn(cite.page) - numberIn(own.page)
        const isElsewhere = own.abbreviation === cite.abbreviation && own.volume !== cite.volume
        return isElsewhere && further >= 0 && further <= longest
      }),
    ),
  )
}

function bearing(name: string, cited: Authorities): readonly Cited[] {
  const words = wordsOf(name)
  const [rarest = []] = words.map((word) => cited.named(word)).sort((one, other) => one.length - other.length)
  return rarest.filter((one) => bears(one, words))
}

const bears = ({ citation }: Cited, words: readonly string[]): boolean => {
  const name = new Set(wordsOf(citation.name ?? ''))
  return words.every((word) => name.has(word))
}

const several = (cases: readonly Cited[]): boolean => new Set(cases.map(({ authority }) => authority)).size > 1

const beginsAfter = (page: number, { cites }: Cited['citation']): boolean =>
  cites.every((cite) => page < numberIn(cite.page))

const numberIn = (words: string | null | undefined): number => Number.parseInt(/\d+/.exec(words ?? '')?.[0] ?? '', 10)
