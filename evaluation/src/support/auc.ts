import { chanceOf } from '../truth/random.ts'

/** How often a true one scores above a false one; a tie counts half. */
function auc(positive: readonly number[], negative: readonly number[]): number {
  let sum = 0
  for (const one of positive) for (const other of negative) sum += one > other ? 1 : one === other ? 0.5 : 0
  return sum / (positive.length * negative.length || 1)
}

const turns = 500

/** With its 95 percent interval, by drawing the pairs again. */
export function aucWithInterval(positive: readonly number[], negative: readonly number[]): [number, number, number] {
  const chance = chanceOf('auc')
  const draw = (from: readonly number[]) => from.map(() => chance.pick(from))
  const drawn = Array.from({ length: turns }, () => auc(draw(positive), draw(negative))).sort(
    (one, other) => one - other,
  )
  return [auc(positive, negative), drawn[Math.floor(turns * 0.025)] ?? 0, drawn[Math.floor(turns * 0.975)] ?? 1]
}
