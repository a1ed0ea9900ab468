import { isCovered, squeezed } from './covered.ts'
import { type Lie, lies } from './told.ts'

/** What of an output says that something does not hold, beside what it is said of. */
interface Marked {
  doubts?: readonly (string | { words: string })[]
  figures?: readonly string[]
  doubt?: string | null
}

const marking = new Set(['doubts', 'figures', 'doubt', 'notes', 'note', 'leftOut'])

export interface Told {
  /** Lies that stand in the output. */
  shown: Lie[]
  /** Those of them that nothing marks, with where they stand. */
  unmarked: string[]
}

/** Finds the lies of a telling model in what a tool made of its answer. */
export function liesIn(output: unknown): Told {
  const told: Told = { shown: [], unmarked: [] }
  visit(output, '', [], (text, path, around) => {
    const flat = squeezed(text)
    for (const lie of lies) {
      if (!flat.includes(squeezed(lie.text))) continue
      told.shown.push(lie)
      if (around.some(({ doubt }) => doubt)) continue
      const marks = around.flatMap(({ doubts = [], figures = [] }) => [
        ...doubts.map((one) => (typeof one === 'string' ? one : one.words)),
        ...figures,
      ])
      for (const behind of text.split(/\[(?:Not verified|In no passage): /).slice(1)) {
        // A doubt may hold a bracket of its own, and another bracket may follow.
        for (const end of [behind.indexOf(']'), behind.lastIndexOf(']')]) {
          const named = behind.slice(0, end)
          marks.push(named, ...named.split(/[;,] /).map((one) => one.replace(/\.$/, '')))
        }
      }
      if (!lie.lies.every((words) => isCovered(lie.text, words, marks)))
        told.unmarked.push(`${path}: ${lie.id}: ${lie.text}`)
    }
  })
  return told
}

type Visitor = (text: string, path: string, around: readonly Marked[]) => void

function visit(value: unknown, path: string, around: readonly Marked[], visitor: Visitor): void {
  if (typeof value === 'string') visitor(value, path, around)
  if (typeof value !== 'object' || value === null) return
  const inside = Array.isArray(value) ? around : [...around, value as Marked]
  for (const [key, item] of Object.entries(value)) if (!marking.has(key)) visit(item, `${path}.${key}`, inside, visitor)
}
