import type { CheckedCitation } from './output.ts'

const outcomes = { agrees: 'agrees', differs: 'differs', doubted: 'in doubt', unchecked: 'not compared' } as const

/** '(holding that X): not compared. The text of the case is not available.': the same on the page and in the files. */
export const parentheticalsSaid = ({ parentheticals = [] }: Pick<CheckedCitation, 'parentheticals'>): string[] =>
  parentheticals.map(({ text, outcome, reason }) => `(${text}): ${outcomes[outcome]}. ${reason}`)
