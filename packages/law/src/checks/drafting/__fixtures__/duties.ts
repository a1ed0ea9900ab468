import type { Example } from './example.ts'

export const dutyExamples: readonly Example[] = [
  {
    check: 'duty.shall-mean',
    hit: '“Fee” shall mean one dollar.',
    words: ['shall mean'],
    rewrite: 'means',
    miss: '“Fee” means one dollar, and the Buyer shall meet it.',
  },
  {
    check: 'duty.false-imperative',
    hit: 'This Agreement shall be governed by the laws of Ohio.',
    words: ['shall be governed'],
    rewrite: 'is governed',
    miss: 'The Buyer shall be governed by this Agreement.',
  },
  {
    check: 'duty.mixed-verbs',
    hit: 'The Buyer shall pay. The Buyer shall call. The Buyer shall sign. The Seller will deliver. The Seller will pack.',
    words: ['will', 'will'],
    miss: 'The Buyer shall pay. The Buyer shall call. The Seller will have time, and the price will be low.',
  },
  {
    check: 'duty.may-not',
    hit: 'The Tenant shall not smoke. The Tenant may not sublet.',
    words: ['may not'],
    miss: 'The Tenant may not sublet, and the rent may not be raised.',
  },
  {
    check: 'duty.passive',
    hit: 'The rent shall be paid on the first day of each month.',
    words: ['shall be paid'],
    miss: 'The rent shall be paid by the Tenant. Notices shall be given in writing. It shall be deemed paid.',
  },
  {
    check: 'ambiguous.and-or',
    hit: 'The Buyer and/or the Agent pays.',
    words: ['and/or'],
    miss: 'The Buyer or the Agent, or both, pays at the and-or gate.',
  },
  {
    check: 'ambiguous.including',
    hit: 'Costs, including without limitation fees, and goods, including but not limited to boxes, and taxes, including duties.',
    words: ['including'],
    miss: 'Costs, including fees, and goods, including boxes, up to and including May.',
  },
  {
    check: 'ambiguous.best-efforts',
    hit: 'The Seller shall use best efforts to deliver.',
    words: ['best efforts'],
    miss: '“Best Efforts” means what a careful seller does. The Seller shall use best efforts.',
  },
  {
    check: 'ambiguous.when',
    hit: 'The Seller shall promptly deliver the goods.',
    words: ['promptly'],
    miss: 'The Seller shall promptly, and in any event within ten (10) days, deliver the goods.',
  },
  {
    check: 'ambiguous.business-day',
    hit: 'Pay within five business days. Call within two business days.',
    words: ['business days'],
    miss: '“Business Day” means a day on which banks are open. Pay within five business days.',
  },
  {
    check: 'ambiguous.days',
    hit: 'Pay within thirty days. Call within ten calendar days. Sign within sixty days.',
    words: ['calendar days'],
    miss: 'Pay within thirty days. Sign within sixty days of the call.',
  },
  {
    check: 'ambiguous.twice-or-half',
    hit: 'The fee is due biweekly.',
    words: ['biweekly'],
    miss: 'The fee is due every two weeks, and billed weekly.',
  },
]
