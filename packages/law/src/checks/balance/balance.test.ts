import { expect, it } from 'vitest'
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
  const text = 'Dear Ms. Ruiz:\n\nThe Marina may move your boat at any time. You waive nothing.\n\nSincerely,\n\nOla'
  expect(balanceOf({ text, blocks: [], pages: [] })).toEqual([])
})
