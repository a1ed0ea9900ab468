import { describe, expect, it } from 'vitest'
import { standsInContract } from './stands.ts'

describe('a sentence of a contract', () => {
  it.each([
    'The Tenant shall pay a late fee of $25 if the rent is not paid by the 4th of the month.',
    'The Provider may use a licensed electrician for the panel.',
    'Either party may end this Agreement on 30 days’ written notice.',
    'If the Buyer rejects a pallet, the Seller shall collect it at its own cost.',
    'The Employee works from her own office on Fridays.',
    'A late report may be mended within ten days.',
    'The fee is $900 a month, due on the first.',
    'The following applies to parking: one space behind the shop.',
    'The loser pays the fees of both sides.',
    'Title passes when the price is paid.',
    'If the Client says so in writing, the Provider stops work.',
    'The Consultant keeps the tools the Consultant brings.',
    'Each side pays half of the mediator’s fee.',
    'The deposit may not be used for the last month.',
    'The Provider shall proceed with the work once the permit is issued.',
    'The cost may exceed the estimate by ten percent.',
    'The Tenant will feed the barn cats.',
    'The Recipient must heed the markings on the files.',
    'The company’s on-site manager handles repairs.',
    'The company’s 401(k) plan is open to the Employee.',
    'The tenant’s two children may live in the unit.',
    'The provider’s three trucks carry the machines.',
    'The borrower’s late payments bear interest at 6%.',
    'No later than ten days after delivery, the Buyer shall report any shortage.',
    'Not more than twice a year, the Landlord may inspect the unit.',
    'The Seller knows of no liens on the boat.',
    'The Provider knows that the wiring is old.',
    'So long as rent is paid, the Tenant may stay.',
    'But for the two lamps, the Seller shall leave the fixtures.',
    'Well water is tested each spring at the Seller’s cost.',
    'No. 4 fuel oil is delivered in October.',
    'The contractor’s one helper may drive the truck.',
    'If the skid steer is not delivered by March 15, 2027, the Buyer may cancel.',
    'When the term ends on May 31, 2028, the Provider shall return the keys.',
    'If the note is paid in full by June 1, 2027, the Lender waives the interest.',
    'The hourly rate remains the same.',
    'Two weeks’ notice before any tour binds the Landlord.',
  ])('stands: %s', (words) => expect(standsInContract(words)).toBe(true))

  it.each([
    ['tells whom it does not name', 'If she misses a lesson the Provider makes it up.'],
    ['is two that nothing joins', 'The Seller brings the hay to the barn the Buyer pays for the diesel.'],
    ['tells its verb as it was talked', 'The Consultant would offered two days.'],
    ['leaves out its verb', 'The deposit’s one month.'],
    ['begins as people talk', 'Well, the Tenant pays for heat.'],
    ['begins as people talk', 'So the Buyer picks the truck up on Monday.'],
    ['is two that a comma joins', 'The roof is new, the Seller did it in May.'],
    ['tells what was said', 'The Landlord’s uncle Pete said charge 5 a day.'],
    ['corrects itself', 'The rent is $1,150 no make it $1,175.'],
    ['has days in figures', 'The Claimant gives back the keys by 10/9.'],
    ['is stressed as notes are', 'Trial period 90 days, then she is PERMANENT, NOT before.'],
    ['has no verb', 'If the second half is late, 2% per month.'],
    ['tells why', 'The following applies to term: two years, because the grant is.'],
    ['has no verb', 'Six weeks of probation.'],
    ['has no verb', 'Ninety days’ notice from either side.'],
    ['is denied behind a comma', 'The Client may cancel at any time, no penalty.'],
    ['is a thought about it', 'The Employee would walk.'],
    ['has a label that is no subject', 'The following applies to side two: Harbor Foods LLC.'],
    ['is for both without a verb', 'At will, both ways, but the Employer asks for two weeks.'],
  ])('%s, and waits: %s', (_, words) => expect(standsInContract(words)).toBe(false))

  it('may point at whom the one before it names', () => {
    expect(standsInContract('They also shovel the steps.', 'The tenants mow the lawn.')).toBe(true)
    expect(standsInContract('They also shovel the steps.')).toBe(false)
  })
})
