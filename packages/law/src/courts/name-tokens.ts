import { jurisdictions } from '../jurisdictions/jurisdictions.ts'

const fold = (words: string): string =>
  words
    .normalize('NFKD')
    .replace(/[̀-ͯ’'‘]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9&]+/g, ' ')
    .trim()

/** Phrases that courts' names have in many spellings, in the order in which they are told. */
const phrases: [RegExp, string][] = [
  [/\b(?:u ?s|unite[ds]?|united) ?(?:s(?:tates?|tated)?\b|states?\b|stated\b)?(?= )/g, ' us '],
  [/\bu ?s ?a?\b/g, ' us '],
  [/\bdist(?:rict|s|irct|ict)?\b/g, ' district '],
  [/\b(?:n|no|nor|north|northern|northen)(?: ?d| district)\b/g, ' northern district '],
  [/\b(?:s|so|sou|south|southern|southen)(?: ?d| district)\b/g, ' southern district '],
  [/\b(?:e|ea|east|eastern)(?: ?d| district)\b/g, ' eastern district '],
  [/\b(?:w|we|west|western)(?: ?d| district)\b/g, ' western district '],
  [/\b(?:m|mid|middle)(?: ?d| district)\b/g, ' middle district '],
  [/\b(?:c|cent|central)(?: ?d| district)\b/g, ' central district '],
  [
    /^( us district court(?: for(?: the)?)?| district court(?: for(?: the)?)?)? ?(northern|southern|eastern|western|middle|central) division(?: of)? /g,
    ' $1 $2 district ',
  ],
  [/\b(?:ct|crt|court|courts|cts)\b/g, ' court '],
  [/\b(?:app|appeals?|appeal|apppeals|appellate|appeas)\b/g, ' appeal '],
  [/\b(?:sup|supr|supreme) court\b/g, ' supreme court '],
  [/\b(?:super|superior) court\b/g, ' superior court '],
  [/\b(?:cir|circ|circuit|circuits)\b/g, ' circuit '],
  [/\b(?:bankr|bankruptcy)\b/g, ' bankruptcy '],
  [/\b(?:cty|cnty|county|co)\b/g, ' county '],
  [/\b(?:div|division|divisions)\b/g, ' division '],
  [/\b(?:dept|department)\b/g, ' department '],
  [/\b(?:crim|criminal)\b/g, ' criminal '],
  [/\b(?:mun|municipal)\b/g, ' municipal '],
  [/\b(?:prob|probate)\b/g, ' probate '],
  [/\b(?:first|1st|one|i)\b/g, ' 1 '],
  [/\b(?:second|2nd|2d|two|ii)\b/g, ' 2 '],
  [/\b(?:third|3rd|3d|three|iii)\b/g, ' 3 '],
  [/\b(?:fou?rth|4th|four|forth)\b/g, ' 4 '],
  [/\b(?:fifth|5th|five)\b/g, ' 5 '],
  [/\b(?:sixth|6th|six)\b/g, ' 6 '],
  [/\b(?:seventh|7th|seven)\b/g, ' 7 '],
  [/\b(?:eighth|eigth|8th|eight)\b/g, ' 8 '],
  [/\b(?:ninth|9th|nine)\b/g, ' 9 '],
  [/\b(?:tenth|10th|ten)\b/g, ' 10 '],
  [/\b(?:eleventh|11th|eleven)\b/g, ' 11 '],
  [/\b(?:twelfth|12th|twelve)\b/g, ' 12 '],
  [/\bjudges?\b/g, ' judge '],
  [
    /\b(?:justice|town|village|police) court(?: of(?: the)?(?: incorporated)? (?:town|village|city) of)?\b/g,
    ' justice court ',
  ],
  [/\bcourt of (?:the )?city of\b/g, ' city court '],
]

const directions = new Set(['northern', 'southern', 'eastern', 'western', 'middle', 'central'])
const dropped = new Set([
  'of',
  'the',
  'for',
  'in',
  'and',
  'to',
  'state',
  'on',
  'a',
  'an',
  'if',
  'commonwealth',
  'honorable',
  'at',
  'no',
  'incorporated',
])

/** Places by their words, the longest first: "n y", "new york", "west virginia". */
const places: [RegExp, string][] = jurisdictions
  .filter(({ kind }) => kind !== 'federal')
  .flatMap(({ code, name, abbreviation, variations }) =>
    [
      name,
      abbreviation,
      ...variations,
      ...(code.length === 2 && !/^(?:in|or|me|hi|oh|ok|de|al|id|la|ma|pa|co|as)$/.test(code) ? [code] : []),
    ].map((words) => [fold(words), `@${code}`] as const),
  )
  .sort((one, other) => other[0].length - one[0].length)
  .map(([words, code]) => [new RegExp(`\\b${words}\\b`, 'g'), ` ${code} `])

/** The words of a court's name that tell it from others, each in one spelling. */
export const nameTokens = (name: string): string[] => {
  let words = ` ${fold(name)} `
  for (const [pattern, replaced] of phrases) words = words.replace(pattern, replaced).replace(/\s+/g, ' ')
  for (const [pattern, code] of places) words = words.replace(pattern, code).replace(/\s+/g, ' ')
  const tokens = words.split(/\s+/).filter((token) => token !== '' && !dropped.has(token))
  const has = (token: string) => tokens.includes(token)
  // A district of a state is the federal court's, whether "United States" is written or not.
  if (has('district') && tokens.some((token) => directions.has(token)) && tokens.some((token) => token.startsWith('@')))
    tokens.push('us', 'court')
  if (has('d') && has('district') && has('court')) tokens.splice(tokens.indexOf('d'), 1, 'us')
  if (
    has('circuit') &&
    has('appeal') &&
    !has('us') &&
    tokens.some((token) => /^\d+$|^@dc$/.test(token)) &&
    !tokens.some((token) => /^@(?!dc)/.test(token))
  )
    tokens.push('us')
  const stems = tokens.map((token) =>
    token.length > 4 && token.endsWith('s') && !token.endsWith('ss') ? token.slice(0, -1) : token,
  )
  return stems
}
