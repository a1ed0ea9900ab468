import { describe, expect, it } from 'vitest'
import { beforeStop } from './commands.ts'
import { withSpokenAt } from './place.ts'

const text = 'Dear Ms. Whitfield: The rent is due. It was not paid.'
const all = (...said: string[]) => said.reduce(withSpokenAt, { text, behind: '' }).text

describe('“go back to” puts what follows behind those words', () => {
  it.each([
    [['go back to the rent', 'for May'], 'Dear Ms. Whitfield: The rent for May is due. It was not paid.'],
    [
      ['Go back to “the rent is due.”', 'period pay it'],
      'Dear Ms. Whitfield: The rent is due. Pay it. It was not paid.',
    ],
    [
      ['go back to rent', 'for May', 'and June'],
      'Dear Ms. Whitfield: The rent for May and June is due. It was not paid.',
    ],
    [
      ['go back to rent', 'for May', 'go to the end', 'answer soon'],
      'Dear Ms. Whitfield: The rent for May is due. It was not paid. Answer soon',
    ],
    [['go back to the lease'], `${text} Go back to the lease`],
    [['go back to ren'], `${text} Go back to ren`],
  ])('%j', (said, whole) => expect(all(...said)).toBe(whole))

  it('no longer where the end was changed by hand', () => {
    const { behind } = withSpokenAt({ text, behind: '' }, 'go back to rent')
    expect(withSpokenAt({ text: `${text} Never`, behind }, 'again').text).toBe(`${text} Never again`)
  })
})

it.each([
  ['The rent is due. Stop dictation.', 'The rent is due.'],
  ['stop dictation', ''],
  ['please do not stop dictation of the letter', null],
])('%j ends with an order to stop: %j', (said, before) => expect(beforeStop(said)).toBe(before))
