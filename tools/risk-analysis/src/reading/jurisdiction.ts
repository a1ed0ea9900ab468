import { type Jurisdiction, jurisdictionOf, jurisdictions, statesOfPlaces } from '@casewright/law'

const federal =
  /\b(?:federal|u\.?\s?s\.? (?:district|court|supreme|bankruptcy)|united states (?:district|court|supreme|bankruptcy)|\d+(?:st|nd|rd|th) cir(?:cuit|\.)|circuit court of appeals)/i
const district = /^(?:[NSEWMC]\.?D\.?|D\.)\s?(.+)$/

/** The jurisdiction that a free text names: 'Ohio', 'Cuyahoga County, OH', 'S.D.N.Y.', 'New York state court'. */
export function jurisdictionIn(given: string): Jurisdiction | null {
  const words = given.trim()
  if (words === '') return null
  const whole = jurisdictionOf(words)
  if (whole) return whole
  const court = district.exec(words)?.[1]
  if (court && jurisdictionOf(court)) return jurisdictionOf('us')
  if (federal.test(words)) return jurisdictionOf('us')
  // Longer names first: 'West Virginia' is not Virginia, and Washington, D.C. is not the state.
  const named = jurisdictions
    .filter(({ code }) => code !== 'us')
    .toSorted((a, b) => b.name.length - a.name.length)
    .find(({ name }) => new RegExp(`\\b${name.replaceAll('.', '\\.')}\\b`, 'i').test(words))
  if (/\bD\.?\s?C\.?(?!\w)/.test(words)) return jurisdictionOf('dc')
  if (named) return named
  // A postal code or abbreviation counts as the last part: 'Austin, TX'.
  const last =
    words
      .split(/[,(]/)
      .at(-1)
      ?.replace(/\)|\b\d{5}\b/g, '')
      .trim() ?? ''
  return words.includes(',') || words.includes('(') ? jurisdictionOf(last) : null
}

/** Names that are also those of people and companies: they count in the words of a place alone. */
const ambiguous = /^(?:Virginia|Georgia|Washington|Montana|Delaware|New York|Texas)$/

const placesOfStates = jurisdictions
  .filter(({ code, name }) => code !== 'us' && name.length >= 4)
  .map((state) => ({
    state,
    place: new RegExp(
      `\\b(?:in|under|of|from|an?|our|this) ${state.name}\\b|\\b(?:in|near|outside|at) (?:[A-Z][\\w’'.-]{1,20} ){0,2}[A-Z][\\w’'.-]{1,20}, ${state.name}\\b|\\b${state.name}(?:['’]s)? (?:law|court|statute|state|case|accident|crash|resident|rule|highway|jury)`,
    ),
    alone: new RegExp(`\\b${state.name}\\b`),
    /** A sentence of its own, or behind a town at the end of one: 'Texas.', 'in Austin, Texas.' */
    said: new RegExp(`(?:^|[.!?;]\\s{1,3}|\\n|\\p{Ll}, )${state.name}(?=[.;]?(?:\\s{1,3}(?![a-z])|$)|, )`, 'u'),
    goesTo: new RegExp(`\\b(?:mov(?:e|es|ed|ing)|relocat(?:e|es|ed|ing|ion)) (?:\\w{1,10} ){0,2}to ${state.name}\\b`),
  }))

/** Behind a town, short; an M.D. is a doctor. */
const shortState = /\p{Ll}, ((?:N\.[CHJMY]|S\.C|R\.I|W\.Va)\.|[NS]\.D\.(?! [A-Z])|[A-Z]\p{Ll}{2,4}\.)(?=[ ,;)\n]|$)/gu

/** The one state that a description names as its own: 'an Alabama crash', 'in Ohio'; else that of the one town it names. */
export function jurisdictionInText(text: string): Jurisdiction | null {
  // A state that is a sentence of its own is said to be it; one to which somebody moves is none.
  const own = placesOfStates.filter(({ said, goesTo }) => said.test(text) && !goesTo.test(text))
  if (own.length === 1) return own[0]?.state ?? null
  const named = placesOfStates
    .filter(
      ({ state, place, alone, said, goesTo }) =>
        !goesTo.test(text) &&
        (place.test(text) || said.test(text) || (!ambiguous.test(state.name) && alone.test(text))),
    )
    .map(({ state }) => state)
  // 'Edgefield, S.C.' names a state as much as its name does.
  for (const { 1: short = '' } of text.matchAll(shortState)) {
    const state = jurisdictionOf(short)
    if (state && state.code !== 'us' && !named.some(({ code }) => code === state.code)) named.push(state)
  }
  // 'West Virginia' is not Virginia.
  const whole = named.filter(({ name }) => !named.some((other) => other.name !== name && other.name.endsWith(name)))
  if (whole.length > 0) return whole.length === 1 ? (whole[0] ?? null) : null
  const [town, ...others] = statesOfPlaces(text)
  if (town && others.length === 0) return town
  return others.length === 0 && isInFederalCourt(text) ? jurisdictionOf('us') : null
}

/** A court as lawyers write it, 'W.D. Pa.', 'D. Colo.', 'S.D.N.Y.', and not the court of a decision, which has its year. */
const courtShort =
  /(?<![\w.])(?:[NSEWMC]\. ?D\.|(?<![A-Z]\p{Ll}{1,20} )D\.) ?(?<state>[A-Z]\p{L}{1,6}\.?(?: (?:Va|Dakota|D)\.)?|[A-Z]\.(?: ?[A-Z]\.)?)(?![\p{L}\d.]| ?\d{4}\)| [A-Z][\w. ]{0,16}\d{4}\))/gu
const isInFederalCourt = (text: string): boolean =>
  [...text.matchAll(courtShort)].some(({ groups }) => jurisdictionOf(groups?.state ?? '') !== null)
