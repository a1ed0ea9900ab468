import { expect, it } from 'vitest'
import { edited } from './edits.ts'
import { ownersBesideIn } from './owners-beside.ts'

const read = (text: string) => edited(text, ownersBesideIn(text)).text

it.each([
  [
    'They’re Alder Catering LLC, owner Dave Lund, 15 Mill St, Ames IA. They bring plates.',
    'They’re Alder Catering LLC, 15 Mill St, Ames IA. They bring plates.',
  ],
  [
    'Contractor: Okoro Grounds LLC, Wyoming, MI (owner: Chidi Okoro)\nFee: $90',
    'Contractor: Okoro Grounds LLC, Wyoming, MI\nFee: $90',
  ],
  [
    'Alder Catering LLC, owner Dave Lund, 15 Mill St. Dave Lund signs.',
    'Alder Catering LLC, 15 Mill St. Dave Lund signs.',
  ],
])('takes who owns a body out of where it is: %s', (text, said) => expect(read(text)).toBe(said))

it.each(['The owner Dave Lund pays Alder LLC.', 'Alder LLC, 15 Mill St, owner of the lot.'])(
  'leaves alone: %s',
  (text) => expect(read(text)).toBe(text),
)
