/** A sentence to learn from: its features by their place, with their values, and whether it is what is looked for. */
export interface Example {
  places: Int32Array
  values: Float64Array
  is: boolean
  /** How much it counts: the sentences of a long paper, less each. */
  weight: number
}

export interface Fitted {
  base: number
  weights: Float64Array
}

const rounds = 120
/** Earlier steps that tell how steep the slope is. */
const remembered = 10
/** A slope that is so much flatter than the first is the bottom. */
const flat = 1e-3
const smallestStep = 1e-4

const dot = (one: Float64Array, other: Float64Array): number => {
  let sum = 0
  for (let i = 0; i < one.length; i++) sum += (one[i] as number) * (other[i] as number)
  return sum
}
/** Adds `times` the other to the first, in place. */
const add = (one: Float64Array, other: Float64Array, times: number): void => {
  for (let i = 0; i < one.length; i++) one[i] = (one[i] as number) + times * (other[i] as number)
}
const minus = (one: Float64Array, other: Float64Array): Float64Array => {
  const made = Float64Array.from(one)
  add(made, other, -1)
  return made
}

/** How badly weights fit, and where the slope goes down; the base is the last of the weights, and may be of any size. */
function lossOf(examples: readonly Example[], weights: Float64Array, strength: number) {
  const size = weights.length - 1
  const slopes = Float64Array.from(weights, (weight, i) => (i < size ? weight / strength : 0))
  let loss = 0
  for (let i = 0; i < size; i++) loss += (weights[i] as number) ** 2 / strength / 2
  for (const { places, values, is, weight } of examples) {
    let odds = weights[size] as number
    for (let i = 0; i < places.length; i++) odds += (weights[places[i] as number] as number) * (values[i] as number)
    const against = is ? -odds : odds
    loss += weight * (Math.max(0, against) + Math.log1p(Math.exp(-Math.abs(against))))
    const fault = (1 / (1 + Math.exp(-odds)) - (is ? 1 : 0)) * weight
    slopes[size] = (slopes[size] as number) + fault
    for (let i = 0; i < places.length; i++) {
      const place = places[i] as number
      slopes[place] = (slopes[place] as number) + fault * (values[i] as number)
    }
  }
  return { loss, slopes }
}

interface Step {
  moved: Float64Array
  turned: Float64Array
}

/** The way down by the slope and by how it turned in earlier steps (Nocedal 1980, two loops). */
function wayDown(slopes: Float64Array, steps: readonly Step[]): Float64Array {
  const way = slopes.map((slope) => -slope)
  const shares = steps.toReversed().map(({ moved, turned }) => {
    const share = dot(moved, way) / dot(moved, turned)
    add(way, turned, -share)
    return share
  })
  const last = steps.at(-1)
  const scale = last ? dot(last.moved, last.turned) / dot(last.turned, last.turned) : 1 / Math.sqrt(dot(slopes, slopes))
  for (let i = 0; i < way.length; i++) way[i] = (way[i] as number) * scale
  for (const [i, { moved, turned }] of steps.entries())
    add(way, moved, (shares[steps.length - 1 - i] as number) - dot(turned, way) / dot(moved, turned))
  return way
}

/**
 * Logistic regression with weights that are kept small (L2, `strength` being the weight of the examples against it), down to
 * where it fits best (L-BFGS). The same examples give the same weights.
 */
export function learn(examples: readonly Example[], size: number, strength: number): Fitted {
  let at = new Float64Array(size + 1)
  let now = lossOf(examples, at, strength)
  const bottom = flat * Math.sqrt(dot(now.slopes, now.slopes))
  const steps: Step[] = []
  for (let round = 0; round < rounds && Math.sqrt(dot(now.slopes, now.slopes)) > bottom; round++) {
    const way = wayDown(now.slopes, steps)
    const steep = dot(way, now.slopes)
    let length = 1
    let next = at
    let then = now
    do {
      next = Float64Array.from(at)
      add(next, way, length)
      then = lossOf(examples, next, strength)
      length /= 2
    } while (then.loss > now.loss + 1e-4 * length * 2 * steep && length > smallestStep)
    if (then.loss >= now.loss) break
    const step = { moved: minus(next, at), turned: minus(then.slopes, now.slopes) }
    if (dot(step.moved, step.turned) > 0) steps.push(step)
    if (steps.length > remembered) steps.shift()
    at = next
    now = then
  }
  return { base: at[size] as number, weights: at.slice(0, size) }
}
