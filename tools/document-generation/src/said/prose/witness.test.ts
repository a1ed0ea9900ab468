import { expect, it } from 'vitest'
import { withWitness } from './witness.ts'

const one = (value: string) => [{ field: 'statements', label: 'Statements', by: 'text' as const, value }]
const affidavit = { id: 'affidavit' }

it('leaves what was noted of a witness to be put in the words of the witness', () => {
  const told = withWitness(
    affidavit,
    'Affiant is Bo Orr. What he told me: he lifted the box.',
    one('He lifted the box.'),
  )
  expect(told[0]?.value).toBe('[To be drafted from the notes: “He lifted the box.”]')
})

it('keeps what a witness tells of another', () => {
  const text = 'I was at the gate when Ann fell. She told me that it hurt.'
  expect(withWitness(affidavit, text, one('She told me that it hurt.'))[0]?.value).toBe('She told me that it hurt.')
})
