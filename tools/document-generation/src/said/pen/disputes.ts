// The parts of a demand or a complaint: what happened, what is asked for and by when, and what follows otherwise.

import { type Ask, askIn, countedDay, isOtherwise } from './asks.ts'
import type { Line } from './lines.ts'
import { recast } from './recast.ts'
import { type Given, onlyDay } from './slots.ts'

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)
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

/** The sentences of a dispute by what they are for. */
export function partsOf({ lines, today, speaker }: Given): Disputed {
  const parts: Disputed = { facts: [], asks: [], next: [] }
  for (const line of lines) {
    const words = line.words.replace(/[.\s]{1,3}$/, '')
    const alone = isDayAlone(words, today)
    const byDay = /^(?:by|before|no later than) .{3,30}?,? (?:or|otherwise),? (?=(?:else )?(?:I|we)\b)/iu.exec(
      words,
    )?.[0]
    if (byDay && onlyDay(byDay)) {
      parts.day = { iso: onlyDay(byDay) ?? '', line }
      const next = recast(`Otherwise, ${words.slice(byDay.length).replace(/^else /i, '')}`, speaker)
      parts.next.push({ line, words: next.filter((one) => one !== null).join(' ') })
      continue
    }
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
