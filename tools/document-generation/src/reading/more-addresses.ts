import { type FoundAddress, jurisdictions } from '@casewright/law'

const word = "\\p{Lu}[\\p{L}.’'-]{1,24}"
/** No stop ends it, as a sentence may. */
const plainWord = "\\p{Lu}[\\p{L}’'-]{1,24}"
const town = `${word}(?:[ -]${word}){0,2}`
const state = jurisdictions
  .filter(({ kind }) => kind !== 'federal')
  .flatMap(({ name, code }) => [name, code.toUpperCase()])
  .toSorted((one, other) => other.length - one.length)
  .join('|')
const country =
  'Canada|Mexico|Germany|Deutschland|France|Italy|Italia|Spain|España|Portugal|Netherlands|The Netherlands|Belgium|Austria|Switzerland|Ireland|England|Scotland|Wales|UK|U\\.K\\.|United Kingdom|Sweden|Norway|Denmark|Finland|Poland|Japan|China|Taiwan|India|Brazil|Australia|New Zealand|Israel|Singapore|South Korea|Korea'
const post =
  '(?:[A-Z]\\d[A-Z] ?\\d[A-Z]\\d|[A-Z]{1,2}\\d[A-Z\\d]? ?\\d[A-Z]{2}|\\d{4} ?[A-Z]{2}|\\d{3}-\\d{4}|\\d{4,6})'
const province = 'ON|QC|BC|AB|MB|SK|NS|NB|NL|PE|Ontario|Quebec|British Columbia|Alberta|Manitoba|Nova Scotia'
const abroad = `(?:,? ${post})?(?:,? ${town})(?:,? (?:${province}))?(?:,? ${post})?(?:,? (?:${country})(?![\\p{L}]))?`

const patterns = [
  // 'the 400 block of Gannet Street between Plover and Tern, Brinewater, SC'
  new RegExp(
    `(?<![\\d$#.,/-])\\d{1,5} block of (?:${word} ){1,3}(?:Street|St\\.?|Road|Rd\\.?|Lane|Avenue|Ave\\.?|Drive|Boulevard|Way|Place)(?: between ${word} and ${word})?(?:, ${town}(?:,? (?:${state}))?(?: \\d{5})?)?(?![\\p{L}\\d])`,
    'gu',
  ),
  // 'Hafenstrasse 9, 20457 Hamburg', 'Via Roma 12, Milano': the number stands behind the street.
  new RegExp(
    `(?<![\\p{L}])(?:\\p{Lu}[\\p{L}-]{1,24}(?:strasse|straße|str\\.|weg|platz|gasse|allee|ufer|straat|laan|plein|gracht|gatan|vägen|gade|vej)|(?:Via|Viale|Piazza|Calle|Avenida|Paseo|Plaza|Rua|Carrer|Rue) (?:(?:de|del|della|do|da|des|la|las|los) ){0,2}${word}) \\d{1,4}[a-z]?(?:,${abroad})?`,
    'gu',
  ),
  // '12 rue de Rivoli, 75001 Paris', '40 Kings Road, London SW3 4UD', '200 Bay Street, Toronto, ON M5J 2J2'.
  new RegExp(
    `(?<![\\d$#.,/-])\\d{1,5}(?:bis|ter)?,? (?:rue|avenue|boulevard|place|quai|chemin) (?:(?:de|du|des|de la) )?(?:l['’])?${word}(?: ${word}){0,3}(?:,${abroad})?`,
    'gu',
  ),
  new RegExp(
    `(?<![\\d$#.,/-])\\d{1,5} (?:${word} ){1,3}(?:Street|St\\.?|Road|Rd\\.?|Lane|Avenue|Ave\\.?|Square|Close|Gardens|Terrace|Crescent|Quay|Way|Drive|Place)(?: [NSEW]\\.?)?,? ${town},? (?:(?:${province}),? )?${post}(?:,? (?:${country}))?(?![\\p{L}\\d])`,
    'gu',
  ),
  // '4417 E Highway 60, Monett MO 65708', '2208 Road 410, Fairbury, NE', '1420 County Road 9, Alamosa, Colorado'
  new RegExp(
    `(?<![\\d$#.,/-])\\d{1,5} (?:(?:[NSEW]|North|South|East|West)\\.? )?(?:(?:US|U\\.S\\.|State|County|Old|${state}) ){0,2}(?:Highway|Hwy\\.?|Route|Rte\\.?|Rt\\.?|Road|Rd\\.?|CR|SR|FM) (?:\\d{1,5}|\\p{Lu}{1,2})(?! \\d)(?: [NSEW]\\b)?(?:,? ${town},? (?:${state})(?: \\d{5}(?:-\\d{4})?)?)?(?![\\p{L}\\d])`,
    'gu',
  ),
  // 'lives at 12 Cedar in Brewer, 04412', 'live downstairs at 217 Maple': a street without a word for a way, where somebody lives.
  new RegExp(
    `(?<=\\b(?:lives?|living|resides?|residing|located|offices?|shop|headquartered)(?: \\p{Ll}{3,12})? (?:at|is) )\\d{1,5} ${plainWord}(?: ${plainWord})?(?:(?:,| in|, in) ${plainWord}(?: ${plainWord})?)?(?:,? (?:${state}))?(?:,? \\d{5})?(?![\\p{L}\\d])`,
    'gu',
  ),
  // '1033 Elderberry, Peoria, 61604': its town and its ZIP code make it one.
  new RegExp(
    `(?<![\\d$#.,/-])\\d{1,5} ${plainWord}(?: ${plainWord}){0,2}, ${plainWord}(?: ${plainWord})?,? \\d{5}(?:-\\d{4})?(?![\\p{L}\\d])`,
    'gu',
  ),
  // '4411 East Speedway, Tucson, Arizona': a street without a word for a way, with its town and its state.
  new RegExp(
    `(?<![\\d$#.,/-])\\d{1,5} (?:${word} ){0,3}${word}, ${town},? (?:${state})(?: \\d{5})?(?![\\p{L}\\d])`,
    'gu',
  ),
]

/** Addresses in forms that no postal address of the United States has, and streets that only their town makes one. */
export function moreAddressesIn(text: string, known: readonly FoundAddress[]): FoundAddress[] {
  const found: FoundAddress[] = []
  for (const pattern of patterns)
    for (const match of text.matchAll(pattern)) {
      const words = match[0].replace(/(?<!\b(?:St|Ave|Rd|U\.K))\.$/, '')
      const [start, end] = [match.index, match.index + words.length]
      const within = [...known, ...found].filter((one) => one.start < end && start < one.end)
      // What is known already is only replaced by more of the same.
      if (within.every((one) => one.start === start && one.end < end && !one.full))
        found.push({ start, end, words, full: true })
    }
  return found
}
