import { expect, it } from 'vitest'
import { confidencesIn } from './confidences.ts'
import { edited } from './edits.ts'

const left = (text: string) => edited(text, confidencesIn(text)).text.replace(/\s+/g, ' ').trim()

it.each([
  'Not in doc: the pending recall, the call from the bank.',
  'Not for the lease: Ms. Odom plans to sell in 2028 and her son is to buy.',
  'DO NOT INCLUDE - the loan talks, the name of the bank.',
  'Keep out: her surgery; that the last tenant was evicted.',
  'Off the record: the audit is why they left Marsh & Co. Marsh was fired by the board.',
  'Don’t identify the patent app. by no.',
  'For your ears only: we have a second buyer, Kowalski. He is short of cash.',
  'dont write anywhere that he got fired from the mill',
  'Nobody needs to see her name on this.',
  'They don’t need to know Gutter Kings was cheaper.',
  'She told me in confidence that the board may sell.',
  'The code name shouldn’t be in there either.',
  'His accident is nobody’s business either.',
  'We bid low on it, keep that quiet.',
  'The last cook sued us. That stays between us.',
  'Do not include the following:\n- the eviction\n- that his brother may move in',
])('what is told in confidence or to be kept out goes with its list: %s', (words) => {
  expect(left(`Rent is $900.\n\n${words}\n\nThe deposit is $900.`)).toBe('Rent is $900. The deposit is $900.')
})

it('takes no sentence of another matter behind what is kept out', () => {
  const text = 'Not in the lease: her surgery. She pays $900 a month. The cat may stay.'
  expect(left(text)).toBe('She pays $900 a month. The cat may stay.')
})

it.each([
  'The garage is not in the lease.',
  'Do not mention the talks in any press release.',
  'Only employees who need to know may see it.',
  'Do not name us in marketing.',
  'The price does not include ladders.',
  'Keep the trash out of the hall.',
  'Severance is confidential.',
  'Do not tell customers without her consent.',
])('keeps what binds the parties: %s', (words) => {
  expect(left(`Rent is $900. ${words} The deposit is $900.`)).toBe(`Rent is $900. ${words} The deposit is $900.`)
})
