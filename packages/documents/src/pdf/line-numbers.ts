import type { Run } from './types.ts'

const enough = 15

/** The runs of a page without the numbers down its margin, and these numbers. */
export interface Unnumbered {
  rest: Run[]
  /** In their order down the page; empty where it has none. */
  printed: Run[]
}

/**
 * Drops the numbers that pleading paper has down its margin (1 to 28): they would stand in the
 * middle of sentences, and no quotation would be found.
 */
export function withoutLineNumbers(runs: readonly Run[]): Unnumbered {
  const unnumbered: Unnumbered = { rest: [...runs], printed: [] }
  const numbers = runs.filter((run) => /^\s*\d{1,2}\s*$/.test(run.text)).sort((a, b) => a.y - b.y)
  if (numbers.length < enough) return unnumbered
  const first = Math.min(...numbers.map((run) => run.x))
  const chain: Run[] = []
  for (const run of numbers) {
    // One margin: figures of two digits reach further to the left or to the right.
    if (run.x > first + run.size * 2) continue
    const before = chain.at(-1)
    if (!before || Number(run.text) === Number(before.text) + 1) chain.push(run)
    else if (chain.length < enough && Number(run.text) === 1) chain.splice(0, chain.length, run)
  }
  if (chain.length < enough) return unnumbered
  const dropped = new Set(chain)
  const margin = Math.max(...chain.map((run) => run.x + run.width))
  const rest = runs.filter((run) => !dropped.has(run))
  // Numbers with text to their left are a table's.
  return rest.filter((run) => run.x < margin - 1).length <= rest.length * 0.1 ? { rest, printed: chain } : unnumbered
}
