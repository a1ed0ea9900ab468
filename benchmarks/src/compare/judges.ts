import { compareDrafts, type Draft } from '@casewright/redline'
import { diffArrays } from 'diff'
import { wordsIn } from './words.ts'

/** Words that a way to compare two drafts says went and came. */
export type Judge = (older: Draft, newer: Draft) => { removed: string[]; added: string[] }

export const ours: Judge = (older, newer) => {
  const [removed, added]: [string[], string[]] = [[], []]
  for (const row of compareDrafts(older, newer)) {
    if (row.kind === 'removed') removed.push(...wordsIn(older.text, row.old))
    if (row.kind === 'added') added.push(...wordsIn(newer.text, row.now))
    if (row.kind !== 'changed' && row.kind !== 'moved') continue
    for (const { old, now } of row.changes) {
      removed.push(...wordsIn(older.text, old))
      added.push(...wordsIn(newer.text, now))
    }
  }
  return { removed, added }
}

/** A plain diff of paragraphs: one that differs at all goes, and another comes. */
export const paragraphs: Judge = (older, newer) =>
  plain(
    older.blocks.map((one) => older.text.slice(one.start, one.end)),
    newer.blocks.map((one) => newer.text.slice(one.start, one.end)),
  )

/** A plain diff of all words in a row. */
export const words: Judge = (older, newer) =>
  plain(
    wordsIn(older.text, { start: 0, end: older.text.length }),
    wordsIn(newer.text, { start: 0, end: newer.text.length }),
  )

function plain(before: readonly string[], after: readonly string[]): ReturnType<Judge> {
  const [removed, added]: [string[], string[]] = [[], []]
  for (const part of diffArrays([...before], [...after]))
    for (const text of part.value)
      if (part.added || part.removed)
        (part.removed ? removed : added).push(...wordsIn(text, { start: 0, end: text.length }))
  return { removed, added }
}
