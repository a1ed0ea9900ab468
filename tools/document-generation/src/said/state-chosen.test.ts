import { expect, it } from 'vitest'
import type { Filled } from '../output.ts'
import { withChosenState } from './state-chosen.ts'

const fields = [
  { name: 'governingLaw', label: 'Governing law', type: 'select', options: ['Texas', 'New York', 'Other'] },
  { name: 'otherState', label: 'State whose law governs', type: 'text' },
] as never
const read = (value: string): Filled[] => [{ field: 'otherState', label: 'State', value, by: 'text' }]
const told = (filled: readonly Filled[]) => filled.map(({ field, value }) => [field, value])

it('chooses the state that was read, by its name or as another one', () => {
  expect(told(withChosenState({ fields }, read('New York')))).toEqual([['governingLaw', 'new-york']])
  expect(told(withChosenState({ fields }, read('Arizona')))).toEqual([
    ['otherState', 'Arizona'],
    ['governingLaw', 'other'],
  ])
})

it('leaves what was chosen', () => {
  const chosen: Filled[] = [
    ...read('Arizona'),
    { field: 'governingLaw', label: 'Governing law', value: 'other', by: 'text' },
  ]
  expect(withChosenState({ fields }, chosen)).toEqual(chosen)
})
