import { expect, it } from 'vitest'
import { edited } from '../edits.ts'
import { casedIn } from './cased.ts'

const cased = (text: string) => edited(text, casedIn(text)).text

it.each([
  [
    'i’m her supervisor karen whitfield, charge nurse, 190 e bannock st boise id 83712. she may apply in may 2027.',
    'I’m her supervisor Karen Whitfield, charge nurse, 190 E Bannock St, Boise, ID 83712. She may apply in May 2027.',
  ],
  [
    'offer for kim doan, 14 river rd, tampa fl 33602. job is at bayside pediatrics pa, 800 kennedy blvd, tampa fl 33602. florida law',
    'Offer for Kim Doan, 14 River Rd, Tampa, FL 33602. Job is at Bayside Pediatrics PA, 800 Kennedy Blvd, Tampa, FL 33602. Florida law',
  ],
  [
    'lease between oak hill properties llc 12 main st and joe and mary ruiz for 44 elm ave unit 2 in akron ohio. mark the inventory. joe’s truck may park outside.',
    'Lease between Oak Hill Properties LLC 12 Main St and Joe and Mary Ruiz for 44 Elm Ave Unit 2 in Akron, Ohio. Mark the inventory. Joe’s truck may park outside.',
  ],
  [
    'pay starts after 1 week either way. reports to dr lena ortiz. write to lena@ortiz.example or call her.',
    'Pay starts after 1 week either way. Reports to Dr Lena Ortiz. Write to lena@ortiz.example or call her.',
  ],
])('gives names, places and sentences their capitals: %s', (text, read) => expect(cased(text)).toBe(read))

it.each(['Rent is $900. The tenant is Ann Poe. No pets. Water is included. It starts May 1.', '', '12, 34.'])(
  'leaves a text that has them as it is: %s',
  (text) => expect(casedIn(text)).toEqual([]),
)

it('takes time in line with the length', () => {
  const text = 'karen whitfield, 190 e bannock st boise id 83712, sells to oak hill properties llc. '
  const took = (count: number) => {
    const words = text.repeat(count)
    const start = performance.now()
    casedIn(words)
    return performance.now() - start
  }
  took(20)
  expect(took(300)).toBeLessThan(took(30) * 60 + 200)
  expect(casedIn(text.repeat(1000))).toEqual([])
})
