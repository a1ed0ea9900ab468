// What notes tell of whom a letter goes to, as the letter says it to them.

import type { Party } from '../brief/party.ts'
import { thirdPersons } from '../clean/lexicon.ts'
import { type Pronoun, plainVerb } from '../letters/to-you.ts'
import { literal } from '../reading.ts'
import { kindOf } from './clauses.ts'
import { type Mention, othersIn } from './others.ts'

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

/** What people and firms do, and no things: 'they said'. */
const ofPersons =
  /^(?:['’](?:d|ll|ve|re))? ?(?:(?:also|just|never|always|still|then|finally|even|only|both|all|will|would|had|have|did|do|were|are) |(?:would|will|did|do|could)(?:n['’]t) )*(?:not )?(?:said|say|told|tell|promised?|charged?|charging|refused?|agreed?|took|take|want|sent|send|came|come|called?|offer(?:ed)?|paid|pay|billed|raised|kept|keep|installed|built|fixed|fix|delivered|sold|sell|owe|owed|ignored?|answer(?:ed)?|gave|give|hung|put|know|knew|claim(?:ed)?|blamed?|cancell?ed|canceled|replaced?|repaired|removed|hired|signed|wrote|asked|let|made|quoted|moved|withheld|helped?|treated|taught|donated|hosted|showed|re-?\p{L}{2,14}ed|trying|going to)\b/iu
const things =
  /(?<!\p{L})(?:the|my|our|these|those|some|all|both|two|three|four|five|six|several|few|many|\d{1,4}) (?:\p{Ll}+ ){0,2}(?!clients\b|was\b|is\b|has\b|this\b|less\b|his\b|days\b|weeks\b|months\b|years\b|hours\b|times\b|always\b)\p{Ll}{2,}(?<!s)s(?!\p{L})/iu
/** A sentence of which it is not certain whom it means. */
export const unsure = '\uE002'

/**
 * Says to its reader what sentences in order tell of them.
 * A 'he' is the reader only where nobody else was named whom it may mean: a sentence that has another begins with `unsure`.
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
  const called = [...(reader.title?.split(' ') ?? []), ...(reader.company?.split(/[\s,]+/) ?? [])].map((one) =>
    one.toLowerCase(),
  )
  const seen: Mention[] = []
  let held = false
  return (sentence) => {
    const named = [...sentence.matchAll(all)].filter(({ groups, 0: one }) => groups?.name && /^\p{Lu}/u.test(one))
    const isKnown = (at: number) =>
      known.some(
        (one) =>
          sentence.startsWith(one, at) ||
          one.split(' ').some((word) => word.length > 2 && sentence.startsWith(word, at)),
      )
    const mentions = othersIn(
      sentence,
      (at) => isKnown(at) || named.some(({ index, 0: one }) => index <= at && at < index + one.length),
      called,
    )
    const hadThings = held
    held = things.test(sentence)
    let isUnsure = false
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
      if (!own.has(who)) return one
      const rest = `${short}${after}`
      if (who === 'they' && ofThings.test(rest)) return one
      const mayBeOther = seen.concat(mentions.filter((other) => other.at < at)).some(({ may }) => may.includes(who))
      const isSubject = /^they$/i.test(one)
      const mayBeThings =
        who === 'they' &&
        (isSubject
          ? !ofPersons.test(rest) && (hadThings || things.test(sentence.slice(0, at)))
          : things.test(sentence.slice(0, at)))
      if (mayBeOther || mayBeThings) {
        isUnsure = true
        return one
      }
      const word = groups.who?.toLowerCase() ?? ''
      if (/^(?:his|their)$/.test(word) || (word === 'her' && herOwn.test(after))) return as('your')
      if (/^(?:hers|theirs)$/.test(word)) return as('yours')
      return /^(?:he|she)$/.test(word) ? `${as('you')}\uE001${short}` : `${as('you')}${short}`
    })
    seen.push(...mentions)
    if (isUnsure) return `${unsure}${sentence}`
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

/**
 * What notes say of a candidate, in order: a sentence whose 'she' may be somebody else begins with `unsure`.
 * @param known who writes
 */
export function candidateOf(
  candidate: string,
  pronoun: Pronoun | null,
  known: readonly string[],
): (sentence: string) => string {
  const own = [candidate, ...known].flatMap((one) => one.split(' ')).filter((one) => one.length > 2)
  const seen: Mention[] = []
  return (sentence) => {
    const mentions = othersIn(sentence, (at) => own.some((one) => sentence.startsWith(one, at))).filter(
      ({ isCertain }) => isCertain,
    )
    const words = [...sentence.matchAll(/(?<!\p{L})(?<who>he|him|his|she|hers?)(?!\p{L})/giu)]
    const isUnsure = words.some(({ index, groups }) => {
      const who = pronounOf[groups?.who?.toLowerCase() ?? '']
      return seen
        .concat(mentions.filter(({ at }) => at < index))
        .some(({ may }) => who !== undefined && may.includes(who))
    })
    const isBare = words.length === 0 && kindOf(sentence.split(', ')[0] ?? '') === 'verbs'
    const mayBe = isBare && seen.some(({ may }) => may.includes(pronoun === 'she' ? 'she' : 'he'))
    seen.push(...mentions)
    return isUnsure || mayBe ? `${unsure}${sentence}` : sentence
  }
}
