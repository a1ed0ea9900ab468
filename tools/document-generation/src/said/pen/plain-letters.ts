// Letters of recommendation, of application, of thanks, of inquiry, and of business.

import { share, wordsOf } from '../brief/shares.ts'
import { bases } from '../letters/to-you.ts'
import type { Line } from './lines.ts'
import { type Composed, enclosedIn, type Given, inParagraphs, onlyDay, type Slot } from './slots.ts'

const slot = (field: string, value: string | undefined | null, lines: readonly Line[]): Slot[] =>
  value ? [{ field, value, lines }] : []
const lower = (words: string) => words.charAt(0).toLowerCase() + words.slice(1)
const committee =
  /,? (?:the )?(?<who>(?:admissions?|scholarship|selection|hiring|search|awards?|grants?) (?:committee|office|board))$/i
const recommends =
  /^I (?:(?:would|can|do|highly|strongly|gladly|wholeheartedly|happily|also) )*(?:recommend|endorse|vouch for|support)\b/i
const trait =
  /^(?:(?:He|She|They|\p{Lu}\p{L}+) (?:is|are|was|has been) (?:always |very |also |never |a )?(?!\p{Ll}+ing\b|with us\b|our\b|my\b|the\b|an?\b|at\b|in\b|from\b|over\b|\d))\p{Ll}/u
const relation =
  /\b(?:with us|works? for|worked for|I (?:supervise|was|am|have been|taught|coached|have known|managed|hired)|(?:has|have) been (?:a|an|our|my)|since \w+ ?\d{4}|my (?:student|employee|assistant|intern))\b/i

/** A letter of recommendation. */
export function recommendationOf({ lines, people, read }: Given): Composed | null {
  if (lines.length === 0) return null
  const [candidate, ...what] = people.forWhat
  const name = candidate?.replace(/^my (?:former |old )?(?:\p{Ll}+ ){1,2}(?=\p{Lu})/u, '') ?? read.get('candidateName')
  const given = what[0] ?? read.get('candidateFor')
  const board = given ? committee.exec(given)?.groups?.who : undefined
  const forWhat = given?.replace(committee, '')
  const place = forWhat ? / at (?<firm>\p{Lu}.+?)(?: in \p{Lu}.*)?$/u.exec(forWhat)?.groups?.firm : undefined
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
      ...slot('candidateName', name?.replace(/ who\b.*$/, ''), []),
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

const gave = /^You (?:also )?(?<verb>\p{Ll}+) /u
/** 'You gave us the lumber, and your son helped': what is thanked for, and what else is told. */
function thankedFor(sentence: string): { what: string; rest: string } | null {
  const verb = gave.exec(sentence)?.groups?.verb
  if (!verb) return null
  const base = bases[verb]
  const doing = base
    ? `${base.replace(/(?<!e)e$/, '').replace(/^(?:run|put|let|cut|set|get|win)$/, (one) => one + one.slice(-1))}ing`
    : /ied$/.test(verb)
      ? verb.replace(/ied$/, 'ying')
      : /ed$/.test(verb)
        ? verb.replace(/ed$/, 'ing')
        : null
  if (!doing || /^be/.test(doing)) return null
  const [own = '', ...more] = sentence
    .replace(/\.$/, '')
    .split(/,? and (?=(?:your|the|we|I|he|she|it|they|my|our) \p{Ll})/u)
  const rest = more.join(' and ')
  return {
    what: own.replace(gave, `${doing} `),
    rest: rest === '' ? '' : `${rest.charAt(0).toUpperCase()}${rest.slice(1)}.`,
  }
}

/** A letter of thanks. */
export function thanksOf({ lines, people, read }: Given): Composed | null {
  const [first] = people.forWhat
  const began = lines.findIndex(({ said }) => gave.test(said[0] ?? ''))
  const gift = began === 0 || began === 1 ? thankedFor(lines[began]?.said[0] ?? '') : null
  const thanked = lines.find(({ said }) => /^Thank you for\b/i.test(said[0] ?? ''))
  const asRead = read.get('occasion')
  const isSame =
    first !== undefined &&
    asRead !== undefined &&
    asRead.split(' ').slice(0, 3).join(' ').toLowerCase() === first.split(' ').slice(0, 3).join(' ').toLowerCase()
  const occasion =
    (isSame ? asRead : first) ??
    thanked?.said[0]?.replace(/^Thank you for /i, '').replace(/\.$/, '') ??
    gift?.what ??
    asRead
  if (!occasion) return null
  const told =
    !first && thanked
      ? lines.filter((line) => line !== thanked)
      : !first && gift
        ? lines.map((line, n) =>
            n === began ? { ...line, said: [gift.rest, ...line.said.slice(1)].filter(Boolean) } : line,
          )
        : lines
  const rest = told.filter(({ said }) => said.length > 0)
  const hopes = rest.filter(
    ({ said }, n) =>
      n > 0 &&
      said.every((one) =>
        /\b(?:would (?:love|like)|hope|look forward|will (?:use|send|see|come)|next (?:year|spring|time|fall|summer)|invited)\b/i.test(
          one,
        ),
      ),
  )
  const meaning = rest.filter((line) => !hopes.includes(line))
  return {
    own: ['occasion', 'eventDate', 'meaning', 'outlook'],
    slots: [
      ...slot(
        'occasion',
        lower(occasion).replace(
          /(?<! on) (?=(?:January|February|March|April|May|June|July|August|September|October|November|December) \d)/,
          ' on ',
        ),
        thanked ? [thanked] : !first && gift ? lines.slice(began, began + 1) : [],
      ),
      ...slot('meaning', inParagraphs(meaning), meaning),
      ...slot('outlook', hopes.flatMap(({ said }) => said).join(' '), hopes),
    ],
  }
}

const answers =
  /^(?:I|We)(?: would|['’]d)? (?:want|like|need|appreciate) (?:an answer|a (?:\p{L}+ )?(?:answer|reply|response)|to hear(?: back)?|to know)\b|\banswer\b.*\bby\b/iu
const begins =
  /,? (?:and )?(?=(?:can|could|do|does|is|are|how|what|when|where|who|will|would|should|did|has|have)\b (?:\p{Ll}|I\b))/u
/** Each question by itself, without what is no question. */
function eachOf(questions: string, told: readonly Line[]): string {
  const known = told.map(({ words }) => wordsOf(words))
  return questions
    .split('\n')
    .filter((one) => !/^(?:I )?would like to know\b/i.test(one) && !known.some((words) => share(one, words) >= 0.9))
    .flatMap((one) =>
      /^(?:how|what|when|where|who|can|do|does|is|are|will)\b/i.test(one)
        ? one
            .split(/, (?=.)/u)
            .reduce<string[]>(
              (all, part) =>
                begins.test(`, ${part}`) && all.length > 0
                  ? [...all, part.replace(/^and /, '')]
                  : all.length > 0
                    ? [...all.slice(0, -1), `${all.at(-1)}, ${part}`]
                    : [part],
              [],
            )
        : [one],
    )
    .map((one) =>
      /^(?:how|what|when|where|who|can|do|does|is|are|will)\b/i.test(one)
        ? `${one.charAt(0).toUpperCase()}${one.slice(1).replace(/[.?\s]+$/, '')}?`
        : one,
    )
    .join('\n')
}

/** A letter that asks for information, with the questions that another reading makes. */
export function inquiryOf({ lines, read }: Given): Composed | null {
  const questions = read.get('questions')
  if (!questions) return null
  const asks = lines.filter(
    ({ unit }) =>
      /\?$|^(?:asking|ask|also ask|also do|do |does |can |could |is |are |what |how |when |where |I (?:need|want|would like) to know\b)/i.test(
        unit.text,
      ) || /\b(?:whether|how much|how long)\b/i.test(unit.text),
  )
  const day = lines.find((line) => answers.test(line.words) && onlyDay(line.words))
  const rest = lines.filter((line) => !asks.includes(line) && line !== day && line.said.length > 0)
  return {
    own: ['background', 'deadline'],
    slots: [
      ...slot('questions', eachOf(questions, rest), asks),
      ...slot('background', inParagraphs(rest), rest),
      ...slot('deadline', day ? onlyDay(day.words) : read.get('deadline'), day ? [day] : []),
    ],
  }
}

const leaves = /\bresign(?:ation|ing)?\b/i
/** A letter of business: all of it in the order in which it was said; a resignation first. */
export function businessOf({ lines, people, read, text }: Given): Composed | null {
  const { slots: more, rest } = enclosedIn(lines)
  const told = rest.filter(({ said }) => said.length > 0)
  const isResigning = leaves.test(people.kind ?? '') || (leaves.test(text) && /\blast day\b/i.test(text))
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
      sender: { ...people.sender },
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
const isDay = ({ said }: Line) => said.some((one) => /\blast day\b/i.test(one))
