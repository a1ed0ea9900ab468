import { findEmails, findPhones } from '@casewright/law'
import type { Template } from '@casewright/templates'
import { capital } from '../../capital.ts'
import type { Filled } from '../../output.ts'
import { representedIn } from '../client-said.ts'
import { addressesIn } from '../reading.ts'
import { bare } from './put.ts'
import { type Speaker, wholeSentences } from './sentences.ts'
import { type Pronoun, toYou } from './to-you.ts'
import { writtenOut } from './written-out.ts'

/** How one letter speaks: who writes, and how its reader is called in the notes. */
export interface Voice {
  /** The type of letter. */
  id: string
  speaker: Speaker
  reader: Pronoun | null
  /** Whether every 'he' or 'she' is the reader. */
  always: boolean
  /** Pronouns that are the reader's where they do what only the reader did: 'they sent a technician'. */
  acting: readonly Pronoun[]
}

const count = (text: string, one: RegExp) => (text.match(one) ?? []).length

/** The pronoun that a text has for one person; null where it has more than one. */
export function pronounIn(text: string): Pronoun | null {
  const [he, she, they] = [/\b(?:he|him|his)\b/gi, /\b(?:she|her|hers)\b/gi, /\b(?:they|them|their)\b/gi].map((one) =>
    count(text, one),
  ) as [number, number, number]
  if (he > 0 && she === 0) return 'he'
  if (she > 0 && he === 0) return 'she'
  return he === 0 && she === 0 && they > 0 ? 'they' : null
}

const opens = /(?:^|[.!?\n]["”)]? {0,2})(?<who>he|she)(?:['’]s)? \p{Ll}/iu
/** Notes speak first of the one who is thanked, and of others after: 'He stayed until eleven to operate on our dog. She is eating again.' */
function thankedIn(text: string): Pronoun | null {
  const first = opens.exec(text)
  const who = first?.groups?.who?.toLowerCase()
  if (!first || !who) return null
  const before = text.slice(0, first.index)
  return /\b(?:he|him|his|she|her|hers)\b/i.test(before) || kin.test(before) ? null : who === 'he' ? 'he' : 'she'
}

/** The letters whose sentences are made whole; others are a lawyer's own. */
const letters = /^(?:business|cover|recommendation|complaint|inquiry|thank-you)-letter$/

/** Somebody else of whom a letter speaks, who is 'he' or 'she' as well. */
const others =
  /\b(?:technician|driver|man|guy|woman|lady|manager|clerk|agent|rep(?:resentative)?|mechanic|doctor|contractor|installer|salesman|saleswoman|salesperson|waiter|plumber|electrician|neighbor|husband|wife|son|daughter|mother|father|mom|dad|employee|worker|nurse|crew)s?\b/i

/** Whose acts are the reader's: 'they' of a firm that is written to, 'he' or 'she' of a person where the notes tell of nobody else. */
function actingIn(id: string, text: string, read: readonly Filled[]): Pronoun[] {
  if (!/^(?:business|complaint|inquiry)-letter$/.test(id)) return []
  const has = (name: string) => read.some(({ field }) => field === name)
  const reader = pronounIn(text)
  return [
    ...(has('recipientCompany') ? (['they'] as const) : []),
    ...(has('recipientName') && reader && reader !== 'they' && !others.test(text) ? [reader] : []),
  ]
}

const helpers =
  "(?:have|has|had|will|would|did|do|does|could|can|never|still|also|then|just|always|only|even|finally|already|not|\\p{Ll}{2,6}n['’]t)"
/** What only people are. */
const people = '(?:rude|late|supposed|going|unable|unwilling|sorry|aware|told|asked|paid|hired|\\p{Ll}{2,14}ing)'
/** What happens to things, and is done by nobody. */
const befalls =
  '(?:arrived?|broke|break|cracked|leak(?:ed)?|look(?:ed)?|fit|fell|work(?:ed)?|smell(?:ed)?|stop(?:ped)?|wore|faded?|shrank|cost|last(?:ed)?|melted|died|tore|bent|rust(?:ed)?|warp(?:ed)?|expired?|weigh(?:ed)?|flicker(?:ed)?|peel(?:ed)?)'
const subjectActs = (who: Pronoun) =>
  new RegExp(
    `(?<![\\p{L}’'-])${who}(?:['’]re|['’]s)? (?:${helpers} ){0,3}(?:(?:is|are|was|were|be|been|being) (?!(?:not |still |very |so |always )?${people}\\b)|${befalls}\\b(?! (?:the|my|our|an?|his|her|it|two|three)\\b))`,
    'iu',
  )
/** 'They' that does anything else: what the tiles did that were sent. */
const otherwise: Record<Pronoun, RegExp> = { he: subjectActs('he'), she: subjectActs('she'), they: subjectActs('they') }
const asSubject: Record<Pronoun, RegExp> = {
  he: /(?<![\p{L}’'-])he(?![\p{L}-])/iu,
  she: /(?<![\p{L}’'-])she(?![\p{L}-])/iu,
  they: /(?<![\p{L}’'-])they(?![\p{L}-])/iu,
}
const asObject =
  /(?<![\p{L}])(?:called|emailed|phoned|told|asked|paid|hired|contacted|notified|informed|reminded|visited|gave|sent|wrote(?: to)?|spoke (?:to|with)) (?<who>him|her|them)(?![\p{L}-])/iu
const objects = /(?<![\p{L}’'-])(?:him|them)(?![\p{L}-])/iu
const pronouns: Record<string, Pronoun> = { him: 'he', her: 'she', them: 'they' }

/** A sentence of what the reader did, said to the reader. */
function toReader(words: string, acting: readonly Pronoun[]): string {
  return acting.reduce((said, who) => {
    // Of one sentence that has two of them only one is the reader.
    if (said !== words || named.test(said)) return said
    const isDone = asSubject[who].test(said) && !otherwise[who].test(said)
    const isMet = !asSubject[who].test(said) && pronouns[asObject.exec(said)?.groups?.who?.toLowerCase() ?? ''] === who
    // 'When I returned them they refunded $89': what was returned is no reader.
    return isDone || isMet ? toYou(said, who, isDone && !isMet && objects.test(said) && !asObject.test(said)) : said
  }, words)
}

/** How a letter speaks that is made of a text; null of a document that is no letter. */
export function voiceOf({ id }: Template, text: string, read: readonly Filled[] = []): Voice | null {
  if (!letters.test(id)) return null
  const [own, ours] = [count(text, /\b(?:I|my|me)\b/gi), count(text, /\b(?:we|our|us)\b/gi)]
  const client = representedIn(text)
  const reader = client ? null : (pronounIn(text) ?? (id === 'thank-you-letter' ? thankedIn(text) : null))
  const other = reader === 'he' ? 'He' : reader === 'she' ? 'She' : 'The candidate'
  return {
    id,
    speaker: {
      self: ours > own && id !== 'cover-letter' ? 'We' : 'I',
      ...(id === 'recommendation-letter' && { other }),
    },
    reader: id === 'recommendation-letter' || id === 'cover-letter' ? null : reader,
    always: id === 'thank-you-letter' && reader !== 'they',
    // 'He' or 'she' may be who is represented.
    acting: actingIn(id, text, read).filter((who) => !client || who === 'they'),
  }
}

const named =
  /(?<=\S )(?!January|February|March|April|May|June|July|August|September|October|November|December|I\b|Mr\b|Ms\b)\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+/u
const leads: readonly RegExp[] = [
  /^(?:(?:and|also|then|oh|please|so),? ){0,3}(?:I (?:just )?(?:want|need|would like|['’]d like) (?:you )?to |you can |please )?(?:tell|let|remind|inform|say to) (?:him|her|them|\p{Lu}\p{L}+)(?: know)?(?: that| how)? (?=(?:it|we|I|our|my|the|there|if|he|she|they|a|an|this|that|no|all)\b)/iu,
  /^(?:(?:and|also|then|oh|please|so),? ){0,3}(?:you can |please |I(?:['’]d| would) (?:like|want) to )?(?:say|mention|add|write|note|put|explain)(?: also| too)?(?: (?:in there|in it))?(?: that)? (?=(?:it|we|I|our|my|the|there|if|he|she|they|this|that|no|all)\b(?! (?:and|or)\b))/i,
]
const told = /,? (?:and )?(?:tell|say to|explain to) (?:him|her|them)(?: that)? it(?:['’]s| is) because /i
const should =
  /^(?<who>he|she|they) (?:should|needs? to|has to|have to|must|can just|is to|are to) (?:please )?(?<what>.+)$/is
const also = /^(?:and |also )*say (?<what>thanks|thank you) for (?<why>.+)$/is
const asks = /^(?:(?:and|also|then|please) ){0,2}ask (?:him|her|them|\p{Lu}\p{L}+) to (?<what>.+)$/isu
const wishes =
  /^(?:(?:and|also|so),? )?(?<who>I|we)(?:['’]d| would)? (?:want|like|need|ask) (?<whom>him|her|them) to (?<what>.+)$/isu
const kin =
  /\b(?:son|daughter|husband|wife|father|mother|brother|sister|dad|mom|boy|girl|kid)s?\b|\bhelp(?:ed|ing)? (?:him|her)\b/i
/** 'My son Micah, he is seven': the son is not the reader. */
const ofKin =
  /^(?:(?:and|so|but|well|also),? )*(?:my|our) (?:\p{Ll}+ )?(?:son|daughter|husband|wife|father|mother|brother|sister|dad|mom|boy|girl|kid|child|grand(?:son|daughter|mother|father))\b[^.;]*\b(?:he|she|his|her)\b/iu
const hope = /^(?<verb>hope|hoping) (?=(?:he|she|they|you|to|that)\b)/i
const invited = /\band (?:he|she|they)(?:['’]s| is|['’]re| are) invited\b/i

const reach = /^(?:[\s,.;:()&-]|\b(?:email|e-mail|phone|cell|tel|my|is|at|or|and|me|call|address)\b)*$/i
/** A sentence without the ways to reach its writer behind it, which stand in the head of the letter. */
function withoutContacts(words: string): string {
  const all = [...findEmails(words), ...findPhones(words), ...addressesIn(words)].toSorted(
    (one, other) => one.start - other.start,
  )
  const [first] = all
  if (!first || (!/@/.test(words) && !/(?:^|[.,] )$/.test(words.slice(0, first.start)))) return words
  let at = first.start
  for (const { start, end } of all) {
    if (!reach.test(words.slice(at, Math.max(at, start)))) return words
    at = Math.max(at, end)
  }
  const before = words
    .slice(0, first.start)
    .replace(/(?<![\s,.;:(])[\s,.;:(]+$/, '')
    .replace(/,? (?:email|phone|cell|tel|call me at|my email is|my number is)$/i, '')
  return reach.test(words.slice(at)) && before.split(' ').length > 3 ? `${before}.` : words
}
const itself =
  /^(?:I am|I['’]m|My name is|This is) \p{Lu}[\p{L}.’'-]+(?: \p{Lu}[\p{L}.’'-]*){1,3},? (?:and )?(?=(?:licensed|admitted|certified|been|an? |the )[^.]{8})/u

/** What somebody likes of an employer: 'they' is who reads the letter. */
const fond =
  /^I (?:want|would like|like|love|admire|hope|have (?:always |long )?(?:admired|liked|loved|wanted)|am (?:interested|impressed|excited|drawn))\b[^.]*\b(?:they|their|there)\b/iu
const posted = /^(?<saw>(?:I )?(?:saw|found)) (?:it|this|the (?:job|posting)) on their\b/i

/** A sentence of the notes as the letter says it. */
export function voiced(given: string, { id, speaker, reader, always, acting }: Voice): string {
  const stop = /[.!?]$/.exec(given)?.[0] ?? ''
  let words = withoutContacts(given).replace(itself, '')
  if (/^(?:an?|the) /.test(words)) words = given
  // 'He stayed late to help him': of two, only who does it is the reader.
  const you = (one: string) => (reader && !ofKin.test(given) ? toYou(one, reader, kin.test(given) && always) : one)
  const thanks = also.exec(bare(words))?.groups
  if (thanks?.why) return `Thank you for ${you(writtenOut(thanks.why))}.`
  const ask = asks.exec(bare(words))?.groups?.what
  if (ask && !named.test(ask)) return `Please ${writtenOut(toYou(ask, reader ?? 'they'))}.`
  const wish = wishes.exec(bare(words))?.groups
  if (wish?.what && id !== 'recommendation-letter' && !named.test(wish.what))
    return `${capital(wish.who ?? 'I')} would like you to ${writtenOut(toYou(wish.what, pronouns[wish.whom?.toLowerCase() ?? ''] ?? 'they'))}.`
  const duty = should.exec(bare(words))?.groups
  if (duty?.what && reader === duty.who?.toLowerCase() && !named.test(duty.what))
    return `Please ${writtenOut(you(duty.what))}.`
  if (id === 'cover-letter' && /^They(?:['’]re| are)? (?:want|need|look)/.test(words)) words = toYou(words, 'they')
  if (id === 'cover-letter') words = words.replace(posted, '$<saw> the position on your')
  if (id === 'cover-letter' && fond.test(words) && !named.test(words))
    words = toYou(words.replace(/\b(?<work>work(?:ing)?) there\b/i, '$<work> for you'), 'they')
  words = words.replace(told, ' because ')
  const lead = leads.map((one) => one.exec(words)?.[0].length ?? 0).find((length) => length > 0) ?? 0
  words = capital(words.slice(lead))
  if (reader && (lead > 0 || always || hope.test(words)) && (always || !named.test(words))) words = you(words)
  words = words.replace(hope, `${speaker.self} hope `)
  if (always) words = words.replace(invited, 'and you are invited')
  if (lead === 0) words = toReader(words, acting)
  const whole = wholeSentences(writtenOut(words), speaker)
  return stop === '' && /\p{L}$/u.test(given) ? whole : whole.replace(/\.[.]$/, '.')
}
