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

const agreement = (title: string, ...terms: string[]) =>
  [
    title,
    'This Agreement is made on May 1, 2024 by and between Oak LLC ("Company") and Ann Lee ("Employee").',
    ...terms.map((term, at) => `${at + 1}. ${term}`),
    'By: ________________\nName:\nTitle:',
  ].join('\n\n')
const release =
  'Employee releases Company from all claims, including claims under the Age Discrimination in Employment Act.'
const lawyer = 'Employee is told here, in writing, to talk with a lawyer before signing.'
const back = 'Employee may take back her signature within seven days after signing.'
const days = (count: string) => `Employee has ${count} days to think it over and sign.`

test('a release of age claims is measured by its days, in whatever words it gives them', () => {
  const title = 'SEPARATION AGREEMENT AND RELEASE'
  expect(severityOf(agreement(title, release, days('five (5)'), lawyer, back), 'risk.age-release')).toBe('high')
  expect(severityOf(agreement(title, release, days('21'), lawyer), 'risk.age-release')).toBe('high')
  expect(severityOf(agreement(title, release, days('21'), lawyer, back), 'risk.age-release')).toBeUndefined()
  const single = 'Nobody else is part of an exit program or a group termination.'
  expect(severityOf(agreement(title, release, days('21'), lawyer, back, single), 'risk.age-release')).toBeUndefined()
})

test('the name of a price is meant as a term from the second time on', () => {
  const terms = (name: string) =>
    agreement(
      'NOTE PURCHASE AGREEMENT',
      '“Shares” means the common stock of Company. “Notes” means the notes sold here.',
      `The Notes convert into Shares at the ${name}.`,
      `On a sale, the Notes convert into Shares at the ${name} as well.`,
    )
  expect(severityOf(terms('Cap Price'), 'definition.missing')).toBe('medium')
  expect(severityOf(terms('Closing Facility'), 'definition.missing')).toBe('low')
})

test('who somebody is, is written on the line when the paper is signed', () => {
  const terms = (line: string) => agreement('SCHOOL AGREEMENT', 'Company will teach the child named here.', line)
  expect(severityOf(terms('The fee for the year to come is ________ and is due in May.'), 'blank.line')).toBe('medium')
  expect(severityOf(terms('Student: ________ who is entering in the fall of the year'), 'blank.line')).toBe('low')
})

test('a right to end a lease for no reason is one, whichever verb it has', () => {
  const lease = agreement(
    'LEASE',
    'Landlord may at any time and for any cause or none determine this Lease upon notice.',
  )
  expect(
    severityOf(
      lease.replace('"Company"', '"Landlord"').replace('"Employee"', '"Tenant"'),
      'one-sided.termination-for-convenience',
    ),
  ).toBe('medium')
})

test('between you and me, only what plain words cannot hide is surely missing', () => {
  const paper = (say: (words: string) => string) =>
    agreement(
      'CONSULTING AGREEMENT',
      ...Array.from({ length: 24 }, () => say('You tune our piano, and we let you into our hall.')),
      'We will write the software down.',
    )
  const drafted = paper((words) => words.replaceAll(/\b(?:you|we|our)\b/gi, 'Oak'))
  expect(severityOf(drafted, 'missing.ip-ownership')).toBe('medium')
  expect(
    severityOf(
      paper((words) => words),
      'missing.ip-ownership',
    ),
  ).not.toBe('medium')
})
