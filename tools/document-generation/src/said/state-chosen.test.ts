import { expect, it } from 'vitest'
import type { Filled } from '../output.ts'
import { withChosenState, withoutTowns } from './state-chosen.ts'

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

it('takes no town for the state whose law governs', () => {
  const text = 'Contractor: Ash Grounds LLC, Wyoming, MI\nLaw: Michigan'
  const at = (words: string) => ({ start: text.indexOf(words), end: text.indexOf(words) + words.length })
  const read = (value: string): Filled => ({
    field: 'otherState',
    label: 'State',
    value,
    by: 'text',
    from: at(value),
  })
  expect(withoutTowns(text, [read('Wyoming')])).toEqual([read('Michigan')])
  expect(withoutTowns(text, [read('Michigan')])).toEqual([read('Michigan')])
  expect(withoutTowns('Ash LLC, Wyoming, MI', [{ ...read('Wyoming'), from: { start: 9, end: 16 } }])).toEqual([])
})
