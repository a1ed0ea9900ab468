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

it('takes no quotation for the witness', () => {
  const text = 'Affiant is Bo Orr. She will say the driver said “I never saw my light turn red”.'
  expect(withWitness(affidavit, text, one('She was at the corner.'))[0]?.value).toMatch(/^\[To be drafted/)
})

it('takes no lawyer for the witness', () => {
  const text = 'Affiant: Bo Orr, welder. He can say the truck ran the light. I met with him at my office.'
  expect(withWitness(affidavit, text, one('He can say the truck ran the light.'))[0]?.value).toMatch(/^\[To be drafted/)
  expect(withWitness(affidavit, text, one('I met with him at my office.'))[0]?.value).toMatch(/^\[To be drafted/)
})

it.each([
  'My name is Ann Moss. My neighbor came to my door. He told me that he had hit the fence. His truck was in the road.',
  'Affiant: Ann Moss. I drove home at six. She told me that the gate was open.',
  'I’m the night clerk. What he said was loud. He left at ten.',
  'At noon my son called. She can say what he said. He was afraid.',
  'My boss asked me to sign. She told me it was routine.',
])('keeps what is sworn in the first person: %s', (text) => {
  const last = text.split('. ').at(-1) ?? ''
  expect(withWitness(affidavit, text, one(last))[0]?.value).toBe(last)
})

it('keeps what a witness tells of another', () => {
  const text = 'I was at the gate when Ann fell. She told me that it hurt.'
  expect(withWitness(affidavit, text, one('She told me that it hurt.'))[0]?.value).toBe('She told me that it hurt.')
})

it.each([
  'My cousin said that they had three of these that year.',
  'I think that it was ten past two.',
  'They were negligent.',
  'Not paid, ate a biscuit.',
  'The auger was not running [thinks; was not looking at it].',
  'Supposedly the brakes were new.',
])('lets nobody swear to %s', (line) => {
  const text = `I was at the pit. ${line}`
  expect(withWitness(affidavit, text, one(`I was at the pit.\n${line}`))[0]?.value).toBe(
    `I was at the pit.\n[To be drafted from the notes: “${line}”]`,
  )
})

it.each([
  'I was third in line at the north pit.',
  'I saw him raise his hand.',
  'I told the clerk, “I think you are wrong.”',
  'The light was red when the truck came through.',
  'I could see the gate clearly from there.',
  'My brother told me to wait by the car.',
])('lets a witness swear to %s', (line) => {
  expect(withWitness(affidavit, `I drive a truck. ${line}`, one(line))[0]?.value).toBe(line)
})
