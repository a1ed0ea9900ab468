import { expect, it } from 'vitest'
import { edited } from './edits.ts'
import { struckIn } from './struck.ts'

const without = (text: string) => edited(text, struckIn(text)).text.replace(/\s+/g, ' ').trim()

it.each([
  ['No rent goes up. I nearly quit over it twice. Don’t write that.', 'No rent goes up.'],
  ['We open on May 1. My cousin is the inspector. Please keep that out of the form.', 'We open on May 1.'],
  ['We may leave them altogether. Not in the letter. They pay by May 1.', 'They pay by May 1.'],
  ['The rent is due. Leave that part out. No pets.', 'No pets.'],
  ['She has two dogs. He lost the last job over one, you don’t need that.', null],
  ['Rent is $900. Don’t put that in writing to anyone else.', null],
  ['The van was late. Leave that as it is.', null],
])('takes out what the next sentence strikes: %s', (text, left) => {
  expect(without(text)).toBe(left ?? text)
})

it('puts the softer words in the place of those that were too hard', () => {
  expect(without('The lot is ours. We will tow it. No, soften that. Say we would have to move it.')).toBe(
    'The lot is ours. We would have to move it.',
  )
  expect(without('We will tow it. Soften that.')).toBe('We will tow it. Soften that.')
})
