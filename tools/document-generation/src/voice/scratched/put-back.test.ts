import { expect, it } from 'vitest'
import { withSpokenAt } from '../place.ts'
import { putBack } from './put-back.ts'

const scratch = (text: string, behind = '') => {
  const placed = withSpokenAt({ text: text + behind, behind }, 'scratch that')
  if (!placed.scratched) throw new Error('Nothing was scratched.')
  return { text: placed.text, scratched: placed.scratched }
}

it.each([
  ['The rent is due. We think a jury would be angry.', '', 'We think a jury would be angry.'],
  ['Only this', '', 'Only this'],
  ['Dear Ms. Whitfield:\n\nThe rent is due.', '', 'The rent is due.'],
  ['The rent is due. It is late.', ' It was not paid.', 'It is late.'],
])('what was scratched of %j stands where it stood once it is put back', (text, behind, words) => {
  const { text: left, scratched } = scratch(text, behind)
  expect(scratched.words).toBe(words)
  expect(left).not.toContain(words)
  expect(putBack(left, scratched)).toBe(text + behind)
})

it('it stands before what was said since, and at the end where what stood before it was changed', () => {
  const { text, scratched } = scratch('The rent is due. It is late.')
  expect(putBack(withSpokenAt({ text, behind: '' }, 'pay it').text, scratched)).toBe(
    'The rent is due. It is late. Pay it',
  )
  expect(putBack('The rent for May is due.', scratched)).toBe('The rent for May is due. It is late.')
})

it('nothing was scratched where there was nothing', () =>
  expect(withSpokenAt({ text: '', behind: '' }, 'scratch that').scratched).toBeUndefined())
