// Letters of recommendation, of application, and of business.

import type { Line } from './lines.ts'
import { type Composed, enclosedIn, type Given, inParagraphs, slot } from './slots.ts'

const committee =
  /,? (?:the )?(?<who>(?:admissions?|scholarship|selection|hiring|search|awards?|grants?) (?:committee|office|board))$/i
const recommends =
  /^I (?:(?:would|can|do|highly|strongly|gladly|wholeheartedly|happily|also) )*(?:recommend|endorse|vouch for|support)\b/i
const trait =
  /^(?:(?:He|She|They|\p{Lu}\p{L}+) (?:is|are|was|has been) (?:always |very |also |never |a )?(?!\p{Ll}+ing\b|with us\b|our\b|my\b|the\b|an?\b|at\b|in\b|from\b|over\b|\d))\p{Ll}/u
const relation =
  /\b(?:with us|works? for|worked for|I (?:supervise|was|am|have been|taught|coached|have known|managed|hired)|(?:has|have) been (?:a|an|our|my)|since \w+ ?\d{4}|my (?:student|employee|assistant|intern))\b/i

const reserved =
  /\b(?:reservations?|hesitat\w+|cannot recommend|can['’]t recommend|do not recommend|don['’]t recommend)\b/i
const named = /^(?:my (?:former |old )?(?:\p{Ll}+ ){1,2})?\p{Lu}/u
/** A letter of recommendation. */
export function recommendationOf({ lines, people, read, text }: Given): Composed | null {
  if (lines.length === 0) return null
  // 'For a scholarship' names nobody.
  const candidate = people.forWhat.find((one) => named.test(one))
  const what = people.forWhat.filter((one) => one !== candidate)
  const name = candidate?.replace(/^my (?:former |old )?(?:\p{Ll}+ ){1,2}(?=\p{Lu})/u, '') ?? read.get('candidateName')
  const given = what[0] ?? read.get('candidateFor')
  const board = given ? committee.exec(given)?.groups?.who : undefined
  const forWhat = given?.replace(committee, '')
  const place = forWhat ? / at (?<firm>\p{Lu}.{1,80}?)(?= in \p{Lu}|$)/u.exec(forWhat)?.groups?.firm : undefined
  const closing = lines.filter(({ said }) => said.length > 0 && said.every((one) => recommends.test(one)))
  const rest = lines.filter((line) => !closing.includes(line) && line.said.length > 0)
  const traits = rest.filter(({ said }) => said.every((one) => trait.test(one)))
  const told = rest.filter((line) => !traits.includes(line))
  const context = told.filter(({ said }, n) => n < 2 && relation.test(said.join(' ')))
  const others = told.filter((line) => !context.includes(line))
  return {
    own: [
      'relationshipContext',
      'strengths',
      'specificExamples',
      'ownClosing',
      'relationshipLength',
      'candidateName',
      'candidateFor',
    ],
    ...((board || (people.recipient.name && !people.recipient.company && place)) && {
      recipient: {
        ...people.recipient,
        ...(board && !people.recipient.name && { name: board.replace(/(?:^| )\p{Ll}/gu, (one) => one.toUpperCase()) }),
        ...(place && { company: place }),
      },
    }),
    slots: [
      ...slot('candidateName', name?.split(/ who\b/)[0], []),
      ...slot(
        'candidateFor',
        forWhat && /^(?:the|a|an|his|her|admission)\b/i.test(forWhat)
          ? forWhat
          : forWhat
            ? /^\p{Ll}/u.test(forWhat)
              ? `the position of ${forWhat}`
              : forWhat
            : undefined,
        [],
      ),
      ...slot('relationshipContext', context.flatMap(({ said }) => said).join(' '), context),
      ...slot('strengths', traits.flatMap(({ said }) => said).join(' '), traits),
      ...slot('specificExamples', inParagraphs(others), others),
      ...slot('recommendation', read.get('recommendation') ?? (reserved.test(text) ? null : 'recommend'), []),
      ...slot('ownClosing', closing.flatMap(({ said }) => said).join(' '), closing),
    ],
  }
}

const wishes =
  /\b(?:looking (?:for|to)|that is why I am|I (?:can|could|would be able to) (?:start|begin)|available|I (?:want|hope|would like|would love) to|interested in|grow|my goal)\b/i
/** A letter with an application: what somebody has done, and why and when they would come. */
export function coverOf({ lines, people, read }: Given): Composed | null {
  const rest = lines.filter(({ said }) => said.length > 0)
  if (rest.length === 0) return null
  const why = rest.filter(({ said }) => said.some((one) => wishes.test(one)))
  const saw = rest.filter(({ said }) => said.some((one) => /^I (?:saw|found|heard of) the position\b/.test(one)))
  const done = [...saw, ...rest.filter((line) => !why.includes(line) && !saw.includes(line))]
  return {
    own: ['experience', 'skills', 'motivation'],
    slots: [
      ...slot('experience', inParagraphs(done), done),
      ...slot('motivation', why.flatMap(({ said }) => said).join(' '), why),
      ...slot('jobTitle', read.get('jobTitle'), []),
      ...slot('hiringManager', people.recipient.name, []),
      ...slot('hiringManagerTitle', people.recipient.title, []),
      ...slot('companyName', people.recipient.company ?? read.get('companyName'), []),
      ...slot('companyAddress', people.recipient.address ?? read.get('companyAddress'), []),
      ...slot('applicantName', people.sender.name, []),
      ...slot('applicantAddress', people.sender.address, []),
      ...slot('applicantPhone', people.sender.phone, []),
      ...slot('applicantEmail', people.sender.email, []),
    ],
  }
}

const leaves = /\bresign(?:ation|ing)?\b/i
/** Who writes resigns, and nobody else. */
const leavesSelf =
  /(?<!\p{L})(?:I(?:['’](?:m|ll|ve|d))?(?: (?:am|will|would|have|want|need|like|to|be|hereby|now|writing|just|going|decided|must)){0,6} resign(?:ing|ed)?|my (?:\p{Ll}+ )?resignation)(?!\p{L})/iu
const lastDayOfOther = /(?<!\p{L})(?:his|her|their|['’]s) last day\b/iu
/** A letter of business: all of it in the order in which it was said; a resignation first. */
export function businessOf({ lines, people, read, text }: Given): Composed | null {
  const { slots: more, rest } = enclosedIn(lines)
  const told = rest.filter(({ said }) => said.length > 0)
  const isResigning =
    leaves.test(people.kind ?? '') ||
    (leavesSelf.test(text) && /\blast day\b/i.test(text) && !lastDayOfOther.test(text))
  const title = people.sender.title ?? read.get('senderTitle')
  const post = people.leaves ?? `my position${title ? ` as ${title.toLowerCase()}` : ''}`
  const first = `I am resigning from ${post}.`
  const own = isResigning
    ? told.filter(({ said }) => !said.every((one) => /^I am (?:writing to )?resign/i.test(one)))
    : told
  // What is asked for at the end is said at the end.
  const asks = isResigning ? [] : own.slice(own.findLastIndex((line) => !isAsked(line)) + 1)
  const body = own.slice(0, own.length - asks.length)
  const passage = inParagraphs(
    isResigning ? [...own.filter(isDay), ...own.filter((line) => !isDay(line))] : body.length > 0 ? body : own,
  )
  if (passage === '') return null
  return {
    own: ['purpose', 'callToAction', 'enclosures', 'copies'],
    ...(isResigning && {
      recipient: {
        ...people.recipient,
        ...(people.recipient.company ? {} : people.sender.company ? { company: people.sender.company } : {}),
      },
    }),
    slots: [
      ...slot(
        'purpose',
        isResigning
          ? `${first} ${passage.replace(/\bI have been there\b/g, 'I have been here').replace(/\bworked there\b/g, 'worked here')}`
          : passage,
        isResigning || body.length === 0 ? told : body,
      ),
      ...slot('callToAction', body.length > 0 ? asks.flatMap(({ said }) => said).join(' ') : null, asks),
      ...slot('subject', isResigning ? 'Resignation' : (people.about ?? read.get('subject')), []),
      ...more,
    ],
  }
}
/** 'Please call me', 'I would like the credit by Friday'. */
const isAsked = ({ said }: Line) =>
  said.some((one) => /^(?:Please|(?:I|We) (?:would like|ask|need|want)|(?:Can|Could|Would|Will) you)\b/.test(one))
/** 'My last day will be': what a resignation says first. */
const isDay = ({ said }: Line) => said.some((one) => /\blast day\b/i.test(one) && !lastDayOfOther.test(one))
