import { expect, it } from 'vitest'
import type { Improved } from '../output.ts'
import { howToUse } from './how-to-use.ts'

const made: Improved = {
  improvedText: 'The restraint ends after a year.',
  made: 'guide',
  original: null,
  doubts: [],
  held: true,
  note: null,
  model: null,
}
const strike = { start: 0, end: 5, text: 'words' } as unknown as NonNullable<Improved['strike']>

it('tells first of striking only where that is what the text says', () => {
  expect(howToUse({ ...made, instruction: true, strike }, false)).toMatch(/^Strike the words to have them deleted/)
  const instead = howToUse({ ...made, strike, strikeInstead: true }, false)
  expect(instead).toMatch(/^Copy it into your document.+ Or strike the words instead, to have them deleted/)
  expect(howToUse({ ...made, instruction: true, strike, strikeInstead: true }, false)).toMatch(/^Change the document/)
  expect(howToUse(made, false)).not.toMatch(/strike/i)
})
