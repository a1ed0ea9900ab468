import { wilson } from '../truth/wilson.ts'

export type Verdict = 'right' | 'wrong' | 'missed'

/** 'n of m' with its interval of 95 percent. */
export const share = (count: number, of: number): string => {
  const [low, high] = wilson(count, of)
  return `${count} of ${of} (${(100 * low).toFixed(1)} to ${(100 * high).toFixed(1)} %)`
}
