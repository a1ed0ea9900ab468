import { describe, expect, it } from 'vitest'
import type { CaseType } from '../../case-types.ts'
import { evidenceOf } from '../../evidence.ts'
import type { Represented } from '../../represented.ts'

/** For the client, against, or not counted. */
function signOf(caseType: CaseType, description: string, id: string, represents?: Represented): number {
  const { factors } = evidenceOf({ caseType, description, represents }, [], new Date('2026-11-24'))
  return Math.sign(factors.find((one) => one.id.split(':')[0] === id && one.points !== 0)?.points ?? 0)
}

describe('what people of the field write', () => {
  it.each([
    ['contract', 'We represent the buyer. The seller never delivered. We paid the deposit up front.', 'performance', 1],
    ['contract', 'We represent the seller, who is being sued. Our client never delivered the last load.', 'breach', -1],
    ['contract', 'I hired a plumber, Dale Hurst. Hurst left the job half done.', 'breach', 1],
    ['contract', 'They owe us the rest. We are the caterer.', 'breach', 1],
    ['contract', 'We owe them the rest, $4,000. They sued us.', 'breach', -1],
    ['contract', 'Our client told the roofer by certified mail to come back.', 'notice', 1],
    ['contract', 'The roofer says the rain stopped him. We represent the owner, who sues.', 'excuse', -1],
    ['contract', 'The bookkeeper can show every payment. We sue for $9,000 in unpaid bills.', 'damages-shown', 1],
    ['contract', 'The supplier short-shipped us twice. We took the cheapest of three quotes.', 'mitigation', 1],
    ['employment', 'I was let go. A man of 29 took my job.', 'comparators', 1],
    ['employment', 'I was fired. They say my work was poor.', 'business-reason', -1],
    ['employment', 'We represent the hospital. The judge denied our motion to dismiss.', 'survived-motion', -1],
    ['personal-injury', 'The driver hit me. He said he was sorry. I broke my wrist.', 'admission', 1],
    ['personal-injury', 'We defend the driver. He told the trooper he was looking at his phone.', 'admission', -1],
    [
      'personal-injury',
      'We defend the driver. The plaintiff told the trooper he was looking at his phone.',
      'admission',
      1,
    ],
    ['real-estate', 'We act for the buyer. There were three inches of water in the basement.', 'condition', 1],
    ['family', 'I am the mother. He stopped paying child support in May.', 'order-violated', 1],
    [
      'family',
      'I am the father. She kept our daughter two days too long, against the court order.',
      'order-violated',
      1,
    ],
    ['family', 'I am the father. My daughter wants to live with her dad.', 'child-wish', 1],
    ['criminal', 'We defend. The clerk picked someone else out of the array.', 'identification', 1],
    ['criminal', 'We prosecute. Nobody read him his rights.', 'warnings', -1],
    ['criminal', 'We defend the accused. He has no record at all.', 'record', 1],
    ['intellectual-property', 'I sold the mark and the rights to a firm in Tulsa.', 'ownership', -1],
  ] as const)('counts for whom it speaks, in %s: %s', (type, text, id, sign) =>
    expect(signOf(type, text, id)).toBe(sign),
  )

  it.each([
    ['contract', 'We represent the buyer. If the seller never delivered, we would have a claim.', 'breach'],
    ['contract', 'We represent the buyer. It is not true that the seller overcharged us.', 'breach'],
    ['contract', 'Delgado sued our client. She says that we short-shipped her.', 'breach'],
    ['contract', 'The customer thinks that the roofer left the job half done. We represent the roofer.', 'breach'],
    ['contract', 'We represent the customer. Nobody ever said “we owe you”.', 'admission'],
    [
      'employment',
      'We represent the bakery. A former clerk claims she was fired. She says he joked about her age.',
      'remarks',
    ],
    ['employment', 'We defend the plant. If a man of 29 had taken his job, it would look bad.', 'comparators'],
    ['employment', 'She can name no one who was treated better. We represent the employer.', 'comparators'],
    ['employment', 'We represent the nurse. She never quit over anything.', 'resigned'],
    ['personal-injury', 'The other driver may have told the trooper that he was looking at his phone.', 'admission'],
    ['personal-injury', 'The store had not been told about it before.', 'hazard-known'],
    ['real-estate', 'We act for the seller, who was sued. The buyer says we hid the stains.', 'nondisclosure'],
    ['criminal', 'The informant has no record. We defend.', 'record'],
    ['criminal', 'We defend the accused. Did anyone read him his rights? We do not know.', 'warnings'],
    ['intellectual-property', 'The inventor assigned all right, title and interest to our client.', 'ownership'],
  ] as const)('counts nothing that is denied, in doubt or another’s, in %s: %s', (type, text, id) =>
    expect(signOf(type, text, id)).toBe(0),
  )
})

describe('what stands in quotation marks', () => {
  it('is of who says it, and not of whom it was said to', () => {
    const texted = 'My firm did the dinner of a club. The treasurer texted me "we owe you the rest", and I kept it.'
    expect(signOf('contract', texted, 'admission')).toBe(1)
    expect(signOf('other', 'Pike sued Rowe. Rowe wrote Pike “I should have told you”.', 'admission', 'claimant')).toBe(
      1,
    )
    expect(signOf('other', 'Pike sued Rowe. Rowe wrote Pike “I should have told you”.', 'admission', 'defendant')).toBe(
      -1,
    )
  })
})

describe('two who are only named', () => {
  const suit = 'Ms. Pike sued Mr. Rowe. She finished the job. He stopped paying.'
  const fired = 'Ruiz was fired by Oakes. Ruiz had excellent reviews. Oakes admitted that no one looked into it.'
  const hit = 'Vance was hit by Kerr. Kerr told the trooper he never saw her.'

  it.each([
    ['contract', suit, 'breach'],
    ['contract', suit, 'performance'],
    ['employment', fired, 'admission'],
    ['employment', fired, 'good-record'],
    ['personal-injury', hit, 'admission'],
  ] as const)('are placed once it is chosen whom one represents, in %s: %s', (type, text, id) => {
    expect(signOf(type, text, id, 'claimant')).toBe(1)
    expect(signOf(type, text, id, 'defendant')).toBe(-1)
  })

  it('are left open where a “he” may be either', () => {
    const text = 'Pike sued Rowe. He never delivered.'
    expect(signOf('contract', text, 'breach', 'claimant')).toBe(0)
    expect(signOf('contract', text, 'breach', 'defendant')).toBe(0)
    expect(signOf('family', 'The mother takes them to school.', 'caregiver', 'respondent')).toBe(0)
  })
})
