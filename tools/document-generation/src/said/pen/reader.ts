// What notes tell of whom a letter goes to, as the letter says it to them.

import type { Party } from '../brief/party.ts'
import { givenNames } from '../cased/given-names.ts'
import { thirdPersons } from '../clean/lexicon.ts'
import { isOrganization } from '../letters/organizations.ts'
import { type Pronoun, plainVerb } from '../letters/to-you.ts'
import { literal } from '../reading.ts'

/** Somebody else of whom a sentence speaks, who is 'he' or 'she' as well. */
const people: readonly (readonly [RegExp, Gender])[] = [
  [
    /\b(?:husband|son|father|dad|brother|uncle|grandfather|grandpa|nephew|guy|man|boy|gentleman|salesman|foreman|handyman|boyfriend|ex-husband|waiter|dude)\b/giu,
    'he',
  ],
  [
    /\b(?:wife|daughter|mother|mom|sister|aunt|grandmother|grandma|niece|woman|lady|girl|saleswoman|girlfriend|ex-wife|waitress)\b/giu,
    'she',
  ],
  [
    /\b(?:technician|tech|driver|manager|clerk|agent|rep(?:resentative)?|mechanic|doctor|contractor|installer|plumber|electrician|neighbor|employee|worker|nurse|crew member|salesperson|roofer|inspector|adjuster|secretary|receptionist|assistant|partner|kid|child|student|tenant|patient|customer|lawyer|attorney|officer|judge|friend|somebody|someone)(?!s\b)\b/giu,
    'any',
  ],
  [
    /\b(?:homeowners|neighbors|customers|guests|kids|children|students|tenants|employees|workers|police|parents|families|people|drivers|vendors|subs|crew|inspectors|tiles|parts|boards|shingles|invoices|units|cabinets|chairs|windows|doors|pallets|boxes)\b/giu,
    'they',
  ],
]
type Gender = Pronoun | 'any'
const name =
  /(?<![\p{L}.’'-])(?<title>(?:Mr|Mrs|Ms|Miss|Dr|Prof|Pastor|Coach|Judge|Rev|Officer)\.? )?(?<name>\p{Lu}\p{Ll}+(?: \p{Lu}\.)?(?: \p{Lu}[\p{L}’'-]+)*)/gu
const noName =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|I|The|A|An|He|She|They|We|You|It|My|Our|His|Her|Their|Your|This|That|There|When|If|On|In|At|After|Before|And|But|So|Both|No|Not|All|Two|Three|One|Invoice|Order|Draws?|Check|Zelle|Venmo)$/

/** What somebody is called, of their own name: 'Mr.' is 'he'. */
function genderOf(words: string): Gender {
  if (/^(?:Mr|Sir)\b/.test(words)) return 'he'
  if (/^(?:Mrs|Ms|Miss)\b/.test(words)) return 'she'
  return 'any'
}

/** Names by which notes call whom a letter goes to. */
function callsOf({ name: person = '', company = '' }: Party): string[] {
  const bare = person.replace(/^(?:Mr|Mrs|Ms|Miss|Dr|Prof|Judge|Coach|Pastor|Rev|The Honorable)\.? /, '')
  const words = bare.split(/\s+(?:and\s+|&\s+)?/).filter((one) => one.length > 2 && one !== 'and')
  const [first, ...rest] = company
    .replace(/,? (?:Inc|LLC|L\.L\.C|LLP|PLLC|P\.C|Corp|Co|Ltd|Company|Corporation)\.?$/i, '')
    .split(' ')
  const short = [first, `${first} ${rest[0] ?? ''}`.trim()].filter(
    (one): one is string =>
      one !== undefined && one.length > 3 && !/^(?:the|first|city|county|state|american|national)$/i.test(one),
  )
  return [
    ...(bare.includes(' ') ? [bare] : []),
    ...words,
    ...(company === ''
      ? []
      : [company, company.replace(/,? (?:Inc|LLC|L\.L\.C|LLP|PLLC|Corp|Co|Ltd|Company)\.?$/i, ''), ...short]),
  ]
    .filter((one, n, all) => one.length > 2 && all.indexOf(one) === n)
    .toSorted((one, other) => other.length - one.length)
}

/** What things do, and no reader: 'they broke'. */
const ofThings =
  /^(?:['’]re|['’]ve)? ?(?:(?:are|were|all|both|have|had) )?(?:broke|cracked|leak\p{Ll}*|arrived|fell|stopped working|came (?:apart|off|loose)|smell\p{Ll}*|expired|melted|broken|defective|damaged|costs?|split|peeled|faded|warped|net \d|due|dated)\b/iu
const herOwn =
  /^ (?!again\b|to\b|for\b|and\b|or\b|but\b|in\b|on\b|at\b|if\b|when\b|so\b|as\b|with\b|because\b|by\b|from\b|that\b|this\b|about\b|back\b|how\b|what\b|know\b|a\b|an\b|the\b|there\b|here\b|very\b|some\b|twice\b|three\b|several\b|my\b|our\b|out\b|last\b|every\b)\p{L}/iu
const pronounOf: Readonly<Record<string, Pronoun>> = {
  he: 'he',
  him: 'he',
  his: 'he',
  she: 'she',
  her: 'she',
  hers: 'she',
  they: 'they',
  them: 'they',
  their: 'they',
  theirs: 'they',
}
/** Behind whom a letter is said to be to, where the verb of it stands. */
const act =
  /\uE001(?<short>['’](?:s|d|ll|re|ve))?(?<more>(?: (?:also|always|still|just|already|never|really|often|only|even|then|ever|now|not|both|finally|once))*)(?: (?<verb>\p{Ll}+(?:['’]t)?))?/gu
const agreed = (verb: string) =>
  /^(?:is|was|has|does|isn['’]?t|wasn['’]?t|hasn['’]?t|doesn['’]?t)$/.test(verb)
    ? verb.replace(/^(?:is|was|has|does)/, (one) => ({ is: 'are', was: 'were', has: 'have', does: 'do' })[one] ?? one)
    : thirdPersons.has(verb)
      ? plainVerb(verb)
      : verb

interface Mention {
  at: number
  gender: Gender | 'reader'
}
/** Who is named in a sentence beside the reader, and where. */
const mentionsIn = (sentence: string, isReader: (at: number) => boolean): Mention[] => [
  ...people.flatMap(([pattern, gender]) =>
    [...sentence.matchAll(pattern)].map(({ index }): Mention => ({ at: index, gender })),
  ),
  ...[...sentence.matchAll(name)].flatMap(({ index, groups }): Mention[] => {
    const first = groups?.name?.split(' ')[0] ?? ''
    if (isReader(index) || noName.test(first) || isOrganization(groups?.name ?? '')) return []
    return groups?.title || givenNames.has(first.toLowerCase())
      ? [{ at: index, gender: genderOf(groups?.title ?? '') }]
      : []
  }),
]

/**
 * Says to its reader what sentences in order tell of them. A 'he' behind somebody else is that one.
 * @param own how the notes call the reader
 * @param known who else is named, and called otherwise than the reader
 */
export function toReaderOf(
  reader: Party,
  own: ReadonlySet<Pronoun>,
  known: readonly string[] = [],
): (sentence: string) => string {
  const calls = callsOf(reader).map(literal)
  const names =
    calls.length > 0
      ? `(?:(?:Mr|Mrs|Ms|Miss|Dr|Judge|Coach|Prof|Pastor)\\.? )?(?:${calls.join('|')})(?!['’]?\\p{L}|-| (?:Street|St|Avenue|Ave|Road|Rd|Lane|Drive|Subdivision|Project|County|matter|invoice)\\b)`
      : '$^'
  const all = new RegExp(
    `(?<![\\p{L}’'-])(?:(?<name>${names.replace("(?!['’]?", '(?!')})|(?<who>he|him|his|she|hers?|they|them|theirs?)(?![\\p{L}-]))(?<of>['’]s?(?= \\p{Ll}))?`,
    'giu',
  )
  let before: Gender | undefined
  return (sentence) => {
    const named = [...sentence.matchAll(all)].filter(({ groups, 0: one }) => groups?.name && /^\p{Lu}/u.test(one))
    const isKnown = (at: number) =>
      known.some(
        (one) =>
          sentence.startsWith(one, at) ||
          one.split(' ').some((word) => word.length > 2 && sentence.startsWith(word, at)),
      )
    const mentions = mentionsIn(
      sentence,
      (at) => isKnown(at) || named.some(({ index, 0: one }) => index <= at && at < index + one.length),
    )
      .concat(named.map(({ index }) => ({ at: index, gender: 'reader' })))
      .toSorted((one, two) => one.at - two.at)
    const held = before
    before = undefined
    let isSaid = false
    const said = sentence.replace(all, (...found) => {
      const [one] = found as [string]
      const groups = found.at(-1) as { name?: string; who?: string; of?: string }
      const at = found.at(-3) as number
      const after = sentence.slice(at + one.length)
      const as = (word: string) =>
        /^\p{Lu}/u.test(one) && (at === 0 || /[.!?] $/.test(sentence.slice(0, at)))
          ? word.charAt(0).toUpperCase() + word.slice(1)
          : word
      const short = groups.of ?? ''
      if (groups.name) {
        if (!/^\p{Lu}/u.test(one)) return one
        const isVerb =
          /^['’]s$/.test(short) && /^ (?:been|not|going|still|the|a|an|late|ignoring|\p{Ll}+ing)\b/u.test(after)
        return short === '' ? `${as('you')}\uE001` : isVerb ? `${as('you')}\uE001’s` : as('your')
      }
      const who = pronounOf[groups.who?.toLowerCase() ?? ''] ?? 'they'
      const mayBe = (gender: Mention['gender'] | undefined) => gender === who || (gender === 'any' && who !== 'they')
      // Of those who were named the last that the word may mean.
      const nearest =
        mentions.filter(({ at: one, gender }) => one < at && (gender === 'reader' || mayBe(gender))).at(-1)?.gender ??
        (mayBe(held) ? held : undefined)
      const isOther = nearest !== undefined && nearest !== 'reader'
      if (!own.has(who) || isOther || (who === 'they' && ofThings.test(`${short}${after}`))) return one
      const word = groups.who?.toLowerCase() ?? ''
      isSaid = true
      if (/^(?:his|their)$/.test(word) || (word === 'her' && herOwn.test(after))) return as('your')
      if (/^(?:hers|theirs)$/.test(word)) return as('yours')
      return /^(?:he|she)$/.test(word) ? `${as('you')}\uE001${short}` : `${as('you')}${short}`
    })
    const lately = mentions.at(-1)
    if (lately && lately.gender !== 'reader' && !isSaid && named.length === 0) before = lately.gender
    const spoken = said.replace(act, (...found) => {
      const { short = '', more = '', verb } = found.at(-1) as { short?: string; more?: string; verb?: string }
      const next = verb === undefined ? '' : ` ${agreed(verb)}`
      const end = short.slice(1)
      const had = end === 's' && /^(?:been|got|had|done|gone|paid|said|told)$/.test(verb ?? '')
      return `${end === 's' ? (had ? ' have' : ' are') : short}${more}${short === '' ? next : verb === undefined ? '' : ` ${verb}`}`
    })
    // 'You fix it and pays for the ceiling': what the same one does next.
    return /\uE001/u.test(said)
      ? spoken.replace(
          /(?<=\b[Yy]ou \p{Ll}+\b[^,.;]{0,60} and )(?<verb>\p{Ll}+s)(?= (?:the|a|an|my|our|for|it|to|me|us|her|him|\$?\d))/u,
          (verb) => agreed(verb),
        )
      : spoken
  }
}
