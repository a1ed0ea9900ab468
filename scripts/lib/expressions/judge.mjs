import { check } from 'recheck'
import { pumpsOf } from './pumps.mjs'
import { countSteps, mostSteps } from './steps.mjs'

/** A text four times as long may take at most so many times the steps: 4 is linear, 16 the square. */
const mostGrowth = 5
/** Steps for a character, at most: what counted repetitions cost where they all fail. */
const mostForOne = 2_000
const sizes = [400, 1_600, 6_400]

/**
 * Whether an expression reads any text in linear time.
 *
 * recheck's automaton proves it or finds the attack. What it cannot read, it tries at random; since a counted repetition
 * looks to it like an endless one, its attacks, and those made from the expression, are run by counting steps.
 * @returns `by`, what shows it; or `attack`, the text that it takes too long for
 */
export async function judge(expression) {
  const { pattern, flags } = expression
  const proven = await check(pattern, flags, { checker: 'automaton', timeout: 2_500 })
  if (proven.status === 'safe') return tried(expression)
  if (proven.status === 'vulnerable') return { attack: proven.attack.pattern }
  const found = await check(pattern, flags, { checker: 'fuzz', timeout: 3_000, randomSeed: 1 })
  const attacks = [
    ...(found.status === 'vulnerable' ? [attackOf(found.attack)] : []),
    ...pumpsOf(expression).map(textOf),
  ]
  try {
    const slow = attacks.find((text) => grows(expression, text))
    if (slow) return { attack: JSON.stringify(slow(40)) }
  } catch (error) {
    return { attack: `no text known, since its steps cannot be counted (${error.message})` }
  }
  return { by: found.status === 'safe' ? 'trial' : 'count' }
}

/** One way begins at the start of the text, another anywhere: '^ *| *$'. */
const partlyAnchored = /(?:^|[(|])\^.*\||\|\^/s

/** The automaton takes such an expression for one that begins at the start alone: its attacks are run behind another sign. */
function tried(expression) {
  if (!partlyAnchored.test(expression.pattern)) return { by: 'automaton' }
  const behind = pumpsOf(expression)
    .map(textOf)
    .map((text) => (size) => `\0${text(size)}`)
  try {
    const slow = behind.find((text) => grows(expression, text))
    if (slow) return { attack: JSON.stringify(slow(40)) }
  } catch {
    // Its steps cannot be counted: what the automaton says stands.
  }
  return { by: 'automaton' }
}

const attackOf =
  ({ pumps, suffix }) =>
  (size) =>
    pumps.map(({ prefix, pump }) => prefix + pump.repeat(Math.ceil(size / pumps.length / pump.length))).join('') +
    suffix

const textOf =
  ({ first, again }) =>
  (size) =>
    `${first}${again.repeat(Math.ceil(size / again.length))}\0`

function grows(expression, text) {
  let before = 0
  for (const size of sizes) {
    const steps = countSteps(expression, text(size))
    if (steps <= 12 * size) return false
    if (steps >= mostSteps || steps > mostForOne * size) return true
    if (size === sizes.at(-1)) return steps > mostGrowth * before
    before = steps
  }
  return false
}
