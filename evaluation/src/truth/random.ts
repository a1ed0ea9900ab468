import { randomOf } from '@casewright/core'

/** A source of choices that are the same in every run. */
export interface Chance {
  /** From 0 up to 1. */
  next(): number
  pick<T>(from: readonly T[]): T
  shuffled<T>(of: readonly T[]): T[]
}

/** Choices that follow from a seed alone (mulberry32 over an FNV hash of the seed). */
export function chanceOf(seed: string): Chance {
  let state = 2166136261
  for (const letter of seed) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619)
  const next = randomOf(state)
  const pick = <T>(from: readonly T[]): T => {
    if (from.length === 0) throw new Error('There is nothing to pick from.')
    return from[Math.floor(next() * from.length)] as T
  }
  const shuffled = <T>(of: readonly T[]): T[] => {
    const all = [...of]
    for (let last = all.length - 1; last > 0; last--) {
      const other = Math.floor(next() * (last + 1))
      ;[all[last], all[other]] = [all[other] as T, all[last] as T]
    }
    return all
  }
  return { next, pick, shuffled }
}
