import { expect, it } from 'vitest'
import { edited } from './edits.ts'
import { shorthandIn } from './shorthand.ts'

const plain = (text: string) => edited(text, shorthandIn(text)).text

it.each([
  ['Return w/in 15 bus. days of request.', 'Return within 15 business days of request.'],
  ['Injunction w/o bond. Fees to prevailing pty.', 'Injunction without bond. Fees to prevailing party.'],
  ['Permitted recip.: staff w/ need to know.', 'Permitted recipients: staff with need to know.'],
  ['MN law; fed ct. in Hennepin County.', 'Minnesota law; federal court in Hennepin County.'],
  ['2 wks notice. az law', '2 weeks notice. Arizona law'],
  ['Tex. law governs.', 'Texas law governs.'],
  ['24 an hr, 40 hrs/wk, tue-fri', '24 an hour, 40 hours a week, Tuesday to Friday'],
  ['Approx 10 hrs of addl equip. training.', 'Approximately 10 hours of additional equipment training.'],
  ['5k/mo for 6 mos', '$5,000/mo for 6 mos'],
  ['Liability of $2.5M, 75k within 21 days', 'Liability of $2,500,000, $75,000 within 21 days'],
  ['1/2 at signing, bal. on delivery', 'one-half at signing, balance on delivery'],
  ['Term 1/1/27 -> 12/31/27', 'Term 1/1/27 to 12/31/27'],
  ['CE of $1,200 + 3 paid days', 'CE of $1,200 and 3 paid days'],
  ['Rate is prime + 2%', 'Rate is prime plus 2%'],
  ['motor & panel @ $900', 'motor and panel at $900'],
  ['starts mon jan 4', 'starts Monday jan 4'],
  ['4 tens, M-Th', 'four ten-hour days, Monday to Thursday'],
  ['office at 9 Main St, Mpls MN 55401', 'office at 9 Main St, Minneapolis MN 55401'],
])('reads shorthand as plain words: %s', (text, words) => {
  expect(plain(text)).toBe(words)
})

it.each([
  'Smith & Sons, Inc. hires AT&T for R&D.',
  'The Dept. of Labor and Equip. Rentals Co. signed.',
  '401(k) match; a 5k run; 10k miles; 4K video.',
  'Write to ct@equip.example or see https://mgmt.example/w/o.',
  'Cal. Civ. Code § 1950.5 and 26 U.S.C. § 61.',
  'Lives in Del Mar, CA 92014; born 1/2/1990.',
  'Open Monday to Friday; she sat in the sun.',
])('leaves names, citations and addresses: %s', (text) => {
  expect(plain(text)).toBe(text)
})
