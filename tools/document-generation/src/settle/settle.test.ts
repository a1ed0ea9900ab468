import { isToChoose, readTemplate, shippedTypes } from '@casewright/templates'
import { expect, it } from 'vitest'
import { valuesOf } from '../generate/answers.ts'
import { made } from '../generate/make.ts'
import { accountOf, keptBeside } from '../said/account.ts'
import { readSaid } from '../said/read-said.ts'

const templates = new Map(
  shippedTypes.flatMap((source) => readTemplate(source).template ?? []).map((one) => [one.id, one]),
)
function read(type: string, text: string) {
  const template = templates.get(type)
  if (!template) throw new Error(type)
  const said = readSaid(template, text, '2026-11-28')
  const account = accountOf(said, text, said.filled)
  const { formattedContent, missing } = made(template, valuesOf(said.filled), {
    date: '2026-11-28',
    beside: keptBeside(account),
  })
  return { answers: valuesOf(said.filled), open: said.open, account, formattedContent, missing }
}

it.each([
  [
    'sales-contract',
    'price',
    '$12,750',
    'He listed it for $14,000, I countered at $11,500 and we shook hands at $12,750.',
  ],
  ['sales-contract', 'price', '$141,500', 'The price goes from $148,000 to $141,500 for both machines.'],
  ['service-agreement', 'contractValue', '$1,050 per month', 'Fee: $900 → $1,050 per month.'],
])('what was agreed on stands for what no longer holds: %s', (type, field, value, text) => {
  expect(read(type, text).answers[field]).toBe(value)
})

it('two of a kind that nothing settles leave a blank that tells both, and the account tells why', () => {
  const { answers, account, formattedContent, missing } = read(
    'non-disclosure-agreement',
    'First party Nimbus Foundry, Inc., second party Okoro Tools LLC. Keep everything secret for 2 years. Keep everything secret for 5 years.',
  )
  expect(isToChoose(answers.years ?? '')).toBe(true)
  expect(formattedContent).toContain('the notes say “2 years” and “5 years”')
  expect(missing.map(({ field }) => field)).toContain('years')
  expect(account.filter(({ why = '' }) => /left open/.test(why))).toHaveLength(2)
  expect(formattedContent).toContain('Compare the other clauses with the notes too.')
})

it.each([
  ['employment-contract', 'department', 'Employer: Blue Lantern Press, Inc.\nEmployee: Tess Odom\nDepartment: exempt'],
  ['litigation-hold-notice', 'barNumber', 'Sign acknowledgment by December 4, 2026, back to Jessamyn Roe, ext. 417'],
])('what is none of its kind is a blank: %s %s', (type, field, text) => {
  expect(read(type, text).answers[field]).toBeUndefined()
})

it('a day before the one on which it begins leaves both open', () => {
  const { answers } = read('litigation-hold-notice', 'Period: from February 7, 2026 through October 1, 2024.')
  expect([answers.startDate, answers.endDate].every((one) => one === undefined || isToChoose(one))).toBe(true)
})

it('whom the notes call the seller is no buyer', () => {
  const { answers } = read(
    'sales-contract',
    'He goes to Ms. Delphine Arcand. The seller’s the barn, Winslow Thorpe Stables, LLC, of Versailles, Kentucky. We closed on $38,500.',
  )
  expect(answers.buyerName ?? '').not.toBe('Winslow Thorpe Stables, LLC')
})

it.each([
  'Between us, they would go to 1,200.',
  'Off the record, he is getting divorced.',
  'Not in the notice: the driver failed a test.',
  'Our band goes to 45.',
  'She would settle for 8,000.',
  'Her husband is looking for work here too.',
])(
  'what is told in confidence or in passing is in no document, and the document says that something is not: %s',
  (words) => {
    const { formattedContent, account } = read(
      'employment-contract',
      `Employer: Blue Lantern Press, Inc.\nEmployee: Tess Odom\nSalary: $78,000\n${words}`,
    )
    expect(formattedContent).not.toContain(words.replace(/^[^,:]*[,:] /, '').replace(/\.$/, ''))
    expect(account.some(({ standing }) => standing !== 'placed')).toBe(true)
  },
)

it('a note whose writer sums up twice is asked which sum it is', () => {
  const { answers, formattedContent } = read(
    'promissory-note',
    'Lender: Wanda Chen. Borrower: Paul Ortiz. He owes 15,240 on the first and 9,760 on the second. So $25,000. And 3,000 that I gave him today. So 28,000. Pay 500 a month.',
  )
  expect(isToChoose(answers.amount ?? '')).toBe(true)
  expect(formattedContent).toContain('“28,000”')
})

it('what is not settled secures nothing', () => {
  const { formattedContent } = read(
    'promissory-note',
    'Lender: Wanda Chen. Borrower: Paul Ortiz. Amount: $9,000. Collateral: maybe the boat, I have to ask him first.',
  )
  expect(formattedContent).not.toContain('This note is secured')
})
