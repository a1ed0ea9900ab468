import { isBody } from '@casewright/law'
import type { Template } from '@casewright/templates'
import { literal } from '../reading/literal.ts'
import { unitsOf } from '../reading/units.ts'
import { representedIn } from './client-said.ts'
import type { Edit } from './edits.ts'

/** The letters in which somebody may write for a client to whom 'they' may be as well. */
const letters = /^(?:business|complaint|demand|inquiry)-letter$/
const pronouns = /(?<![\p{L}’'-])(?<who>they|them|their)(?![\p{L}-])(?<short>['’](?:re|ve|d|ll))?/giu
const shorts: Readonly<Record<string, string>> = { re: ' are', ve: ' have', d: ' would', ll: ' will' }

/** What is done by who sold or made something: a client does none of it. */
const ofReader =
  /^(?: (?:have|has|had|would|will|did|do|could|can|never|still|also|then|just|always|only|even|finally|already|not|\p{Ll}{2,6}n['’]t)){0,3} (?:built|build|charged?|delivered?|finish(?:ed)?|fix(?:ed)?|install(?:ed)?|painted|promised|quoted|repair(?:ed)?|replaced?|return(?:ed)? (?:my|the|our|any|a) calls?|show(?:ed)? up|agreed to (?:fix|repair|replace|refund|finish|come|send|pay)|billed)\b/iu
/** What a client who complains does as well, and mostly where the client was told of last. */
const mayBeClient =
  /^(?: (?:have|had|would|now|also|then|already|still|only|just|twice)){0,2} (?:called|wrote|emailed|texted|phoned|contacted|notified|asked|complained|reported|tried|waited|got|received|noticed|found|moved|had|have|own|live|lived|rent|rented|signed|met|spoke|visited|returned|discovered|saw|went|are|were)\b|^['’](?:re|ve|d)(?![\p{L}])/iu
/** What only who complains does. */
const ofClient =
  /^(?: (?:have|had|would|now|also|then|already|still|only|just)){0,2} (?:want|demand|ask for|need|seek|request|expect|like|hired|bought|purchased|ordered|booked|paid (?!back\b|(?:me|us|him|her|my|our|part of)\b))/iu
const staff =
  /^ (?:\p{Ll}+ )?(?:crew|technician|tech|driver|manager|employee|worker|installer|agent|representative|rep|staff|office|website|invoice|bill|estimate|quote|warranty|workmanship|work|insurer|company|owner|refusal|fault|negligence|mistake|failure|policy|response|reply|offer)s?\b/iu
/** Whom words like these are done to is who asks for something, unless that is who does it. */
const sufferers = /\b(?:cost|costs|left|owes?|owed|sold|charged|billed|gave|promised|told|refused|leaves?) $/iu

/** 'My clients called them and they refused': who was called answers. */
const turnedTo =
  /\b(?:called|wrote|emailed|texted|phoned|contacted|notified|asked|told|complained)\b[^.;]{0,120} (?:and|but) $/iu

type Party = 'client' | 'reader' | 'either' | null

const asks = /^ (?:want|demand|need|seek|request|expect|ask)(?= )/iu

/** 'They' of one client that is a company, where only a client does what follows. */
const ofBody = (text: string, from: number, client: string): Edit[] =>
  [...text.matchAll(pronouns)].flatMap(({ index, 0: all, groups }): Edit[] => {
    const rest = text.slice(index + all.length, index + all.length + 80)
    if (index < from || groups?.who?.toLowerCase() !== 'they' || groups.short || !ofClient.test(rest)) return []
    const verb = asks.exec(rest)?.[0] ?? ''
    const as = `${/^T/.test(all) ? client.charAt(0).toUpperCase() + client.slice(1) : client}${verb && `${verb}s`}`
    return [{ start: index, end: index + all.length + verb.length, as, why: 'filler' }]
  })

/** Who does what follows; neither is certain where it may be done by both. */
const subjectOf = (rest: string, last: Party): Party =>
  ofClient.test(rest)
    ? 'client'
    : ofReader.test(rest)
      ? 'reader'
      : last === 'client' && mayBeClient.test(rest)
        ? 'client'
        : 'either'

/**
 * 'They' of a letter that is written for more than one client, as it can be told whom it means: 'they paid $5,000' is
 * 'my clients paid $5,000', 'they installed it' and 'they wrote to them' keep the reader's pronoun.
 */
export function clientsVoiceIn({ id }: Pick<Template, 'id'>, text: string): Edit[] {
  const client = letters.test(id) ? representedIn(text) : null
  if (!client) return []
  const mine = /(?<!\p{L})(?:we|our)(?!\p{L})/iu.test(text.slice(Math.max(0, client.start - 24), client.start))
    ? 'our'
    : 'my'
  if (!client.isPlural) return isBody(client.words) ? ofBody(text, client.end, `${mine} client`) : []
  const names = client.words.split(/\s+(?:and\s+|&\s+)?/).filter((one) => one.length > 2)
  const edits: Edit[] = []
  let last: Party = 'client'
  const put = (start: number, found: string, words: string) => {
    const as = /^\p{Lu}/u.test(found) ? words.replace(/^\[?\p{Ll}/u, (one) => one.toUpperCase()) : words
    edits.push({ start, end: start + found.length, as, why: 'filler' })
  }
  const family = new RegExp(`(?<!\\p{L})the ${literal(names.at(-1) ?? '')}e?s(?<of>[’'])?(?!\\p{L})`, 'giu')
  for (const unit of unitsOf(text)) {
    if (unit.start < client.end) continue
    for (const { index, 0: all, groups } of unit.text.matchAll(family))
      put(unit.start + index, all, `${mine} clients${groups?.of ? '’' : ''}`)
    let subject: Party = names.some((one) => new RegExp(`^(?:the |both )?${literal(one)}`, 'i').test(unit.text))
      ? 'client'
      : null
    if (subject) last = subject
    for (const { index, 0: all, groups } of unit.text.matchAll(pronouns)) {
      const who = groups?.who?.toLowerCase()
      const rest = unit.text.slice(index + all.length)
      const before = unit.text.slice(0, index)
      let party: Party
      if (who === 'they') {
        const told = subjectOf(`${groups?.short ?? ''}${rest}`, last)
        // Whoever does something to the reader, or by themselves, is not the reader for sure.
        const isAnswer: boolean = told === 'either' && subject === 'client' && turnedTo.test(before)
        party = isAnswer
          ? 'reader'
          : told === 'reader' && /\b(?:yours?|you|themselves)\b/i.test(unit.text)
            ? 'either'
            : told
        subject = party
      } else if (who === 'their') party = staff.test(rest) ? 'reader' : subject === 'client' ? 'client' : 'either'
      else if (subject === 'either') party = 'either'
      else
        party = subject === 'client' ? 'reader' : subject === 'reader' || sufferers.test(before) ? 'client' : 'reader'
      if (who === 'they' && party !== 'either') last = party
      if (party === 'either')
        put(unit.start + index, all, who === 'their' ? `[${mine} clients’ or your]` : `[${mine} clients or you]`)
      if (party !== 'client') continue
      const words = `${mine} client${who === 'their' ? 's’' : 's'}${shorts[groups?.short?.slice(1) ?? ''] ?? ''}`
      put(unit.start + index, all, words)
    }
  }
  return edits
}
