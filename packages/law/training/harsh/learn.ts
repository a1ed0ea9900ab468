import { randomOf, sigmoid, softmax } from '@casewright/core'

/** What is to be learned of one text: its signs by row with their parts, and what is right. */
export interface Row {
  parts: readonly { row: number; part: number }[]
  right: number
}

export interface Settings {
  rounds: number
  rate: number
  /** How strongly weights are held near nothing. */
  decay: number
}

const shuffle = (order: number[], random: () => number): void => {
  for (let n = order.length - 1; n > 0; n--) {
    const other = Math.floor(random() * (n + 1))
    ;[order[n], order[other]] = [order[other] as number, order[n] as number]
  }
}

/** How likely each outcome is: of one outcome, whether it is so. */
const likelyOf = (sums: Float64Array): void => {
  if (sums.length === 1) sums[0] = sigmoid(sums[0] as number)
  else softmax(sums)
}

/**
 * Weights, row by row, that make what is right likely, and what is added for every text: logistic regression by AdaGrad.
 * `counts`: how many texts have the sign of a row; the rarer, the stronger its weights are held back at each text.
 */
export const learn = (
  lessons: readonly Row[],
  counts: readonly number[],
  outcomes: number,
  { rounds, rate, decay }: Settings,
): { weights: Float32Array; base: Float32Array } => {
  const size = counts.length * outcomes
  const [weights, squares] = [new Float32Array(size), new Float32Array(size)]
  const [base, ofBase] = [new Float32Array(outcomes), new Float32Array(outcomes)]
  const random = randomOf(7)
  const order = [...lessons.keys()]
  const sums = new Float64Array(outcomes)
  const step = (all: Float32Array, sums: Float32Array, at: number, gradient: number) => {
    sums[at] = (sums[at] as number) + gradient * gradient
    all[at] = (all[at] as number) - (rate * gradient) / (Math.sqrt(sums[at] as number) + 1e-3)
  }
  const held = counts.map((count) => (decay * lessons.length) / count)
  for (let round = 0; round < rounds; round++) {
    shuffle(order, random)
    for (const n of order) {
      const { parts, right } = lessons[n] as Row
      sums.set(base)
      for (const { row, part } of parts)
        for (let k = 0; k < outcomes; k++)
          sums[k] = (sums[k] as number) + (weights[row * outcomes + k] as number) * part
      likelyOf(sums)
      for (let k = 0; k < outcomes; k++) {
        const missed = (sums[k] as number) - (outcomes === 1 ? right : k === right ? 1 : 0)
        if (Math.abs(missed) < 1e-4) continue
        step(base, ofBase, k, missed)
        for (const { row, part } of parts) {
          const at = row * outcomes + k
          step(weights, squares, at, missed * part + (held[row] as number) * (weights[at] as number))
        }
      }
    }
  }
  return { weights, base }
}
