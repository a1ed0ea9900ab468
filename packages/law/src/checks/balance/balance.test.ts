import { expect, it } from 'vitest'
import { sidesOf } from '../sides-of.ts'
import { balanceOf } from './balance.ts'

const paper = (body: string) => ({
  text: `BOAT STORAGE AGREEMENT

This Agreement is between Tern Cove Marina, LLLP (the "Marina") and Ola Brandvold ("Owner").

${body}`,
  blocks: [],
  pages: [],
})

const told = (body: string) => {
  const { text, ...rest } = paper(body)
  return balanceOf({ text, ...rest }).flatMap(({ side, terms }) =>
    terms.map(({ how, limits, start, end }) => [side, how, limits.join(', '), text.slice(start, end)]),
  )
}

it.each([
  ['1. The Marina may move the boat at any time without notice to Owner.', 'Marina', 'may', ''],
  ['1. The Marina may inspect the boat once a year on five days’ notice.', 'Marina', 'may', 'notice, cap'],
  ['1. Storage ends when the Marina in its own judgment believes that the boat is unsightly.', 'Marina', 'may', ''],
  ['1. The scale and books of the Marina are conclusive as to weight.', 'Marina', 'may', ''],
  ['1. Owner waives every claim for damage by fire.', 'Owner', 'gives-up', ''],
  ['1. Owner shall not sublet the berth without the Marina’s consent.', 'Owner', 'gives-up', 'consent'],
  ['1. In no event will the Marina be liable for more than the fees paid.', 'Marina', 'excused', ''],
  ['1. At Owner’s sole cost, the boat is moved in winter.', 'Owner', 'bears', ''],
  ['1. The Marina may not board the boat without prior notice.', 'Marina', 'gives-up', 'notice'],
  ['1. Owner waives any right to prior notice.', 'Owner', 'gives-up', ''],
  ['1. Owner shall reimburse the Marina within ten days after demand for all tows.', 'Owner', 'bears', ''],
  ['1. The Marina may board the boat during normal business hours.', 'Marina', 'may', 'time'],
  ['1. The Marina may keep the mast until Owner pays the fee.', 'Marina', 'may', 'reason'],
  ['1. Owner may not live on the boat.', 'Owner', 'gives-up', ''],
  ['1. If the fee is late, the Marina may sell the boat.', 'Marina', 'may', 'reason'],
  ['1. Owner may inspect the books at Owner’s cost.', 'Owner', 'may', ''],
  ['1. Owner shall assert no set-off against the storage fee.', 'Owner', 'gives-up', ''],
  ['1. Owner shall indemnify the Marina against all loss.', 'Owner', 'bears', ''],
  ['1. The boat is launched at Owner’s risk.', 'Owner', 'bears', ''],
  ['1. The Marina shall have no liability for theft.', 'Marina', 'excused', ''],
  ['1. The Marina is not liable for loss, except to the extent that it was careless.', 'Marina', 'excused', 'reason'],
])('reads: %s', (body, ...rest) => {
  expect(told(`${body}\n\n2. The Marina and Owner sign below.`)).toEqual([[...rest, body.slice(3)]])
})

it.each([
  '1. Each party may end this Agreement on thirty days’ notice.',
  '1. Owner waives a jury trial, as does the Marina.',
  '1. Owner shall pay the storage fee on the first of each month.',
  '1. Owner is entitled to a receipt.',
  '1. Neither Owner nor the Marina may record this Agreement.',
  '1. Owner requests that the Marina deliver the keys.',
  '1. Owner releases the lines.',
  '1. The Marina appoints a harbor master.',
  '1. Nothing here limits what Owner may owe.',
  '1. Owner has a key. The Marina has an office on the pier.',
])('leaves out: %s', (body) => {
  expect(told(`${body}\n\n2. The Marina and Owner sign below.`)).toEqual([])
})

it('gives each part of a list to the side that it names, and what two sides give up to both', () => {
  const body =
    '1. It is a default if (a) the fee is late by ten days; or (b) the Marina deems the boat unsafe. 2. Owner and Guarantor irrevocably authorize a sale. Guarantor shall pay on demand.'
  const { text, ...rest } = {
    ...paper(body),
    text: paper(body).text.replace('("Owner").', '("Owner"), with Per Lunde ("Guarantor").'),
  }
  const found = balanceOf({ text, ...rest })
  expect(found.map(({ side, terms }) => [side, terms.map(({ start, end }) => text.slice(start, end))])).toEqual(
    expect.arrayContaining([
      ['Marina', ['the Marina deems the boat unsafe.']],
      ['Owner', ['Owner and Guarantor irrevocably authorize a sale.']],
    ]),
  )
})

it('is of contracts alone', () => {
  const body = '1. The Marina may move the boat at any time. 2. Owner shall pay the fee.'
  const whole = paper(body)
  expect(balanceOf(whole)).not.toEqual([])
  const letter = `Dear Ms. Ruiz:\n\n${whole.text.replace('BOAT STORAGE AGREEMENT', 'I read this:')}\n\nSincerely,\n\nOla Lie`
  expect(sidesOf({ ...whole, text: letter })).toContain('Marina')
  expect(balanceOf({ ...whole, text: letter })).toEqual([])
})
