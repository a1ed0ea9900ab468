// What the parts of each kind of letter say, made of the sentences of notes.

import { findAmounts, findSpokenDates } from '@casewright/law'
import { capital } from '../../capital.ts'
import type { Party } from '../brief/party.ts'
import type { Line } from './lines.ts'
import type { People } from './people.ts'
import type { Speaker } from './recast.ts'

export interface Given {
  lines: readonly Line[]
  people: People
  /** What other readings found: field and value. */
  read: ReadonlyMap<string, string>
  speaker: Speaker
  /** What is said of the reader, as it is said to them. */
  toReader: (words: string) => string
  /** The day that the letter bears, in ISO 8601. */
  today: string
  /** The notes. */
  text: string
}
export interface Slot {
  field: string
  value: string
  lines: readonly Line[]
}
export interface Composed {
  slots: Slot[]
  /** Fields that nothing else fills. */
  own: readonly string[]
  /** Who writes and reads, where a kind of letter tells more of it. */
  sender?: Party
  recipient?: Party
}

/** Sentences in paragraphs: of the notes, or of four sentences where they have none. */
export function inParagraphs(lines: readonly Line[]): string {
  const blocks = [...Map.groupBy(lines, ({ unit }) => unit.block).values()].map((block) =>
    block.flatMap(({ said }) => said),
  )
  const all = blocks.length === 1 && (blocks[0]?.length ?? 0) > 6 ? chunked(blocks[0] ?? []) : blocks
  return all
    .filter((block) => block.length > 0)
    .map((block) => block.join(' '))
    .join('\n\n')
}
const chunked = (all: readonly string[]): string[][] => {
  const size = Math.ceil(all.length / Math.ceil(all.length / 5))
  return Array.from({ length: Math.ceil(all.length / size) }, (_, n) => all.slice(n * size, (n + 1) * size))
}

const encloses =
  /^(?:please |also |and )?(?:enclose|attach|include)(?: copies of| a copy of)? (?<what>(?:the|my|our|both|all|a|an|two|three|\d|receipts?|pictures|photos|invoices?|copies)\b.+)$/isu
const goesWith = /^(?<what>.{4,80}?) (?:goes?|go|is|are) (?:with (?:it|this|the letter)|enclosed|attached)$/isu
const copies = /^(?:cc|copy to|copies to|send (?:a )?copy to):? (?<who>.+)$/isu
const plain = (words: string) => words.replace(/[.\s]{1,3}$/, '')

/** What goes with a letter and who gets a copy, with the lines that are left. */
export function enclosedIn(lines: readonly Line[]): { slots: Slot[]; rest: Line[] } {
  const [things, persons]: [[string, Line][], [string, Line][]] = [[], []]
  const rest = lines.filter((line) => {
    const words = plain(line.unit.text)
    const what = (encloses.exec(words) ?? goesWith.exec(words))?.groups?.what
    const who = copies.exec(words)?.groups?.who
    if (what) things.push([capital(what.replace(/^(?:the|my|our) /i, '')), line])
    if (who) persons.push([who, line])
    return !what && !who
  })
  const joined = (field: string, all: [string, Line][]): Slot[] =>
    all.length > 0 ? [{ field, value: all.map(([one]) => one).join('; '), lines: all.map(([, line]) => line) }] : []
  return { slots: [...joined('enclosures', things), ...joined('copies', persons)], rest }
}

/** The one day and the one sum of words; undefined where there are none or more. */
export const onlyDay = (words: string): string | undefined => {
  const days = [...new Set(findSpokenDates(words).flatMap(({ iso }) => iso ?? []))]
  return days.length === 1 ? days[0] : undefined
}
export const onlySum = (words: string): string | undefined => {
  const sums = [...new Set(findAmounts(words).map(({ words: one }) => one))]
  return sums.length === 1 ? sums[0] : undefined
}

export const slot = (field: string, value: string | undefined | null, lines: readonly Line[]): Slot[] =>
  value ? [{ field, value, lines }] : []
