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
  expect(kindOf(letter('This letter changes the Franchise Agreement.').replace('READ AND AGREED:', 'Agreed:'))).toBe(
    'contract',
  )
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

test('an amendment says what changes, and leaves the rest to the paper that it amends', () => {
  const amendment = agreement(
    'SECOND AMENDMENT TO SUPPLY AGREEMENT',
    'Section 12.1 of the paper is replaced: the term ends on December 31, 2028.',
    'The price in Exhibit B is $0.62 per pound.',
  )
  expect(severityOf(amendment, 'reference.attachment')).toBeUndefined()
  expect(severityOf(amendment, 'missing.governing-law')).toBeUndefined()
  const own = amendment.replace(
    'per pound.',
    'per pound of the flour that is brought to the plant in Topeka or in Tulsa, as it is listed in Schedule C attached hereto.',
  )
  expect(severityOf(own, 'reference.attachment')).toBe('medium')
})

test('what neighbors, a shop and its customer, or two who write emails agreed on is a contract', () => {
  const deal =
    'Ann will pay half. Ben will pay half. Ann may trim the tree, and pays for it. Ben must keep the fence, and keeps the wood. If Ann breaks this, she owes $50. This page is our whole deal.'
  expect(kindOf(`PEACE BETWEEN NEIGHBORS\n\n${deal}\n\n${signed}`)).toBe('contract')
  expect(kindOf(`PEACE BETWEEN NEIGHBORS\n\n${deal}`)).toBe('other')
  const mail = (first: string) =>
    `From: Dana Whit\nTo: Kiki Mar\nSubject: Our winter campaign\n\n${first}\n\nYou will post three videos. You will say that each is an ad. We will pay $6,000. We may share them. You will not post for others. You must keep our dates secret. We will send the script. You may write your own words. Either of us may call it off. We will pay what is earned. You will pay your own taxes. We will tell the truth.\n\n> Agreed. Kiki`
  expect(kindOf(mail('Reply "agreed" and it is a contract between us.'))).toBe('contract')
  expect(kindOf(mail('This is a first idea.'))).not.toBe('contract')
})

test('whoever answers for its own negligence alone gives no indemnity that is out of balance', () => {
  const job = (extent: string) =>
    agreement('SERVICES AGREEMENT', `Company shall indemnify Employee against claims for injury or damage ${extent}.`)
  expect(severityOf(job('to the extent caused by the negligence of Company'), 'one-sided.indemnity')).toBe('low')
  expect(severityOf(job('that arises out of this Agreement'), 'one-sided.indemnity')).toBe('medium')
})

test('what is secret is said in words of every day', () => {
  const nda = (what: string) =>
    agreement(
      'NON-DISCLOSURE AGREEMENT',
      what,
      'Employee shall hold it in confidence and shall use it only for the project.',
    )
  expect(
    severityOf(nda('What is secret: everything that Company shows to Employee.'), 'missing.nda-definition'),
  ).not.toBe('high')
})
