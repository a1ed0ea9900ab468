import { runAction } from '@casewright/core/testing'
import { jurisdictionOf } from '@casewright/law'
import { describe, expect, it } from 'vitest'
import type { CaseType } from '../case-types.ts'
import type { Assessment } from '../output.ts'
import { server } from '../server.ts'
import { readBars } from './index.ts'

const today = new Date('2026-11-28')
const standing = (type: CaseType, text: string, state = '') =>
  readBars(text, type, jurisdictionOf(state), today)
    .filter(({ holds }) => holds)
    .map(({ id, ends }) => `${id} ends ${ends}`)

/** What only looks like a bar, or may have been taken back: nothing stands. */
const doubtful: readonly [type: CaseType, text: string, state?: string][] = [
  // The home state, and who filed where.
  [
    'family',
    'We represent the mother. The boy has always lived in Utah. She filed in Utah. The father asks a Nevada court for custody.',
  ],
  [
    'family',
    'Our client is the mother. Her daughter has lived in Oregon all her life. We filed for custody in Oregon.',
  ],
  // Consent, general and specific jurisdiction.
  [
    'contract',
    'We sued an Ohio company in Texas. It has no office or employees in Texas, but it signed a contract that submits to the courts of Texas.',
  ],
  [
    'contract',
    'We represent the seller. The buyer has no office, agents or customers in Ohio, but its contract says that Ohio courts have jurisdiction.',
  ],
  [
    'personal-injury',
    'We represent the plaintiff, who sued in Ohio. The driver lives in Ohio and has no property there. The crash was in Ohio.',
  ],
  ['contract', 'Our client never had offices or agents in Maine, where it sued the buyer, who lives in Maine.'],
  [
    'contract',
    'We represent the plaintiff. The maker has no office or agents in Florida, but it sold the machine there and serviced it there.',
  ],
  // What may have stopped the time on a debt.
  [
    'contract',
    'We sue on a contract. He stopped paying on May 1, 2015. We filed suit on June 1, 2023. He lived out of state from 2016 to 2022.',
    'Texas',
  ],
  [
    'contract',
    'We sue on a contract. He stopped paying on May 1, 2015. The parties agreed that suit could be filed until 2024. We filed suit on June 1, 2023.',
    'Texas',
  ],
  [
    'contract',
    'We sue on a contract. He stopped paying on May 1, 2015. A standstill agreement was signed. We filed suit on June 1, 2023.',
    'Texas',
  ],
  [
    'contract',
    'We sue on a contract. He stopped paying on May 1, 2015. He hid it in false statements. We filed suit on June 1, 2023.',
    'Texas',
  ],
  [
    'contract',
    'We sue on a contract. He stopped paying on May 1, 2015. Our client was under a conservatorship. We filed suit on June 1, 2023.',
    'Texas',
  ],
  [
    'contract',
    'We sue on a contract. He stopped paying on May 1, 2015. Our client was in the army until 2022. We filed suit on June 1, 2023.',
    'Texas',
  ],
  [
    'contract',
    'We sue for rent. The tenant stopped paying each month on May 1, 2018. We filed suit on June 1, 2023.',
    'Texas',
  ],
  // Minority and incapacity.
  [
    'personal-injury',
    'Our client was nine years old when she was hit on June 3, 2018. Suit was filed on July 7, 2023.',
    'Ohio',
  ],
  ['personal-injury', 'Our client was six when a car hit him on June 3, 2018. Suit was filed on July 7, 2023.', 'Ohio'],
  [
    'personal-injury',
    'Our client, sixteen when she was hit by a car on June 3, 2018, filed suit on July 7, 2023.',
    'Ohio',
  ],
  [
    'personal-injury',
    'Our client was rear-ended on June 3, 2018 and was in a vegetative state until 2022. Suit was filed on July 7, 2023.',
    'Ohio',
  ],
  [
    'personal-injury',
    'Our client was rear-ended on June 3, 2018. The driver fled to Mexico. Suit was filed on July 7, 2023.',
    'Ohio',
  ],
  // Another party or another thing is let go.
  ['personal-injury', 'Our client settled with the other driver and released him. She now sues the city.'],
  ['contract', 'Our client took the money in full settlement of the March invoice and sues for the April invoice.'],
  ['contract', 'Our client released its claims against the subcontractor. It now sues the general contractor.'],
  ['contract', 'We represent the plaintiff. The defendant signed a release of all claims against our client.'],
  [
    'personal-injury',
    'We represent the driver, who sues. Passenger Kim signed a release of all claims. Our client signed nothing.',
  ],
  ['employment', 'Our client signed a release of all claims in May and revoked it within seven days.'],
  ['employment', 'Our client signed a release of all claims arising before May 2022. The firing was in June 2023.'],
  ['employment', 'Our client, age 56, signed a release of all claims the same day.'],
  ['personal-injury', 'His mother signed a waiver of his claims. We sue for the boy.'],
  ['real-estate', 'Our client signed a release of its mechanics’ lien and sues for the price.'],
  ['personal-injury', 'She settled with her employer and released it. The suit is against the maker of the press.'],
  // Owners and sellers.
  [
    'real-estate',
    'We represent the seller. She sold the house in 2021 and kept nothing, and the buyer still owes $90,000.',
  ],
  ['intellectual-property', 'Our client owns the patent and sues. It granted a nonexclusive license to two makers.'],
  ['other', 'We represent an association. One member lacks standing, but the other forty were all injured.'],
  // Immunity with its exception.
  [
    'personal-injury',
    'A county bus hit our client. The county is immune except for negligent operation of a motor vehicle.',
  ],
  ['personal-injury', 'We sue the state. The state is immune unless it consents, and the Act is consent.'],
  ['personal-injury', 'The hospital is immune, so we sued the doctor in his own name.'],
  [
    'employment',
    'Our client, a clerk, sues the judge. The judge has judicial immunity, but judicial immunity does not cover hiring and firing.',
  ],
  // A loss.
  ['contract', 'We represent the plaintiff, who has no damages expert yet. The loss of $200,000 is shown by invoices.'],
  ['personal-injury', 'Our client had no injuries before the crash. She now has two herniated discs.'],
  // A share that the other side put, or that fell with its verdict.
  [
    'personal-injury',
    'We represent the plaintiff. The defendant’s expert put 60% of the fault on our client.',
    'Texas',
  ],
  [
    'personal-injury',
    'We represent the plaintiff. The jury put 60% of the fault on our client. A new trial was granted.',
    'Texas',
  ],
  [
    'personal-injury',
    'Workers’ compensation is the exclusive remedy against his employer; we sue only the maker of the press.',
  ],
  [
    'real-estate',
    'Our client won a final judgment against the neighbor over the same fence in 2020. Since then he has built a new fence on our lot.',
  ],
  [
    'contract',
    'We represent the plaintiff, who sued in Ohio. The defendant has no office, employees or property in Ohio, but it ships goods to Ohio every month.',
  ],
  [
    'contract',
    'We defend a Nevada firm sued in Ohio. It has no office, employees or property in Ohio. It is incorporated in Ohio.',
  ],
  [
    'personal-injury',
    'We sued in Nevada. The trucker has no office or property in Nevada but hit our client in Reno, Nevada.',
  ],
  [
    'contract',
    'Our client sued in Oregon. The supplier has no store, agent or customers in Oregon. It waived the objection and answered.',
  ],
  [
    'contract',
    'We act for the seller on an unpaid invoice. Default was on May 3, 2016; suit was filed on June 1, 2023. The debtor left Texas in 2017 and came back in 2022.',
    'Texas',
  ],
  // The last day was a Sunday, or fell into the stays of 2020.
  ['contract', 'We represent the dealer. The default was on June 4, 2019. Suit was filed on June 5, 2023.', 'Texas'],
  ['contract', 'We represent the dealer. The default was on May 1, 2016. Suit was filed on July 5, 2020.', 'Texas'],
  [
    'contract',
    'They settled the claim over the first shipment and signed a release. Our client sues over the second shipment.',
  ],
  [
    'contract',
    'Our client signed a release of the claims on the Elm Street job. This suit is over the Oak Street job.',
  ],
  ['contract', 'The buyer signed a full release. We represent the seller, who sues for the price.'],
  ['employment', 'Our client signed a general release in 2020. He was fired in 2023 for something else.'],
  [
    'intellectual-property',
    'Our client, the owner, licensed the song nonexclusively to a studio in 2020 and sues a copier.',
  ],
  ['personal-injury', 'The city is immune from suit. It bought liability insurance, which waives the immunity.'],
  ['personal-injury', 'Our client was not hurt in the first crash. The second crash broke his hip.'],
  ['personal-injury', 'The jury found our client 55 percent at fault, but the court of appeals reversed.', 'Texas'],
  [
    'employment',
    'Our client lost a suit against the same employer in 2020; final judgment was entered. In 2023 he was fired for testifying.',
  ],
  [
    'personal-injury',
    'His employer paid workers’ comp, which is the exclusive remedy against it. We sue the company that made the saw.',
  ],
]

/** The same kinds where nothing takes the bar back: it stands. */
const stands: readonly [bar: string, type: CaseType, text: string, state?: string][] = [
  [
    'jurisdiction ends client',
    'family',
    'Our client is the father. The boy has always lived in Utah. He filed for custody in Nevada.',
  ],
  [
    'jurisdiction ends other',
    'contract',
    'We represent an Ohio shop sued in Texas. It has no office or employees in Texas, and it signed the contract in Ohio.',
  ],
  [
    'limitation ends client',
    'contract',
    'We sue on a contract. He stopped paying on May 1, 2015. We filed suit on June 1, 2023. No standstill agreement was signed.',
    'Texas',
  ],
  [
    'limitation ends client',
    'personal-injury',
    'Our client was rear-ended on June 3, 2018. Suit was filed on July 7, 2023.',
    'Ohio',
  ],
  [
    'release ends client',
    'personal-injury',
    'Our client settled with the city and signed a release of all claims. She now sues the city.',
  ],
  [
    'release ends client',
    'contract',
    'Our client took the money in full settlement of the March invoice and sues for the March invoice.',
  ],
  [
    'release ends client',
    'employment',
    'Our client, age 30, signed a release of all claims the same day. She did not revoke it.',
  ],
  ['standing ends client', 'contract', 'Our client sold the account in 2021 and kept nothing, and sues the debtor.'],
  ['immunity ends client', 'personal-injury', 'We sue the county. The county is immune, and no exception applies.'],
  ['no-damages ends client', 'contract', 'Our client suffered no damages.'],
  [
    'comparative ends client',
    'personal-injury',
    'We represent the plaintiff. The jury put 60% of the fault on our client.',
    'Texas',
  ],
  [
    'res-judicata ends client',
    'real-estate',
    'Our client lost at trial over the same fence, final judgment was entered, and he did not appeal. He sues again over the same fence.',
  ],
  [
    'release ends client',
    'personal-injury',
    'Our client settled with the driver and signed a release of all claims. She now sues the driver.',
  ],
  [
    'untimely-appeal ends other',
    'contract',
    'Our client is the appellee. The notice of appeal was filed two weeks late.',
  ],
  [
    'untimely-appeal ends client',
    'contract',
    'Our client is the appellant. The notice of appeal was filed two weeks late.',
  ],
  [
    'jurisdiction ends other',
    'contract',
    'We defend an Idaho supplier sued in Oregon. It has no store, agent or customers in Oregon, and delivered the boilers in Idaho.',
  ],
  [
    'jurisdiction ends other',
    'family',
    'We represent the mother. The girl has lived in Iowa since birth. The father filed for custody in Illinois.',
  ],
  [
    'limitation ends client',
    'contract',
    'We represent the dealer. The default was on June 4, 2018. Suit was filed on June 9, 2023.',
    'Texas',
  ],
  [
    'limitation ends other',
    'criminal',
    'We defend. The misdemeanor charge must be filed within one year. The theft was on May 1, 2019. The charge was filed on June 3, 2022.',
  ],
  [
    'release ends client',
    'employment',
    'Our client signed a general release of all claims when he left in 2023. He sues over a bonus from 2022.',
  ],
  [
    'standing ends client',
    'intellectual-property',
    'Our client holds only a nonexclusive license from the owner and sues a copier.',
  ],
  [
    'standing ends client',
    'intellectual-property',
    'The plaintiff sold the copyright in 2021 and kept no rights. He sues for copying in 2023.',
  ],
  [
    'immunity ends client',
    'personal-injury',
    'We sue the county. It is immune unless the legislature consents, and it has not.',
  ],
  [
    'workers-compensation ends client',
    'personal-injury',
    'Workers’ compensation has paid my bills. I want to sue my employer for the loose guard.',
  ],
  [
    'jurisdiction ends other',
    'contract',
    'We defend a shop in Idaho, sued in Maine. It has never sold, shipped, advertised or set foot in Maine.',
  ],
]

it('gives a suit without jurisdiction its settlement in another court', async () => {
  const note = async (description: string) => {
    const { output } = await runAction(server, 'analyze', {
      description,
      caseType: 'contract',
      jurisdiction: 'Ohio',
      caseValue: '$100,000',
    })
    return (output as Assessment).settlement.note
  }
  const court = 'We represent the plaintiff. The court has no personal jurisdiction over the defendant.'
  expect(await note(court)).toMatch(/can be brought again/)
  expect(await note(`${court} Our client signed a general release of all claims.`)).toMatch(/no settlement value/)
})

describe('a bar that something beside it takes back', () => {
  it.each(doubtful)('does not stand (%s): %s', (type, text, state) => expect(standing(type, text, state)).toEqual([]))
  it.each(stands)('%s where nothing does (%s): %s', (bar, type, text, state) =>
    expect(standing(type, text, state)).toContain(bar),
  )
})
