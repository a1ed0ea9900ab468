import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { inRoot, node24, root } from '../paths.mjs'

/** Seconds for one reading of a text, and for all texts of one function. */
const mostForOne = 60
const mostForAll = 900
/** Milliseconds under which growth is noise. */
const noise = 40

/**
 * How the time of a function grows with its text.
 * @returns `rows`, one for each text: the milliseconds by size, and the exponent (1 is linear); `ended`, whether every
 *   text was read
 */
export async function growthOf(wanted) {
  const until = Date.now() + mostForAll * 1000
  const rows = new Map()
  let from = 0
  while (Date.now() < until) {
    const stuck = await measured(wanted, from, rows, until)
    if (stuck === null) return { rows: withGrowth(rows), ended: true }
    from = stuck + 1
  }
  return { rows: withGrowth(rows), ended: false }
}

/** Reads in a process of its own from one text on. @returns the text that took too long; null at the end */
function measured({ file, name, form }, from, rows, until) {
  const child = spawn(node24, [inRoot('scripts/lib/growth/measure.mjs'), file, name, form, String(from)], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  let last = from - 1
  let begun = null
  let timer
  let isOver = false
  createInterface({ input: child.stdout }).on('line', (line) => {
    const { at, text, size, took } = JSON.parse(line)
    last = at
    clearTimeout(timer)
    begun = took === undefined ? { text, size } : null
    if (took === undefined) timer = setTimeout(() => child.kill('SIGKILL'), mostForOne * 1000)
    else rows.set(text, { ...rows.get(text), [size]: took })
  })
  const end = setTimeout(
    () => {
      isOver = true
      child.kill('SIGKILL')
    },
    Math.max(0, until - Date.now()),
  )
  return new Promise((resolve) => {
    child.on('close', (code) => {
      clearTimeout(timer)
      clearTimeout(end)
      if (begun && !isOver) rows.set(begun.text, { ...rows.get(begun.text), [begun.size]: Number.POSITIVE_INFINITY })
      resolve(code === 0 ? null : Math.max(last, from))
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
