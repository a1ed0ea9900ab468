import type { Improved } from '../output.ts'

const struck =
  'have them deleted in the reviewed text as a tracked change: what is left around them, with its number and heading, stays.'

/** What can be done with an improved text: each of the buttons beneath it has its sentence. */
export function howToUse(improved: Improved, isPlaced: boolean): string {
  const { made, instruction, strikeInstead } = improved
  const strike = made === 'guide' ? improved.strike : undefined
  if (strike && !strikeInstead)
    return `Strike the words to ${struck} Or change the document by hand, and run the analysis again.`
  const instead = strike ? ` Or strike the words instead, to ${struck}` : ''
  if (instruction) return `Change the document as it says, and run the analysis again.${instead}`
  const check = made === 'rule' ? '' : ' Read it in its place first.'
  return isPlaced
    ? `Accept it to have it in the reviewed text as a tracked change, or copy it into your document.${check}`
    : `Copy it into your document, fit it to the deal, and run the analysis again.${check}${instead}`
}
