import type { Span } from '../../span/span.ts'
import type { IdCitation, PinCite, SupraCitation } from '../citation.ts'
import type { WordCore } from '../cores/core.ts'
import { nameBefore } from '../names/name-before.ts'
import { explainedAfter, notedOf } from './explained.ts'
import { itemsEnd, pinAfter } from './pin.ts'
import { signalBefore } from './signal.ts'

type StartsCore = (at: number) => boolean

/** "Id. at 115", with what it points to and explains. */
export const fromId = (text: string, core: WordCore, bound: number, startsCore: StartsCore): IdCitation => {
  const pin = pinAfter(text, core.end, startsCore) ?? barePin(text, core.end, startsCore)
  const explained = explainedAfter(text, pin?.end ?? core.end)
  return {
    kind: 'id',
    start: core.start,
    end: explained.end,
    core: { start: core.start, end: core.end },
    pin,
    ...notedOf(explained),
    signal: signalBefore(text, core.start, bound),
  }
}

const lead = /,?\s{1,20}/y

/** "id. 119:12-14", "supra, 173-175": a number with nothing before it. */
const barePin = (text: string, from: number, startsCore: StartsCore): PinCite | null => {
  lead.lastIndex = from
  if (!lead.test(text)) return null
  const start = lead.lastIndex
  if (!/^[*\d¶§]/.test(text.slice(start, start + 1))) return null
  const end = itemsEnd(text, start, startsCore)
  return end > start && !/^\s?[a-z]{2}/.test(text.slice(end, end + 3))
    ? { start, end, words: text.slice(start, end) }
    : null
}

const wordsAt = (text: string, at: Span | null): string | null =>
  at && text.slice(at.start, at.end).replace(/\s+/g, ' ')

const numberBefore = /(\d{1,4})\s{1,3}$/
const wordBefore = /(?:^|[\s(“"])([A-Za-z][\w'’.-]*),?\s{1,20}$/
const noAntecedent = /^(?:See|Cf|But|And|Compare|Also|In|Note|Part)/
const noteWords = /,?\s{1,3}(?:notes?|nn?\.|pt\.|[Pp]art|§{1,2}|ch\.)\s{0,3}[\dIVX]{1,6}(?:\.[A-Z\d])?/y

/** The word right before: with a comma any word, "asdf, supra"; without one a name, "Qwerty supra". */
const lastWordBefore = (text: string, at: number, bound: number): Span | null => {
  const found = wordBefore.exec(text.slice(Math.max(bound, at - 60), at))
  const [matched, word] = found ?? []
  if (!matched || !word) return null
  if (!matched.includes(',') && (!/^[A-Z]/.test(word) || noAntecedent.test(word))) return null
  const start = at - matched.length + matched.indexOf(word)
  return { start, end: start + word.length }
}

/** "Roe, supra, at 115", with the name before it. */
export const fromSupra = (text: string, core: WordCore, bound: number, startsCore: StartsCore): SupraCitation => {
  noteWords.lastIndex = core.end
  const noted = noteWords.test(text) ? noteWords.lastIndex : core.end
  const pin = pinAfter(text, noted, startsCore) ?? (text[core.end] === ',' ? barePin(text, core.end, startsCore) : null)
  const explained = explainedAfter(text, pin?.end ?? noted)
  const volume = numberBefore.exec(text.slice(Math.max(bound, core.start - 8), core.start))
  const anchor = core.start - (volume?.[0].length ?? 0)
  const before = nameBefore(text, anchor, bound)
  const at = before.name ?? lastWordBefore(text, anchor, bound)
  const start = at?.start ?? (volume ? core.start - volume[0].length : core.start)
  return {
    kind: 'supra',
    start,
    end: Math.max(explained.end, core.end),
    core: { start: core.start, end: core.end },
    antecedent: wordsAt(text, before.plaintiff && before.defendant ? before.defendant : at),
    name: wordsAt(text, at),
    antecedentAt: at,
    volume: volume?.[1] ?? null,
    pin,
    ...notedOf(explained),
    signal: signalBefore(text, start, bound),
  }
}
