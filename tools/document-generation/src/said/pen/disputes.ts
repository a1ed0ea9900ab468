// The parts of a demand or a complaint: what happened, what is asked for and by when, and what follows otherwise.

import { capital } from '../../capital.ts'
import { isOrganization } from '../letters/organizations.ts'
import { type Ask, askIn, countedDay, daysBy, isOtherwise } from './asks.ts'
import type { Line } from './lines.ts'
import type { People } from './people.ts'
import { recast } from './recast.ts'
import type { Given } from './slots.ts'

/** A day or a number of days alone: '21 days.' */
const isDayAlone = (words: string, today: string) =>
  words.trim().split(/\s+/).length < 5 ? (countedDay(words, today)?.iso ?? null) : null
const answer =
  /^(?:I|We)(?: would|['’]d)? (?:want|like|need|expect|appreciate) (?:an answer|a (?:written )?(?:answer|reply|response)|to hear(?: back)?)\b/i

interface Disputed {
  facts: Line[]
  asks: { line: Line; ask: Ask }[]
  next: { line: Line; words: string }[]
  day?: { iso: string; line: Line }
}

/** Whether words name who writes or their client: of a client alone 'he', 'she' or 'they' is them. */
const askerOf = ({ sender, client }: People) => {
  const bare = client?.replace(/^(?:Mr|Mrs|Ms|Miss|Dr)\.? /, '')
  const names = [sender.name, sender.company, client, bare].filter((one) => one !== undefined)
  const title = /^(?:Mrs|Ms|Miss)\b/.test(client ?? '')
    ? /^she$/i
    : /^Mr\b/.test(client ?? '')
      ? /^he$/i
      : /^(?:he|she|they)$/i
  return (who: string): boolean =>
    names.some((one) => one === who || `The ${one}` === who) ||
    (client !== undefined && title.test(who)) ||
    (client !== undefined &&
      /^\p{Lu}/u.test(who) &&
      who.replace(/^(?:Mr|Mrs|Ms|Miss|Dr)\.? /, '') ===
        (isOrganization(client) ? client.split(' ')[0] : bare?.split(' ').at(-1)))
}
/** The one day by which an answer is asked for. */
const dayBy = (words: string, today: string) => {
  const [day, ...more] = daysBy(words, today)
  return more.length === 0 ? day?.iso : undefined
}

/** The sentences of a dispute by what they are for. */
export function partsOf({ lines, people, today, speaker }: Given): Disputed {
  const isAsker = askerOf(people)
  const parts: Disputed = { facts: [], asks: [], next: [] }
  for (const line of lines) {
    const words = line.words.replace(/[.\s]{1,3}$/, '')
    const alone = isDayAlone(words, today)
    const byDay = /^(?:by|before|no later than) .{3,30}?,? (?:or|otherwise),? (?=(?:else )?(?:I|we)\b)/iu.exec(
      words,
    )?.[0]
    const end = byDay ? dayBy(byDay, today) : undefined
    if (byDay && end) {
      parts.day = { iso: end, line }
      const next = recast(`Otherwise, ${words.slice(byDay.length).replace(/^else /i, '')}`, speaker)
      parts.next.push({ line, words: next.filter((one) => one !== null).join(' ') })
      continue
    }
    const answered = answer.test(line.words) ? dayBy(line.words, today) : undefined
    if (alone && parts.asks.length > 0) parts.day = { iso: alone, line }
    else if (answered) parts.day = { iso: answered, line }
    else if (isOtherwise(words)) parts.next.push({ line, words: line.said.join(' ') || `${words}.` })
    else {
      const ask = askIn(words, today, isAsker)
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
export const withComma = (words: string) =>
  words
    .replace(/\b(?:to|in) small claims(?! court)\b/i, '$& court')
    .replace(
      /^(?<lead>If not|Otherwise|Or else),? (?=\p{L})/iu,
      (_, lead: string) => `${/^or else/i.test(lead) ? 'Otherwise' : capital(lead.toLowerCase())}, `,
    )
    .replace(/^(?<if>If (?:you|I|we)(?: \p{Ll}+){1,8}?),? (?=(?:I|we)(?: will| am| are|['’]ll)\b)/u, '$<if>, ')

/** What a letter is about, where its notes name that; a number alone is no subject. */
export const subjectOf = (read: string | undefined, about: string | undefined, text: string): string | undefined => {
  const own = about ?? read
  if (own && /\p{L}{3}/u.test(own) && !/^(?:hey|hi|\p{L}+ (?:letter|demand))$/iu.test(own)) return own
  return /\bcease and desist\b|\bc&d\b/i.test(text) ? 'Cease and Desist' : undefined
}
