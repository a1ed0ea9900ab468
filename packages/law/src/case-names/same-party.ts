import { jurisdictions } from '../jurisdictions/jurisdictions.ts'
import { abbreviations } from './abbreviations.ts'
import { cityFirst, withoutNation } from './completed.ts'
import { isMisspelt, mayBeWord } from './same-word.ts'
import { standsIn } from './stands-in.ts'
import { isTorn } from './torn.ts'
import {
  bodies,
  companyKinds,
  forms,
  generic,
  governing,
  officeHeads,
  offices,
  placeHeads,
  roles,
  suffixes,
  unionWords,
} from './vocabulary.ts'
import { type NameWord, wordsOf } from './words.ts'

const places = new Set(jurisdictions.flatMap(({ kind, name }) => (kind === 'federal' ? [] : [name.toLowerCase()])))
const wordsOfPlaces = new Set([...places].flatMap((name) => name.split(' ')))
/** What no caption needs: what is longer was not written as a name. */
const mostWords = 40
const mostFound = 100

/** How a name that is written stands to one that was found. 'untold': what differs is what titles leave out. */
export type NameComparison = 'same' | 'untold' | 'different'

/**
 * Whether a party as it is written is the party that was found. Custom may leave words out, and adds none; what a title
 * itself may have left out (the place of a body, the form of a company) cannot be told.
 */
export function compareParty(written: string, found: string): NameComparison {
  const whole = wordsOf(found).slice(0, mostFound)
  const ours = withoutNation(withoutOffice(wordsOf(written), whole), whole)
  if (ours.length > mostWords) return 'different'
  if (ours.length === 0 || whole.length === 0) return 'different'
  if (isSovereignOf(ours, whole) || isSovereignOf(whole, ours)) return 'same'
  if (isPlace(ours))
    return isPlaceItself(ours, whole) ? 'same' : governs(ours, whole) || isNearly(ours, whole) ? 'untold' : 'different'
  if (!whole.some(isForm) && isPlace(bare(firstOf(whole))))
    return !isPlaceItself(bare(ours), whole) ? 'different' : ours.length > firstOf(whole).length ? 'untold' : 'same'
  if (isOneOfFirm(ours, whole)) return 'untold'
  if (lacksHead(ours, whole)) return 'different'
  const isPerson = isPersonal(whole)
  if ((isPerson || isPlace(whole)) && ours.some(isForm)) return 'different'
  const theirs = isPerson ? namedIn(ours, whole) : whole
  const telling = isPerson ? surnamesOf(theirs) : theirs.filter(tells)
  const isBare = needsTelling(ours, theirs, isPerson) && !ours.some(tells)
  const needed = needsTelling(ours, theirs, isPerson) ? telling : []
  const stands = (free: (word: NameWord) => boolean, how: Parameters<typeof standsIn>[3]) =>
    variantsOf(theirs, 8).some((one) => variantsOf(ours, 4).some((our) => standsIn(our, one, free, how)))
  if (stands(isFree(ours, theirs), { needed }))
    return isTorn(ours, theirs, isPerson) || (!isPerson && isTailOf(ours, theirs)) ? 'untold' : 'same'
  const free = isPerson ? isHeadOf(ours) : isUntold(ours, theirs)
  return stands(free, { needed: isBare && !isPerson ? [] : needed, isLoose: true }) ? 'untold' : 'different'
}

/** 'Jackson' for 'Jackson Women's Health Organization': a long body is called by its first words in talk, and no state or person is. */
export function isCutShort(written: string, found: string): boolean {
  const [ours, whole] = [wordsOf(written), wordsOf(found).slice(0, mostFound)]
  const isOfBody =
    !isPersonal(whole) || whole.some(({ word }) => /^(?:organization|clinic|project|council|coalition)s?$/.test(word))
  const isHead = ours.length > 0 && ours.length < whole.length && ours.every(({ word }, at) => word === whole[at]?.word)
  return isHead && written.length > 3 && !isPlace(ours) && isOfBody && ours.some(tells)
}

const isForm = ({ word }: NameWord): boolean => forms.has(word)

/** A person's name holds no word of a body; an office may follow it: 'Davis, Director General of Railroads'. */
function isPersonal(words: readonly NameWord[]): boolean {
  const isOfBody = (word: NameWord) => isForm(word) || isBody(word) || word.after === '&'
  const next = words.findIndex(({ segment, word }) => segment !== words[0]?.segment && !suffixes.has(word))
  if (next < 0) return !words.some(isOfBody)
  const after = words[next]?.word ?? ''
  return !words.slice(0, next).some(isOfBody) && (offices.has(after) || roles.has(after) || !words.some(isOfBody))
}

/** 'Wade, District Attorney of Dallas County' is Wade, where a title gives persons no office. */
function withoutOffice(ours: readonly NameWord[], theirs: readonly NameWord[]): readonly NameWord[] {
  const isPerson = isPersonal(theirs) && !isPlace(theirs) && theirs.every(({ segment }) => segment === 0)
  const office = isPerson ? ours.findIndex(({ word, segment }, at) => at > 0 && segment > 0 && isOffice(word)) : -1
  return office < 0 ? ours : ours.slice(0, office)
}
const isOffice = (word: string): boolean => officeHeads.has(word) || (offices.has(word) && !wordsOfPlaces.has(word))

/** The names of persons, without the offices that follow them, unless these are written too. */
function namedIn(ours: readonly NameWord[], theirs: readonly NameWord[]): readonly NameWord[] {
  if (officeHeads.has(ours[0]?.word ?? '') || ours.some(({ segment }) => segment > 0)) return theirs
  const office = theirs.findIndex(
    ({ word, segment }) => segment > 0 && (offices.has(word) || roles.has(word) || wordsOfPlaces.has(word)),
  )
  return office < 0 ? theirs : theirs.slice(0, office)
}

/** Whether a name alone says who is meant: 'Pennsylvania' and 'Department' are parties of a thousand cases. */
export const isTelling = (party: string): boolean => {
  const words = wordsOf(party)
  return words.some(tells) && !isPlace(words)
}

/** Whether a word tells a party from others: 'Bd.', 'Inc.' and 'City' do not. */
export const tells = ({ word, cut }: NameWord): boolean =>
  word.length > 1 &&
  !generic.has(word) &&
  !forms.has(word) &&
  !roles.has(word) &&
  !(cut && meaningsOf(word).some((one) => generic.has(one)))
/** 'Bd.' is a board. */
const isBody = ({ word, cut }: NameWord): boolean =>
  bodies.has(word) ||
  bodies.has(word.replace(/s$/, '')) ||
  (cut !== null && meaningsOf(word).some((one) => bodies.has(one)))
const meaningsOf = (word: string): readonly string[] => abbreviations.get(word) ?? []

/** 'Labor Board', 'Railroad Co.' and 'Commissioner' are names by which reports call a party; 'Board' alone is nobody's. */
function needsTelling(ours: readonly NameWord[], theirs: readonly NameWord[], isPerson: boolean): boolean {
  if (ours.some(tells)) return !officeHeads.has(ours[0]?.word ?? '') || !isPerson
  if (officeHeads.has(ours[0]?.word ?? '')) return false
  if (isPerson) return true
  return !(ours.length > 1 || ours.every(({ word }) => companyKinds.has(word)) || !theirs.some(tells))
}

/** Surnames of the first person who is listed, as far as can be told: its last word, and that before 'of'. */
function surnamesOf(theirs: readonly NameWord[]): NameWord[] {
  const next = theirs.findIndex(
    ({ segment, after }, at) => at > 0 && (segment !== theirs[0]?.segment || after !== null),
  )
  const named = (next < 0 ? theirs : theirs.slice(0, next)).filter(({ word }) => !roles.has(word))
  const ofAt = named.findIndex(({ afterOf }, at) => at > 0 && afterOf)
  return [named, ...(ofAt < 0 ? [] : [named.slice(0, ofAt)])].flatMap(
    (words) => words.findLast(({ word }) => !suffixes.has(word) && !offices.has(word)) ?? words.at(-1) ?? [],
  )
}

/** What a party is in the case may be written or not, and so may that a railroad is a company. */
const isFree = (ours: readonly NameWord[], theirs: readonly NameWord[] = []) => {
  // A railroad is a company, whether its title says so or not.
  const isCompany = theirs.some(({ word }) => companyKinds.has(word))
  const last = ours.at(-1)?.word
  const hasName = ours.some(({ word }) => word.length > 1)
  // Of 'Ass'n, Inc.' custom leaves out the second (Bluebook 10.2.1(h)), and titles follow it.
  const isSecondForm = isFormed(theirs) && isFormed(ours.slice(0, -1))
  return ({ word }: NameWord): boolean =>
    hasName &&
    (roles.has(word) ||
      (isCompany && word === last && /^(?:co|company|fsb|ssb|na)$/.test(word)) ||
      (isSecondForm && word === last && secondForms.has(word)))
}

const secondForms = new Set(['inc', 'incorporated', 'ltd', 'limited', 'llc'])
/** Whether a name ends in a word that itself says that it is a company's or an association's. */
const isFormed = (words: readonly NameWord[]): boolean => {
  const last = words.at(-1)
  return last !== undefined && words.length > 1 && (isForm(last) || /^ass(?:oc|ociatio)?n$/.test(last.word))
}

/** An initial or 'Jr.' that the title lacks may have been left out there, or be another's. */
const isSmall = ({ word, capitals }: NameWord): boolean => (word.length === 1 && capitals) || suffixes.has(word)

/** 'City of Independence' where the title says 'Independence'. */
const isHeadOf = (ours: readonly NameWord[]) => {
  const free = isFree(ours)
  const [head, name] = ours
  return (word: NameWord): boolean =>
    free(word) ||
    isSmall(word) ||
    (word === head && placeHeads.has(word.word) && name?.afterOf === true) ||
    (word.segment > 0 && (wordsOfPlaces.has(word.word) || officeHeads.has(word.word))) ||
    (word.afterOf && isPlace([word]))
}

/** What a title may have left out: the place of a body, the head of a place, the form of a company. */
const isUntold = (ours: readonly NameWord[], theirs: readonly NameWord[]) => {
  const free = isFree(ours)
  const hasNumber = theirs.some(({ word }) => /^\d+$/.test(word))
  const isUnion = theirs.some(({ word }) => unionWords.has(word))
  const tails = new Set<NameWord>()
  let tail = -1
  for (const [at, word] of ours.entries()) {
    if (at > 0 && word.afterOf) tail = word.segment
    if (word.segment === tail) tails.add(word)
  }
  return (word: NameWord): boolean =>
    free(word) ||
    isSmall(word) ||
    isForm(word) ||
    tails.has(word) ||
    (isUnion && unionWords.has(word.word)) ||
    (!hasNumber && /^\d+$/.test(word.word)) ||
    placeHeads.has(word.word) ||
    wordsOfPlaces.has(word.word) ||
    isPlace([word])
}

/** A name in the orders that custom gives it: 'Board of Pharmacy' is the 'Pharmacy Board', 'Local 12, Teamsters' the 'Teamsters Local 12'. */
function variantsOf(words: readonly NameWord[], most: number): (readonly NameWord[])[] {
  const ofCity = cityFirst(words)
  const all: (readonly NameWord[])[] = ofCity ? [words, ofCity] : [words]
  const isLocal = words.some(({ word }) => word === 'local' || word === 'lodge')
  for (const [at, { afterOf, segment }] of words.entries()) {
    if (all.length >= most) break
    if (at > 0 && segment !== words[at - 1]?.segment && isLocal) all.push([...words.slice(at), ...words.slice(0, at)])
    if (at === 0 || !afterOf) continue
    const end = words.findIndex((word, index) => index > at && word.segment !== segment)
    const tail = words.slice(at, end < 0 ? words.length : end)
    const rest = end < 0 ? [] : words.slice(end)
    const head = words.slice(at - 1, at)
    all.push([...words.slice(0, at - 1), ...tail, ...head, ...rest], [...tail, ...words.slice(0, at), ...rest])
  }
  return all
}

/** The name of a state, or the United States. */
export const isPlace = (words: readonly NameWord[]): boolean => {
  const name = placeIn(words)
  return places.has(name) || name === 'united states'
}

/** 'Mo.' is Missouri where it is all of a name. */
const placeIn = (words: readonly NameWord[]): string =>
  words.map(({ word }) => abbreviations.get(word)?.find((meaning) => places.has(meaning)) ?? word).join(' ')

/** 'New York' is the state and the city; it is not the New York Times. */
const isPlaceItself = (ours: readonly NameWord[], theirs: readonly NameWord[]): boolean =>
  placeIn(ours) === placeIn(bare(firstOf(theirs)))

/** 'City of New York' and 'State of New York' are called 'New York'; Kansas City is not Kansas. */
const bare = (words: readonly NameWord[]): readonly NameWord[] =>
  words.filter(({ word }, at) => !(at === 0 && words.length > 1 && ofPlaces.has(word)) && !roles.has(word))

/** 'Roebuck' does not name Sears, Roebuck & Co., nor 'Bend' South Bend. */
function lacksHead(ours: readonly NameWord[], theirs: readonly NameWord[]): boolean {
  const [head, second] = theirs
  if (!head || !second || ours.some((word) => mayBeWord(word, head))) return false
  if (headsOfPlaces.has(head.word) && isPersonal(theirs)) return true
  const isList = second.segment !== head.segment && theirs.some(({ after }) => after === '&') && tells(head)
  return isList && ours.filter(tells).length === 1
}

/** 'Martin' may be Lockheed Martin Corp., and may be a person: a word alone that a company does not begin with tells neither. */
function isTailOf(ours: readonly NameWord[], theirs: readonly NameWord[]): boolean {
  const [head, second] = theirs
  const [only, ...more] = ours
  if (!head || !second || !only || more.length > 0 || second.segment !== head.segment) return false
  return theirs.some(isForm) && tells(head) && !only.capitals && !mayBeWord(only, head)
}
const headsOfPlaces = new Set('new north south east west san santa los las fort saint el'.split(' '))

/** The first party that is listed: up to a comma, 'and', or the end of a sentence. */
function firstOf(words: readonly NameWord[]): readonly NameWord[] {
  const end = words.findIndex(({ segment, after }, at) => {
    const before = words[at - 1]
    if (!before) return false
    return segment !== before.segment || after === 'and' || (before.cut === 'point' && before.word.length > 4)
  })
  return end < 0 ? words : words.slice(0, end)
}

/** 'Oklahoma' for its Secretary of State, 'West Virginia' for its Board of Education. */
const governs = (place: readonly NameWord[], theirs: readonly NameWord[]): boolean =>
  ` ${placeIn(theirs)} `.includes(` ${placeIn(place)} `) && theirs.some(({ word }) => isGoverning(word))
const isNearly = (ours: readonly NameWord[], theirs: readonly NameWord[]): boolean =>
  isMisspelt(placeIn(ours), placeIn(firstOf(theirs)))
const isGoverning = (word: string): boolean => [word, ...meaningsOf(word)].some((one) => governing.has(one))

/** 'Brown & Root' is not 'Brown'. */
const isOneOfFirm = (ours: readonly NameWord[], theirs: readonly NameWord[]): boolean =>
  ours.length === 1 && theirs[1]?.after === '&' && tells(theirs[1]) && !(ours[0]?.capitals && theirs.length > 2)

const ofPlaces = new Set(['state', 'commonwealth', 'people', 'territory', 'city'])

/** The states that call themselves so in their own courts; the others are 'State'. */
const calledOtherwise: Record<string, ReadonlySet<string>> = {
  people: new Set(['california', 'colorado', 'illinois', 'michigan', 'new york']),
  commonwealth: new Set(['kentucky', 'massachusetts', 'pennsylvania', 'virginia']),
}

function isSovereignOf(words: readonly NameWord[], place: readonly NameWord[]): boolean {
  const [only] = words
  const name = placeIn(place.filter(({ segment }) => segment === place[0]?.segment))
  if (words.length !== 1 || !only || !places.has(name)) return false
  if (only.word === 'state') return !Object.values(calledOtherwise).some((states) => states.has(name))
  return calledOtherwise[only.word === 'com' ? 'commonwealth' : only.word]?.has(name) ?? false
}
