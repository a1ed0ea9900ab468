import { jurisdictions } from '../jurisdictions/jurisdictions.ts'
import { sameWord } from './same-word.ts'
import { type NameWord, wordsOf } from './words.ts'

/** Words that many names share: a name is not told apart by them. */
const common = new Set(
  'united states state states people commonwealth city county town village township borough parish district board department commission commissioner committee council court education school university college national american first federal general bank trust insurance railroad railway association union international department bureau agency office secretary director administrator estate'.split(
    ' ',
  ),
)
/** Before the name of a state they add nothing. */
const ofState =
  /\b(?:the\s+)?(?:state|commonwealth|people|territory)(?:\s+of(?:\s+the\s+(?:state|commonwealth)\s+of)?)\s+(?=\p{L})/giu
const ofAmerica = /\bunited states of america\b/gi
const places = new Set(jurisdictions.flatMap(({ kind, name }) => (kind === 'federal' ? [] : [name.toLowerCase()])))

/** 'N.Y.', 'W. Va.': abbreviations of two words. */
const shortPlaces = new Map(
  jurisdictions
    .filter(({ name, abbreviation }) => name.includes(' ') && /^\p{Lu}\.\s?\p{Lu}/u.test(abbreviation))
    .map(({ name, abbreviation }) => [abbreviation.replace(/\s/g, ''), name] as const),
)
const initials = /\b\p{Lu}\.\s?\p{Lu}(?:\p{Ll}{1,2})?\./gu

/** The most given names and initials that may stand before a surname. */
const mostGiven = 3

/** Whether two names are of one party: as written in citations, in captions, or in short. */
export function sameParty(one: string, other: string): boolean {
  const [a, b] = [read(one), read(other)]
  if (a.length === 0 || b.length === 0) return false
  // The reporter of a state calls it 'State' or 'People', the others by its name.
  if (isSovereignOf(a, b) || isSovereignOf(b, a)) return true
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  if (short.length === long.length) return short.every((word, index) => sameWord(word, long[index] as NameWord))
  const whole = a.length <= b.length ? other : one
  if (short.length === 1 && firm.test(whole.slice(0, 80))) return isInitialsOf(short, long)
  return beginsWith(long, short) || isSurnameOf(short, long) || isInitialsOf(short, long) || isBodyOfPlace(short, whole)
}

/** Whether a name alone says who is meant: 'Pennsylvania' and 'Department' are parties of a thousand cases. */
export const isTelling = (party: string): boolean => {
  const words = read(party)
  return tells(words) && !isPlace(words)
}

function read(party: string): NameWord[] {
  const plain = party
    .replace(ofAmerica, 'United States')
    .replace(ofState, '')
    .replace(/\bR\.\s?R\.?(?=\s|$)/g, 'Railroad')
    .replace(/\bR\.(?=\s+Co\b)/g, 'Railroad')
    .replace(/\bU\.\s?S\.(?:\s?A\.)?|\bUSA?\b/g, 'United States')
    .replace(initials, (short) => shortPlaces.get(short.replace(/\s/g, '')) ?? short)
  return wordsOf(plain)
}

/** 'Chevron' for 'Chevron U.S.A. Inc.'; but 'New York' is not the 'New York Times', nor 'United States' the 'United States Steel'. */
function beginsWith(long: readonly NameWord[], short: readonly NameWord[]): boolean {
  if (isPlace(short) || !tells(short)) return false
  return short.every((word, index) => sameWord(word, long[index] as NameWord))
}

/** 'Brown & Root' is not 'Brown'. */
const firm = /^\s*[\p{L}'’.-]+\s+(?:&|and)\s+(?!others\b|another\b|ors\b)\p{Lu}/u

/** 'Board of Education' for 'Board of Education of Topeka'. */
function isBodyOfPlace(short: readonly NameWord[], whole: string): boolean {
  const head = read(
    whole.replace(
      /\s+of\s+(?:the\s+)?(?:(?:City|County|Town|State|Village)\s+of\s+)?\p{Lu}(?:(?! of )[\p{L} .]){2,40}$/u,
      '',
    ),
  )
  return (
    short.length >= 2 &&
    head.length === short.length &&
    short.every((word, index) => sameWord(word, head[index] as NameWord))
  )
}

/** 'Miranda' for 'Ernesto A. Miranda'; but 'Houston' is not the 'City of Houston'. */
function isSurnameOf(short: readonly NameWord[], long: readonly NameWord[]): boolean {
  const given = long.slice(0, long.length - short.length)
  if (isPlace(short) || given.length > mostGiven || given.some(({ word }) => common.has(word)) || !tells(short))
    return false
  return short.every((word, index) => sameWord(word, long[given.length + index] as NameWord))
}

/** 'NLRB' for 'National Labor Relations Board'. */
function isInitialsOf(short: readonly NameWord[], long: readonly NameWord[]): boolean {
  const [only] = short
  if (!only || short.length > 1 || only.word.length < 2 || !only.capitals) return false
  return only.word.length === long.length && [...only.word].every((letter, index) => long[index]?.word[0] === letter)
}

const tells = (words: readonly NameWord[]) => words.some(({ word }) => !common.has(word) && word.length > 1)
const isPlace = (words: readonly NameWord[]) => places.has(words.map(({ word }) => word).join(' '))

/** The states that call themselves so in their own courts; the others are 'State'. */
const calledOtherwise: Record<string, ReadonlySet<string>> = {
  people: new Set(['california', 'colorado', 'illinois', 'michigan', 'new york']),
  commonwealth: new Set(['kentucky', 'massachusetts', 'pennsylvania', 'virginia']),
}

function isSovereignOf(words: readonly NameWord[], place: readonly NameWord[]): boolean {
  const [only] = words
  if (words.length !== 1 || !only || !isPlace(place)) return false
  const name = place.map(({ word }) => word).join(' ')
  if (only.word === 'state') return !Object.values(calledOtherwise).some((states) => states.has(name))
  return calledOtherwise[only.word]?.has(name) ?? false
}
