import { expect, test } from 'vitest'
import { documentOf, severityOf } from './bar/__fixtures__/severity-of.ts'
import { checkedDocument } from './checked-document.ts'

const kindOf = (text: string) => checkedDocument(documentOf(text)).kind
const signed =
  'Signed:\n\n____________________   Ann Lee     Date ________\n\n____________________   Ben Ode     Date ________'
const promises = [
  '1. SHARES. Each of us will pay half of the price, and will own half of the boat.',
  '2. COSTS. We will split what must be paid. Whoever sails will pay for the fuel.',
  '3. TURNS. We will sail in turns. Nobody will take her out after drinking.',
  '4. ENDING. Either of us may sell a half to the other, who must pay in a month.',
].join('\n\n')

test('friends who sign what they promise have a contract, whatever its title says after the word', () => {
  expect(kindOf(`AGREEMENT AMONG OWNERS OF THE SAILBOAT\n\nWe are friends.\n\n${promises}\n\n${signed}`)).toBe(
    'contract',
  )
  expect(kindOf(`Enrollment Contract for the 2027-2028 School Year\n\n${promises}\n\n${signed}`)).toBe('contract')
  expect(kindOf(`Notes on the Agreement that we talked about.\n\n${promises}`)).toBe('other')
})

const letter = (binding: string) =>
  `November 19, 2026\n\nMr. Leo Hale\n12 Grand Avenue\n\nDear Leo:\n\nI write for Ann. ${binding}\n\nYou will sell your half to Ann, and she will buy it. She will pay $90,000 at closing, and will pay the rest by May 1. You will finish the library, and Ann will run the shop. You will keep the list to yourself. Neither of you will run the other down. The shop will pay your premium. You may assign nothing. She may pay early. Each of you will bear your own costs.\n\nIf this is right, please sign the enclosed copy.\n\nSincerely,\n\nDaniel Pell\n\nREAD AND AGREED:\n\n____________________`

test('a letter that binds when both sign it is a contract', () => {
  expect(kindOf(letter('When you both sign below, it becomes a binding contract.'))).toBe('contract')
  expect(kindOf(letter('It only tells you where the talks stand.'))).toBe('letter')
})

test('a box of which another is checked is no blank', () => {
  const paper = (boxes: string) =>
    `HORSE BOARDING AGREEMENT\n\nThis Agreement is made on May 1, 2024 by and between Oak LLC ("Barn") and Birch Inc. ("Owner").\n\n1. Barn will feed the horse. Owner will pay $700.\n\n2. Surgery.  ${boxes} The horse may be sent to a clinic.\n\nBy: ____________________\nName:`
  expect(severityOf(paper('[ ] yes   [X] no'), 'blank.placeholder')).toBeUndefined()
  expect(severityOf(paper('[ ] yes   [X] no'), 'blank.choice')).toBeUndefined()
  expect(severityOf(paper('The limit is $[ ] for each case.'), 'blank.placeholder')).toBe('high')
})
