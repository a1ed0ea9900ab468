import type { Sentence } from '../../../sentences/sentences.ts'
import type { CheckedDocument } from '../../check.ts'
import { ownPages } from '../../drafting/support/own-words.ts'
import { headingOver } from '../../reading/headed-parts.ts'
import { once } from '../../reading/once.ts'
import { longest } from '../../reading/prose.ts'
import { type Time, timesOf } from '../support/times.ts'
import { bothSay, type Contradiction } from '../support/told.ts'
import { casesIn, clauseOf } from './cases.ts'
import { withEvents } from './events.ts'
import { isToldAhead, plainly } from './retold.ts'
import { areWithin, isContent, type Phrase, phraseAfter, phraseBefore, stemOf } from './words.ts'

/** A stretch of time with what it is for, whatever that is. */
interface Timed {
  time: Time
  sentence: Sentence
  kind: 'notice' | 'length' | 'deadline'
  /** What must be the same for two to be compared: the purpose of a notice, the head of a name, the way of counting. */
  key: string
  /** What is to be done, or describes the name. */
  act: readonly string[]
  /** From what the time runs. */
  anchor: readonly string[]
  /** Whose it is, where that is said. */
  actor: string
  /** 'Severity 1', 'Phase 2'. */
  label: string
  cases: string
  definite: boolean
  /** The heading of its part. */
  heading: string
  /** The last words before the figure. */
  lead: string
  shown: string
}

const roles = once((document): ReadonlySet<string> => {
  const counts = new Map<string, number>()
  for (const [, name = ''] of document.text.matchAll(
    /\b(\p{Lu}\p{Ll}{2,20}) (?:shall|will|may|must|agrees?|has|pays|gives)\b/gu,
  ))
    counts.set(name.toLowerCase(), (counts.get(name.toLowerCase()) ?? 0) + 1)
  for (const [, name = ''] of document.text.matchAll(/\b(\p{Lu}\p{Ll}{2,20})['’]s\b/gu))
    counts.set(name.toLowerCase(), 1)
  return new Set(counts.keys())
})
const subject =
  /\b(either party|each party|neither party|the parties|party|(?:\p{Lu}\p{Ll}{2,20}))(?: (?:which|who|that))? (?:shall|will|may|must|agrees?|has|gives|can|retains|keeps|pays|cannot|resigns|withdraws|had)\b/gu
const notSubject =
  /^(?:Agreement|Term|Lease|Contract|Section|Article|Notice|Payment|Invoices?|Fees?|Rent|Work|Services?|This|That|Such|Any|All|Each|Nothing|It|Claims?)$/
const actorIn = (words: string): string => {
  const found = [...words.matchAll(subject)].at(-1)?.[1] ?? ''
  if (/part(?:y|ies)$/i.test(found)) return 'party'
  return notSubject.test(found) ? '' : found.toLowerCase()
}

const purposes: readonly (readonly [name: string, said: RegExp])[] = [
  ['renewal', /\b(?:non-?)?(?:renew\w{0,5}|exten(?:d|ds|sion|ding))\b/i],
  ['termination', /\b(?:terminat\w{1,5}|end(?:s|ed|ing)?|cancel\w{0,8}|quits?|leaves?)\b/i],
  ['resignation', /\bresign\w{0,6}\b/i],
  ['withdrawal', /\bwithdraw\w{0,4}\b/i],
  [
    'entry or inspection',
    /\b(?:shows?|showing|enter(?:s|ing)?|entry|access|inspect\w{0,4}|visits?|audits?|examin\w{1,6})\b/i,
  ],
  ['a change of price', /\b(?:increase|raise|price change|change (?:of|in) (?:the )?(?:price|fees?|rates?))\b/i],
  ['default', /\b(?:default|breach|cure)\b/i],
  ['a sale or transfer', /\b(?:sale|sell|transfer|assign\w{0,5})\b/i],
  ['a meeting', /\bmeetings?\b/i],
  ['prepayment', /\bprepay\w{0,4}\b/i],
  ['suspension', /\b(?:suspen\w{1,5}|shut ?down|maintenance|interrupt\w{0,4})\b/i],
  ['a claim', /\bclaims?\b/i],
]
const complement =
  /^[^.;]{0,30}\bnotice (?:of|to|before|prior to) (?:its |the |a |any |such |intent\w{0,4} (?:to|not to) ){0,2}([\p{L}-]{3,20})/iu
/** The end of a term is no ending by notice. */
const ends =
  /\b(?:end|expiration|termination|expiry) of (?:the|its|any|each|such|this)\b|\b(?:term|period|lease|year|agreement) (?:then in effect )?(?:ends|expires|terminates)\b/gi
/** What is ended by the notice: a contract, or the employment or order under it. */
const ended = (words: string): string[] => {
  const thing =
    /\b(?:terminat\w{1,5}|ends?|cancels?)\b[^.;]{0,30}?\b(employment|orders?|statements? of work|sow|services|license|lease|agreement|contract|engagement|attachment|participation|membership|account)\b/i
      .exec(words)?.[1]
      ?.toLowerCase()
  return thing ? [/^(?:agreement|contract|lease|engagement)$/.test(thing) ? 'agreement' : thing] : []
}
/** What a notice is for: what follows it, or what the whole sentence speaks of. */
const purposeOf = (sentence: string, rest: string): string => {
  const own = complement.exec(rest)?.[1]
  const direct = own && purposes.find(([, said]) => said.test(own))?.[0]
  if (direct) return direct
  const plain = sentence.replace(ends, ' ')
  const found = purposes.filter(([, said]) => said.test(plain)).map(([name]) => name)
  return found.length === 1 ? (found[0] ?? '') : ''
}

const isNotice = /^(?:['’]s?)?[\s-](?:(?:prior|advance|written|or more|further) ){0,3}(?:notice|warning)\b/i
const afterNotice =
  /\b(?:notice|warning)\b(?:[\s:,]{1,3}(?:of|in writing|to the other(?: party)?|not|at|no|less|fewer|later|than|least|is|given|must be given|shall be given|a|minimum)){0,8}[\s:]{1,3}$|\bnotif(?:y|ies)\b[^.;]{0,60}\b(?:at least|not less than|no later than) $/i
const anchored =
  /^,? ?(after|of|from|following|before|prior to|preceding|upon) (?:(?:the|its|each|any|such|a|an|it|when|date|day) ){0,3}(?:of |on which )?([^.;:()]{3,80})/i
const led =
  /\b(within|not later than|no later than|due|has|have|for|ends?|expires?|lasts?|continues?(?: for)?|survives?(?: for)?|by|is|after|at least|not less than|in)(?: the| a period of| another|:){0,2}[\s(]{1,2}$|([.…_]{4}|:)\s{0,3}$/i
/** 'After the tenant moves out, the landlord has'. */
const ahead = /^[^\p{L}]{0,12}(after|upon|following) ([^,;.]{3,80}),/iu
/** 'The representations survive Closing for'. */
const survives = /\b(surviv\w{1,4}) (?:the )?([^,.;]{3,60}?) for (?:a period of )?$/i
const ways: Readonly<Record<string, string>> = {
  for: 'lasts',
  end: 'lasts',
  ends: 'lasts',
  expires: 'lasts',
  expire: 'lasts',
  last: 'lasts',
  lasts: 'lasts',
  continues: 'lasts',
  after: 'lasts',
  continue: 'lasts',
  survives: 'lasts',
  survive: 'lasts',
}
const wayOf = (lead: string): string => ways[(led.exec(lead)?.[1] ?? '').toLowerCase().split(' ')[0] ?? ''] ?? 'by'
const isBefore = (word: string): boolean => /^(?:before|prior|preceding)/i.test(word)

const small =
  /^(?:such|date|day|days|calendar|business|written|writing|prior|full|first|time|times|late|later|party|parties|term|terms|made|make|survives?|duty|duties|obligations?|information|rights?|provisions?|agreement|section|article|contract|applicable|respective|reasonable|promptly|becomes?|occurs?|every|upon|each|last|whichever|same|what|remains?|rest|period|due|final|work|unless|them|him|her)$/
const stemsIn = (words: string, without: ReadonlySet<string>): string[] => [
  ...new Set(
    [...words.matchAll(/\p{L}[\p{L}’'-]{2,24}/gu)].flatMap(([one]) => {
      const low = one.toLowerCase().replace(/['’]s?$/, '')
      return !isContent(low) || small.test(low) || without.has(low) ? [] : [stemOf(low)]
    }),
  ),
]
const named = /^[^.;()]{0,60}\((?:the |such |a )?["“](\p{L}[^"”]{2,40})["”]/u
const lengthLink =
  /\b(?:is|of|lasts|runs for|runs|continues for|shall be|will be|means)(?: for)?(?: a period of| the)? $|:\s?$|[.…_]{4}\s?$/
const theBefore = /\b(?:the|this|that|such|said|required)(?: (?:required|full|entire|same))? $/i
const bare = /^(?:period|term|time|day|month|year|notice|duration|window|date|week|hour|basis|length)$/
const labeled =
  /\b(?:Severity|Priority|Phase|Level|Tier|Stage|Class|Category|Milestone|Lot|Year|Unit) (?:\d{1,2}|[A-Z]|One|Two|Three|Four)\b/

/** Of a sum these make a case; of a time they say what it is for. */
const plain =
  /^(?:before|above|below|between|default|breach|late|first|last|final|portion|part|installments?|prior year)$/
const near = 45
const casesOf = (lead: string, rest: string, definite: boolean): string =>
  (definite ? casesIn(rest.slice(0, near).split(/[,;.]/, 1)[0] ?? '') : casesIn(`${lead} ${rest}`))
    .filter((one) => !plain.test(one))
    .toSorted()
    .join(' ')

const ofVerb = /,| (?:to|shall|will|may|must|if|unless|and|or|are|is|was|were|has|have) /

/** 'The twenty-four months ended June 30': what is measured, and no time in which anything is done. */
const looksBack = /^\s{0,3}(?:then )?(?:ended|ending|preceding|immediately preceding)\b/i

const readTime = (document: CheckedDocument, sentence: Sentence, time: Time): Timed[] => {
  const clause = clauseOf(document, sentence, time)
  const [lead, rest] = [plainly(clause.lead), plainly(clause.rest)]
  if (looksBack.test(rest)) return []
  const who = roles(document)
  const definite = theBefore.test(lead)
  const shared = {
    time,
    sentence,
    label: labeled.exec(`${lead} ${rest}`)?.[0] ?? '',
    definite,
    heading: headingOver(document, time.start),
    lead: lead.slice(-boilerplate),
    cases: casesOf(lead, rest, definite),
    actor: actorIn(lead) || actorIn(rest),
  }
  const found: Timed[] = []
  if (isNotice.test(rest) || afterNotice.test(lead) || isToldAhead(lead, rest)) {
    const purpose = purposeOf(sentence.text.slice(0, longest), rest)
    return purpose
      ? [
          {
            ...shared,
            kind: 'notice',
            key: purpose,
            act: [],
            anchor: ended(sentence.text.slice(0, longest)),
            shown: `notice of ${purpose}`,
          },
        ]
      : []
  }
  const name = nameOf(lead, rest)
  if (name && (!bare.test(name.head) || name.describes.some((one) => !bare.test(one))))
    found.push({
      ...shared,
      kind: 'length',
      key: name.head,
      act: name.describes,
      anchor: name.of ? [name.of] : [],
      shown: name.shown,
    })
  if (led.test(lead)) {
    const runs = anchored.exec(rest) ?? ahead.exec(lead) ?? survives.exec(lead)
    const [whole = '', from = 'after', to = ''] = runs ?? []
    const until = to.slice(0, to.search(ofVerb) < 0 ? undefined : to.search(ofVerb))
    // 'For a year after the date of this covenant Seller shall not practice': the act follows the day.
    const all = whole.slice(0, whole.length - to.length) + until
    const anchor = stemsIn(withEvents(to).split(ofVerb)[0] ?? '', who)
    const said = lead.replace(led, ' ').replace(all, ' ') + rest.replace(all, ' ')
    // 'Security deposit. … shall return the rest': what it is about stands in the heading.
    const act = stemsIn(`${said} ${shared.heading}`, who)
    if (act.some((one) => !anchor.includes(one)))
      found.push({
        ...shared,
        kind: 'deadline',
        key: `${wayOf(lead)} ${isBefore(from) ? 'before' : 'after'}`,
        act: act.filter((one) => !anchor.includes(one)),
        anchor,
        shown: '',
      })
  }
  return found
}

function nameOf(lead: string, rest: string): Phrase | null {
  const defined = named.exec(rest)?.[1]
  if (defined) return phraseAfter(defined)
  const attributive =
    /^(?:['’]s?)?[\s-](?=\p{L})/u.test(rest) && !anchored.test(rest) && !/^\s(?:and|or|to|in|on|at|by)\b/.test(rest)
  const after =
    attributive && /\b(?:the|a|an|this|that|such|its|any)(?: \w{3,9})? $/i.test(lead)
      ? phraseAfter(rest.replace(/^(?:['’]s?)?-?/, ' '))
      : null
  if (after) return after
  const ofIt = /^ (?:paid )?of (?:paid |unpaid |annual )?(\p{L}{4,20})\b/u.exec(rest.replace(/^ paid/, ''))?.[1]
  if (ofIt && !/^(?:the|receipt|notice|this|each|such|delivery|termination|invoice|date)$/i.test(ofIt))
    return phraseAfter(ofIt)
  const link = lengthLink.exec(lead)
  return link ? phraseBefore(lead.slice(0, link.index).trimEnd()) : null
}

const timedIn = once((document): readonly Timed[] => {
  const words = ownPages(document).replace(/\s/g, ' ')
  return document.sentences.flatMap((sentence) =>
    sentence.contents || sentence.end - sentence.start > longest
      ? []
      : timesOf(words.slice(sentence.start, sentence.end), sentence.start).flatMap((time) =>
          readTime(document, sentence, time),
        ),
  )
})

const shares = (some: readonly string[], others: readonly string[]): number =>
  some.filter((one) => others.includes(one)).length

/** Two clauses that lead to their figure with the same long words go on to different things. */
const boilerplate = 60
const ledAlike = (one: Timed, other: Timed): boolean => one.lead.length >= boilerplate && one.lead === other.lead

const isAlike = (one: Timed, other: Timed): boolean => {
  if (one.kind !== other.kind || one.key !== other.key || one.label !== other.label) return false
  if (one.sentence !== other.sentence && ledAlike(one, other)) return false
  const actorFits = one.actor === other.actor || one.actor === '' || other.actor === ''
  if (one.kind === 'notice')
    return (
      (actorFits || one.definite || other.definite) &&
      (one.cases === '' || one.definite) &&
      (one.anchor.join() === other.anchor.join() || one.anchor.length === 0 || other.anchor.length === 0)
    )
  if (one.kind === 'length')
    return (
      (areWithin(one.act, other.act) || areWithin(other.act, one.act)) &&
      (one.anchor.join() === other.anchor.join() || one.anchor.length === 0 || other.anchor.length === 0)
    )
  const common = shares(one.act, other.act)
  const fewest = Math.min(one.act.length, other.act.length)
  // With nothing to count from, the act must be the same in more than one word.
  if (one.anchor.length === 0 || other.anchor.length === 0)
    return actorFits && one.anchor.length === other.anchor.length && common >= 2 && common / fewest > 0.6
  return (
    actorFits &&
    (areWithin(one.anchor, other.anchor) || areWithin(other.anchor, one.anchor)) &&
    common >= Math.min(2, fewest) &&
    common / fewest >= 0.5
  )
}

const apart = (one: number, other: number): boolean => Math.max(one, other) / Math.min(one, other) > 1.03

const ofTime = /^(?:day|week|month|year|hour)s?$/
/** What two deadlines have in common, in the order of the text: 'return deposit'. */
const told = (one: Timed, other: Timed): string => {
  if (one.shown) return `for ${one.kind === 'notice' ? '' : 'the '}${one.shown}`
  const words = [...`${one.sentence.text} ${one.heading}`.matchAll(/\p{L}[\p{L}’'-]{2,24}/gu)].flatMap(([word]) =>
    other.act.includes(stemOf(word)) && one.act.includes(stemOf(word)) ? [word.toLowerCase()] : [],
  )
  const each = [...new Map(words.map((word) => [stemOf(word), word])).values()].filter((word) => !ofTime.test(word))
  return `(${each.slice(0, 4).join(', ')})`
}

/** The same act, notice or period with two lengths of time, neither of them in a case of its own. */
export const timedTwice = (document: CheckedDocument): Contradiction[] => {
  const groups = Map.groupBy(timedIn(document), ({ kind, key }) => `${kind} ${key}`)
  return [...groups.values()].flatMap((group): Contradiction[] => {
    const found: Contradiction[] = []
    for (const [at, one] of group.slice(0, most).entries()) {
      const like = group.slice(0, most).filter((other) => other !== one && isAlike(one, other))
      const values = new Set([one, ...like].map(({ time }) => Math.round(time.value)))
      const other = like.find((next) => group.indexOf(next) > at && apart(next.time.value, one.time.value))
      if (values.size !== 2 || !other || other.sentence === one.sentence || other.cases !== one.cases) continue
      found.push({
        places: [one.time, other.time],
        message: bothSay(document, one.time, `${one.time.shown} ${told(one, other)}`, other.time, other.time.shown),
      })
    }
    return found
  })
}
const most = 80
