import { expect, it } from 'vitest'
import { edited } from './edits.ts'
import { trackersIn } from './trackers.ts'

const read = (text: string) => edited(text, trackersIn(text)).text

it('reads the rows of a tracker as labels, and leaves out what is not to be told', () => {
  const text = [
    'point | status | what they said',
    'price | done | $4,200 for the lot',
    'delivery | changed | by June 3, to the dock',
    'insurance | open | who pays?',
    'gossip | NO | that her son was fired',
  ].join('\n')
  expect(read(text).split('\n').filter(Boolean)).toEqual([
    'price: $4,200 for the lot',
    'delivery: by June 3, to the dock',
    'insurance: who pays?',
  ])
})

it.each([
  'Item | Qty | Price\nLathe | 2 | $900\nDrill | 1 | $80\nVise | 4 | $30',
  'Ann Roe | Buyer | 9 Elm St\nBob Ray | Seller | 4 Oak St\nCy Poe | Agent | 1 Ash St',
])('leaves other tables alone', (text) => expect(trackersIn(text)).toEqual([]))
