import { jurisdictions } from '../../jurisdictions/jurisdictions.ts'
import { isForm, type NameWord, nameWords, sameWord } from './name-words.ts'

/**
 * How two names of a case stand to each other:
 *
 * - `same`: the same parties in the same order, however abbreviated.
 * - `reversed`: the same parties the other way round, as an appeal may have them. Not the same citation's name.
 * - `partial`: one is a party of the other, "Roe" of "Roe v. Wade".
 * - `different`: anything else.
 */
export type NameComparison = 'same' | 'reversed' | 'partial' | 'different'

interface Parsed {
  parties: NameWord[][]
  /** "In re", "Ex parte", "Matter of" and the like. */
  procedural: boolean
}

const lead =
  /^(?:in\s+(?:the\s+)?(?:re|matter\s+of|interest\s+of)|ex\s+parte|(?:the\s+)?(?:matter|application|petition)\s+of)[\s:,]+/i
const versus = /\s+(?:v|vs|versus)\.?\s+/i
const roles =
  /,?\s+(?:plaintiffs?|defendants?|petitioners?|respondents?|appellants?|appellees?|debtors?|intervenors?|claimants?|relators?|movants?)(?:[-\s,/]+(?:and\s+)?(?:plaintiffs?|defendants?|petitioners?|respondents?|appellants?|appellees?|cross-\w+))*\.?$/i

const places = new Set(
  jurisdictions
    .filter(({ kind }) => kind !== 'federal')
    .flatMap(({ name, abbreviation, code }) => [name, abbreviation, code])
    .map((name) =>
      nameWords(name)
        .map(({ word }) => word)
        .join(' '),
    ),
)
const sovereigns = new Set(['state', 'people', 'commonwealth', 'territory'])

const parse = (name: string): Parsed => {
  let rest = name
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[.,;:]+$/, '')
  let procedural = false
  for (let found = lead.exec(rest); found; found = lead.exec(rest)) {
    procedural = true
    rest = rest.slice(found[0].length)
  }
  const sides = rest.split(versus)
  return { procedural, parties: sides.slice(0, 2).map((side) => nameWords(side.replace(roles, ''))) }
}

/** Compares two names of cases. Tolerates abbreviations, "et al.", punctuation, given names and forms of companies. */
export const compareCaseNames = (one: string, other: string): NameComparison => {
  const [first, second] = [parse(one), parse(other)]
  if ([...first.parties, ...second.parties].some((party) => party.length === 0)) return 'different'
  const [a, b] = first.parties
  const [c, d] = second.parties
  if (!a || !c) return 'different'
  if (b && d) {
    if (matches(a, c) && matches(b, d) && (telling(a, c) || telling(b, d))) return 'same'
    return matches(a, d) && matches(b, c) && (telling(a, d) || telling(b, c)) ? 'reversed' : 'different'
  }
  if (!b && !d) return matches(a, c) ? 'same' : 'different'
  const [alone, pair] = b ? [second, first] : [first, second]
  const [single] = alone.parties
  if (!single) return 'different'
  return !alone.procedural && pair.parties.some((party) => matches(single, party) && telling(single, party))
    ? 'partial'
    : 'different'
}

/**
 * Whether two names are of the same case. Different cases are never the same; names of the same case that share too
 * little may be taken for different ones.
 */
export const sameCase = (one: string, other: string): boolean => compareCaseNames(one, other) === 'same'

/** Whether the match says who it is: more than "State" or "United States". */
const telling = (one: readonly NameWord[], other: readonly NameWord[]): boolean => {
  const key = one.map(({ word }) => word).join(' ')
  return !sovereign(one) && !sovereign(other) && !nation(one) && key !== ''
}

const keyOf = (words: readonly NameWord[]): string => words.map(({ word }) => word).join(' ')

/** "State", "State of Ohio", "Ohio": the place where one is named, "" for "State" alone; `null` for anything else. */
const sovereign = (words: readonly NameWord[]): { place: string } | null => {
  const key = keyOf(words)
  if (sovereigns.has(key)) return { place: '' }
  if (places.has(key)) return { place: key }
  const of = /^(?:state|people|commonwealth|territory)(?: of)?(?: state of| commonwealth of)? (.+)$/.exec(key)?.[1]
  return of && places.has(of) ? { place: of } : null
}

const placeName = new Map<string, string>(
  jurisdictions.flatMap(({ name, abbreviation, code }) =>
    [name, abbreviation, code].map((words) => [keyOf(nameWords(words)), code] as [string, string]),
  ),
)

const matches = (one: NameWord[], other: NameWord[]): boolean => {
  const [state, otherState] = [sovereign(one), sovereign(other)]
  if (state && otherState)
    return (
      state.place === '' || otherState.place === '' || placeName.get(state.place) === placeName.get(otherState.place)
    )
  if (nation(one) && nation(other)) return true
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  return sameParty(core(short), core(long))
}

const nation = (words: readonly NameWord[]): boolean => /^(?:us|usa|us of america)$/.test(keyOf(words))

/** Without "Inc.", "Jr." and the like, where anything else is left. */
const core = (words: NameWord[]): NameWord[] => {
  const left = words.filter((word) => !isForm(word) && word.word !== 'of')
  return left.length > 0 ? left : words
}

/** Words that many parties share: alone they tell nothing. */
const common = new Set(
  `board bd education educ city cty county cnty town village school sch district dist state commission commn department
  dept bank national natl first insurance in co company commissioner commr secretary secy director dir warden court
  union association assn university univ school hospital trust estate general attorney railroad rr railway ry
  superintendent federal american am international intl group fund service serv center ctr authority auth`.split(/\s+/),
)

const sameParty = (short: readonly NameWord[], long: readonly NameWord[]): boolean => {
  if (short.length === long.length) return short.every((word, i) => sameWord(word, long[i] ?? word))
  if (short.every(({ word }) => common.has(word)) && short.length < 2) return false
  // "Board of Education" for "Board of Education of Topeka", "Youngstown Sheet & Tube" with a company's form left out.
  const prefix = short.every((word, i) => sameWord(word, long[i] ?? { word: '', meanings: [], shortened: false }))
  if (prefix && short.length >= 2) return true
  // "Gideon" for "Clarence Earl Gideon"; "Wainwright" for "Wainwright, Corrections Director".
  const [only] = short
  const last = long.at(-1)
  if (short.length === 1 && only && last && long.length <= 4) return sameWord(only, last) || startsOffice(only, long)
  if (short.length === 1 && only) return startsOffice(only, long)
  // "Earl Gideon" for "Clarence Earl Gideon": given names left out in front, or initials in their place.
  const offset = long.length - short.length
  return (
    short.length >= 2 &&
    short.every((word, i) => sameWord(word, long[i + offset] ?? { word: '', meanings: [], shortened: false }))
  )
}

const office =
  /^(?:secretary|secy|commissioner|commr|director|dir|warden|attorney|governor|superintendent|supt|administrator|admr|executor|trustee|sheriff|judge|president|chairman|collector|mayor|receiver|correction|acting|clerk|treasurer|chief)$/

const startsOffice = (only: NameWord, long: readonly NameWord[]): boolean =>
  long[0] !== undefined && sameWord(only, long[0]) && long.slice(1).some(({ word }) => office.test(word))
