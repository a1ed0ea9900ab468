// Demands and complaints: what happened, what is asked for and by when, and what follows otherwise.

import { type Ask, askIn, countedDay, isOtherwise, owedIn, paid } from './asks.ts'
import { kindOf } from './clauses.ts'
import type { Line } from './lines.ts'
import { recast } from './recast.ts'
import { type Composed, enclosedIn, type Given, inParagraphs, onlyDay, onlySum, type Slot } from './slots.ts'

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)
/** A day or a number of days alone: '21 days.' */
const isDayAlone = (words: string, today: string) =>
  words.trim().split(/\s+/).length < 5 ? (countedDay(words, today)?.iso ?? null) : null
const noThreat =
  /\b(?:don['’]?t|do not|not|no|never)\b[^.\n]{0,40}\b(?:sue|suing|lawyer|attorney|court|threat\w*|legal action|bureau|reviews?)\b/i
const answer =
  /^(?:I|We)(?: would|['’]d)? (?:want|like|need|expect|appreciate) (?:an answer|a (?:written )?(?:answer|reply|response)|to hear(?: back)?)\b/i

interface Disputed {
  facts: Line[]
  asks: { line: Line; ask: Ask }[]
  next: { line: Line; words: string }[]
  day?: { iso: string; line: Line }
}

/** The sentences of a dispute by what they are for. */
function partsOf({ lines, today, speaker }: Given): Disputed {
  const parts: Disputed = { facts: [], asks: [], next: [] }
  for (const line of lines) {
    const words = line.words.replace(/[.\s]{1,3}$/, '')
    const alone = isDayAlone(words, today)
    if (alone && parts.asks.length > 0) parts.day = { iso: alone, line }
    else if (answer.test(line.words) && onlyDay(line.words)) parts.day = { iso: onlyDay(line.words) ?? '', line }
    else if (isOtherwise(words)) parts.next.push({ line, words: line.said.join(' ') || `${words}.` })
    else {
      const ask = askIn(words, today)
      if (ask) {
        parts.asks.push({ line, ask })
        if (ask.otherwise) {
          const said = recast(ask.otherwise, speaker).filter((one): one is string => one !== null)
          if (said.length > 0) parts.next.push({ line, words: said.join(' ') })
        }
      } else parts.facts.push(line)
    }
  }
  return parts
}
/** 'Otherwise I will', 'If not we will': with the comma that nobody says. */
const withComma = (words: string) =>
  words
    .replace(/\b(?:to|in) small claims(?! court)\b/i, '$& court')
    .replace(
      /^(?<lead>If not|Otherwise|Or else),? (?=\p{L})/iu,
      (_, lead: string) => `${/^or else/i.test(lead) ? 'Otherwise' : capital(lead.toLowerCase())}, `,
    )
    .replace(/^(?<if>If (?:you|I|we)(?: \p{Ll}+){1,8}?),? (?=(?:I|we)(?: will| am| are|['’]ll)\b)/u, '$<if>, ')

const slot = (field: string, value: string | undefined | null, lines: readonly Line[]): Slot[] =>
  value ? [{ field, value, lines }] : []

/** What a demand letter says; null where it has no facts or nothing is demanded. */
export function demandOf(given: Given): Composed | null {
  const { people, read, text } = given
  const { slots: more, rest } = enclosedIn(given.lines)
  const parts = partsOf({ ...given, lines: rest })
  if (parts.asks.length === 0) return null
  const told = rest.map(({ unit }) => unit.text).join(' ')
  const asked = parts.asks.flatMap(({ ask }) => ask.items).join('. ')
  const total = /\b(?:so|total(?: of)?|in all|altogether) (?<sum>\$[\d,]+(?:\.\d\d)?)/i.exec(asked)?.groups?.sum
  const sum = onlySum(asked) ?? total ?? (/\$\d/.test(asked) ? null : (owedIn(told) ?? read.get('amount') ?? null))
  const days = [...new Set(parts.asks.flatMap(({ ask }) => ask.days))]
  const isEach = days.length > 1 || parts.asks.some(({ ask }) => !ask.isOneDay && ask.days.length > 0)
  const isLawyer =
    people.client !== undefined ||
    /\b(?:PLLC|LLP|Esq|Law (?:Office|Firm|Group)|attorneys?|bar n)\b/i.test(
      `${people.sender.company ?? ''} ${people.sender.title ?? ''}`,
    )
  const asks = parts.asks.map(({ line }) => line)
  const items = parts.asks.flatMap(({ ask }) => ask.items.map((item) => paid(item, sum)))
  const self = people.sender.name ?? people.sender.company
  return {
    own: [
      'facts',
      'basis',
      'amount',
      'demand',
      'deadline',
      'nextStep',
      'offer',
      'dates',
      'writtenBy',
      'speaksAs',
      'clientName',
      'enclosures',
      'copies',
      ...(isLawyer ? [] : ['attorneyName']),
    ],
    slots: [
      ...slot('facts', inParagraphs(parts.facts), parts.facts),
      ...slot('demand', items.join('\n'), asks),
      ...slot('amount', sum, asks),
      ...slot('deadline', parts.day?.iso ?? days.toSorted().at(-1), parts.day ? [parts.day.line] : asks),
      ...slot('dates', isEach ? 'one-for-each-demand' : null, asks),
      ...slot(
        'nextStep',
        parts.next.map(({ words }) => withComma(words)).join(' '),
        parts.next.map(({ line }) => line),
      ),
      ...more,
      ...(isLawyer
        ? slot('clientName', people.client?.replace(/\b(?:Inc|Corp|Co|Ltd)$/, '$&.') ?? read.get('clientName'), [])
        : [
            ...slot('writtenBy', 'client', []),
            ...slot('clientName', self, []),
            ...slot('speaksAs', people.isPlural || / (?:and|&) /.test(people.sender.name ?? '') ? 'we' : null, []),
          ]),
      ...slot(
        'subject',
        subjectOf(undefined, people.about, text) ??
          (isLawyer || !sum
            ? subjectOf(read.get('subject'), undefined, '')
            : items.some((one) => /^The return\b/.test(one))
              ? `Demand for the return of ${sum}`
              : items.some((one) => /^Payment\b/.test(one))
                ? `Demand for payment of ${sum}`
                : undefined),
        [],
      ),
    ],
  }
}

/** What a letter is about, where its notes name that; a number alone is no subject. */
const subjectOf = (read: string | undefined, about: string | undefined, text: string): string | undefined => {
  const own = about ?? read
  if (own && /\p{L}{3}/u.test(own) && !/^(?:hey|hi|\p{L}+ (?:letter|demand))$/iu.test(own)) return own
  return /\bcease and desist\b|\bc&d\b/i.test(text) ? 'Cease and Desist' : undefined
}

/** What somebody did about it. */
const steps =
  /^(?:I|We) (?:have )?(?:called|emailed|wrote|texted|complained|reported|asked|told|contacted|phoned|went back|returned|filed)\b/i

/** What a letter of complaint says; null where nothing is asked for. */
export function complaintOf(given: Given): Composed | null {
  const { text, read } = given
  const { slots: more, rest } = enclosedIn(given.lines)
  const subject = rest.find(({ unit }) => /^(?:the )?subject(?: line)?(?: is|:) /i.test(unit.text))
  const parts = partsOf({ ...given, lines: rest.filter((line) => line !== subject) })
  if (parts.asks.length === 0) return null
  const asks = parts.asks.map(({ line }) => line)
  const days = [...new Set(parts.asks.flatMap(({ ask }) => ask.days))]
  const items = parts.asks.flatMap(({ ask }) => ask.items.map((item) => paid(idiom(item), null)))
  const about = subject?.unit.text.replace(/^(?:the )?subject(?: line)?(?: is|:) /i, '').replace(/[.]$/, '')
  const bought = parts.facts
    .map(
      ({ words }) =>
        /\b(?:bought|purchased|ordered|rented|hired) (?:an?|the|my) (?<what>[^.,]{3,60}?)(?= on | from | for | at | in |,|\.|$)/iu.exec(
          words,
        )?.groups?.what,
    )
    .find(Boolean)
  const next = parts.next
    .map(({ words }) => withComma(words))
    .join(' ')
    .replace(/\.$/, '')
  const first = parts.facts.find(({ words }) => /\b(?:bought|purchased|ordered|rented|hired|delivered)\b/i.test(words))
  // What was done about it comes after what went wrong, where that is how it is told.
  const from = parts.facts.findIndex(({ said }) => steps.test(said[0] ?? ''))
  const isLast = from > 0 && parts.facts.slice(from).every(({ said }) => said.length > 0)
  const problem = isLast ? parts.facts.slice(0, from) : parts.facts
  const taken = isLast ? parts.facts.slice(from) : []
  const kept = (field: string) => read.get(field) ?? null
  return {
    own: [
      'problem',
      'earlierSteps',
      'remedy',
      'deadline',
      'consequence',
      'told',
      'enclosures',
      'copies',
      'subject',
      'eventDate',
    ],
    slots: [
      ...slot('problem', inParagraphs(problem), problem),
      ...slot('earlierSteps', inParagraphs(taken), taken),
      ...slot('remedy', items.join('\n'), asks),
      ...slot(
        'deadline',
        parts.day?.iso ?? days.toSorted().at(-1) ?? kept('deadline'),
        parts.day ? [parts.day.line] : asks,
      ),
      ...slot(
        'consequence',
        next || (noThreat.test(text) ? 'I look forward to your answer' : null),
        parts.next.map(({ line }) => line),
      ),
      ...slot(
        'subject',
        about ??
          (bought
            ? `the ${bought}`
            : subjectOf(read.get('subject')?.replace(/^(?:order|invoice|account) .*$/i, ''), given.people.about, '')),
        subject ? [subject] : [],
      ),
      ...slot('eventDate', (first && onlyDay(first.words)) ?? kept('eventDate'), first ? [first] : []),
      ...slot('told', 'in-the-body', []),
      ...more,
    ],
  }
}
/** 'My money back, all of it, install too': what goes with it, in its sentence. */
const idiom = (item: string) =>
  item
    .replace(/(?<=\bor |^)my money back, all of it\b/i, (one) =>
      /^M/.test(one) ? 'All of my money back' : 'all of my money back',
    )
    .replace(/, (?:the |my )?(?<what>\p{Ll}+(?: \p{Ll}+)?) too(?=,|$)/u, ', including the $<what>')
/** Whether a line only goes on from another. */
export const isFragment = (words: string): boolean => kindOf(words) === 'rest'
