import type { CitationCheck } from '@casewright/core/client'
import { checksOf } from '../checks-of.ts'
import type { Answered } from '../output.ts'

/**
 * The number of a citation's note, from 1, at the first place where it is shown; none at the others, as a note leads
 * back to one place.
 * @param shown the citations in the order of the page
 */
export function numbersOf(output: Answered, shown: readonly CitationCheck[]): (at: number) => number | undefined {
  const notes = checksOf(output).map(({ text }) => text)
  const texts = shown.map(({ text }) => text)
  return (at) => {
    const text = texts[at]
    if (text === undefined || texts.indexOf(text) !== at) return undefined
    const number = notes.indexOf(text) + 1
    return number > 0 ? number : undefined
  }
}
