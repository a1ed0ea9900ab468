import { valueIn } from './value-in.ts'

/** How a number changed, where both sides have one of the same sort. */
export interface NumberChange {
  rises: boolean
  older: string
  newer: string
}

export function numberChange(was: string, is: string): NumberChange | undefined {
  const [before, after] = [valueIn(was), valueIn(is)]
  if (before === undefined || after === undefined || before === after) return undefined
  return { rises: after > before, older: was, newer: is }
}
