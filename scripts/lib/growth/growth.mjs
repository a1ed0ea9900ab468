import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { inRoot, node24, root } from '../paths.mjs'

/** Seconds of CPU for all texts of one function. A machine that does other things makes it no slower, only later. */
const mostForAll = 900
/** Milliseconds under which growth is noise. */
const noise = 40

/**
 * How the time of a function grows with its text.
 * @returns `rows`, one for each text: the milliseconds by size, and the exponent (1 is linear); `ended`, whether every
 *   text was read
 */
export async function growthOf(wanted) {
  const rows = new Map()
  let from = 0
  let left = mostForAll
  while (left > 0) {
    const { stuck, used } = await measured(wanted, from, left, rows)
    if (stuck === null) return { rows: withGrowth(rows), ended: true }
    from = stuck + 1
    left -= used
  }
  return { rows: withGrowth(rows), ended: false }
}

/** Reads in a process of its own from one text on. @returns the text that took too long (null: none), and the CPU used */
function measured({ file, name, at: place, types }, from, left, rows) {
  const wanted = JSON.stringify({ file, name, at: place, types })
  const child = spawn(node24, [inRoot('scripts/lib/growth/measure.mjs'), wanted, String(from), String(left)], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  let last = from - 1
  let begun = null
  let spent = 0
  createInterface({ input: child.stdout }).on('line', (line) => {
    const { at, text, size, took, used } = JSON.parse(line)
    last = at
    spent = used
    begun = took === undefined ? { text, size } : null
    if (took !== undefined) rows.set(text, { ...rows.get(text), [size]: took })
  })
  return new Promise((resolve) => {
    child.on('close', (code) => {
      if (begun) rows.set(begun.text, { ...rows.get(begun.text), [begun.size]: Number.POSITIVE_INFINITY })
      // What it used since it said so last is at most what one reading may use.
      resolve({ stuck: code === 0 ? null : Math.max(last, from), used: spent + (begun ? 60 : 1) })
    })
  })
}

const withGrowth = (rows) =>
  [...rows].map(([text, times]) => ({
    text,
    times,
    most: Math.max(...Object.values(times)),
    exponent: exponentOf(times),
  }))

/** Of the last two sizes: those before pay for the first reading. */
function exponentOf(times) {
  const [[smaller, before] = [], [larger, after] = []] = Object.entries(times).slice(-2)
  if (after === undefined || after < noise) return null
  return Math.log(after / Math.max(before, noise / 4)) / Math.log(larger / smaller)
}
