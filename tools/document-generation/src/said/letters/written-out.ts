import { jurisdictions } from '@casewright/law'
import { capital } from '../../capital.ts'

const participle = 'been|got|had|gone|done|become|come|made|taken|given|seen|kept|left|lost'
/** What follows 'never' where it was 'had': 'she’d never met him', and not 'she’d never walk'. */
const afterNever = `${participle}|met|felt|heard|told|said|paid|sent|bought|thought|known|hurt|put|read|set|spoken|written|driven|broken|eaten|fallen|worn|\\p{L}{2,14}ed`
const short: readonly [RegExp, string][] = [
  [/\bwon['’]t\b/g, 'will not'],
  [/\bWon['’]t\b/g, 'Will not'],
  [/\b([Cc])an['’]t\b/g, '$1annot'],
  [/\b([Ss])han['’]t\b/g, '$1hall not'],
  [/(?<=\p{L})n['’]t\b/gu, ' not'],
  [/\b([Ii]|[Ww]e|[Yy]ou|[Tt]hey|who)['’]ve got(?= (?:an?|the|my|our|some|two|three|\d))/g, '$1 have'],
  [/(?<=\b(?:I|we|We|you|You|they|They|who))['’]ve\b/g, ' have'],
  [/(?<=\bI)['’]m\b/g, ' am'],
  [/(?<=\b(?:[Ww]e|[Yy]ou|[Tt]hey))['’]re\b/g, ' are'],
  [/(?<=\b(?:I|[Ww]e|[Yy]ou|[Tt]hey|[Hh]e|[Ss]he|[Ii]t|[Tt]hat|[Tt]here|who))['’]ll\b/g, ' will'],
  [
    new RegExp(
      `(?<=\\b(?:I|[Ww]e|[Yy]ou|[Tt]hey|[Hh]e|[Ss]he|[Ii]t))['’]d(?= (?:${participle}|already|just|(?:never|ever|not) (?:${afterNever}))\\b)`,
      'gu',
    ),
    ' had',
  ],
  [/(?<=\b(?:I|[Ww]e|[Yy]ou|[Tt]hey|[Hh]e|[Ss]he|[Ii]t|[Tt]hat|[Tt]here|who))['’]d\b/g, ' would'],
  [
    new RegExp(`(?<=\\b(?:[Hh]e|[Ss]he|[Ii]t|[Tt]hat|[Tt]here|[Ww]ho|[Ww]hat))['’]s(?= (?:${participle})\\b)`, 'g'),
    ' has',
  ],
  [/(?<=\b(?:[Hh]e|[Ss]he|[Ii]t|[Tt]hat|[Tt]here|[Hh]ere|[Ww]ho|[Ww]hat|[Ww]here|[Hh]ow))['’]s\b/g, ' is'],
  // 'The elevator's been out', 'the floor's warped'.
  [/(?<=\b(?:[Tt]he|[Mm]y|[Oo]ur|[Yy]our) \p{Ll}{2,20})['’]s(?= been\b)/gu, ' has'],
  [
    /(?<=\b(?:[Tt]he|[Mm]y|[Oo]ur|[Yy]our) \p{Ll}{2,20})['’]s(?= (?:not |still |now |all )?(?:\p{Ll}{3,14}ed|out|open|broken|gone|ready|empty|wet|dead|down)(?:[,.;]|$| (?:and|because|since|from|by)\b))/gu,
    ' is',
  ],
  [/\b[Gg]onna\b/g, 'going to'],
  [/\b[Ww]anna\b/g, 'want to'],
  [/\b[Dd]oesnt\b/g, 'does not'],
  [/\b[Dd]ont\b/g, 'do not'],
  [/\b[Dd]idnt\b/g, 'did not'],
  [/\b([Tt])heres\b/g, '$1here is'],
  [/\b([Tt])hats\b/g, '$1hat is'],
  [/\bId (?=\p{Ll})/gu, 'I would '],
  [/\bIve (?=\p{Ll})/gu, 'I have '],
]
/** Words of speech that say nothing in a letter. */
const idle: readonly [RegExp, string][] = [
  [
    /,? (?:I guess|I think it was|you can say that|you know|or something|or whatever|to be honest|honestly|of course)(?=[.,;!?]|$)/gi,
    '',
  ],
  [/, like,(?= )/gi, ''],
  [/^(?:I guess|honestly|basically|anyway|well|so yeah|and yeah|oh and|and also|also say|also),? (?=\p{L})/iu, ''],
]
/** 'Why i chose this': who speaks is written with a capital. */
const small = /(?<![\p{L}\d’'.&/-])i(?=['’](?:m|ve|d|ll)\b| \p{Ll})/gu
const months = 'january|february|april|june|july|august|september|october|november|december'
const states = jurisdictions
  .filter(({ kind }) => kind !== 'federal')
  .map(({ name }) => name)
  .filter((name) => /^[A-Z]/.test(name))
const stateNames = new Map(states.map((name) => [name.toLowerCase(), name]))
const stateWords = new RegExp(
  `(?<![\\p{L}’'-])(?:${states
    .map((name) => name.toLowerCase())
    .toSorted((one, other) => other.length - one.length)
    .join('|')})(?![\\p{L}’'-])`,
  'gu',
)
const languages =
  /(?<![\p{L}’'-])(?:spanish|english|french|german|italian|portuguese|russian|ukrainian|arabic|hebrew|farsi|hindi|urdu|punjabi|bengali|tamil|telugu|gujarati|mandarin|cantonese|chinese|japanese|korean|vietnamese|thai|hmong|lao|khmer|tagalog|somali|swahili|amharic|haitian|creole|greek|turkish|romanian|hungarian|czech|american|mexican|canadian|christmas|thanksgiving|easter|hanukkah)(?![\p{L}’'-])/gu
const days = /(?<![\p{L}’'-])(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)s?(?![\p{L}’'-])/gu
const initials =
  /(?<![\p{L}’'-])(?:cdl|osha|hvac|emt|cpr|rn|bsn|cpa|irs|dmv|epa|fda|usda|vin|gpa|mba|jd|ecm|sql)(?![\p{L}’'-])/gu
const monthWords = new RegExp(`(?<![\\p{L}’'-])(?:${months})(?![\\p{L}’'-])`, 'gu')
const doubtful =
  /(?<![\p{L}’'-])(?:march|may)(?= \d)|(?<=\b(?:in|since|until|by|last|next|early|late|of|from) )(?:march|may)(?=[,.;]|$| \d)/gu
const withComma = new RegExp(`\\b(${capitalAll(months)}|March|May) (\\d{1,2}) (\\d{4})\\b`, 'g')
function capitalAll(words: string): string {
  return words.split('|').map(capital).join('|')
}

/** A sentence of a letter with its proper nouns in capitals: states, languages, months and days. */
export const withCapitals = (words: string): string =>
  words
    .replace(stateWords, (one) => stateNames.get(one) ?? one)
    .replace(languages, capital)
    .replace(days, capital)
    .replace(monthWords, capital)
    .replace(doubtful, capital)
    .replace(initials, (one) => one.toUpperCase())
    .replace(withComma, '$1 $2, $3')

/** A sentence of a letter as it is written and not as it is spoken. */
export function writtenOut(words: string): string {
  const said = [[small, 'I'] as const, ...idle, ...short].reduce((text, [from, to]) => text.replace(from, to), words)
  return withCapitals(said)
}
