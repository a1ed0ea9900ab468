import { jurisdictionOf } from '@casewright/law'
import { describe, expect, it } from 'vitest'
import type { CaseType } from '../case-types.ts'
import { readBars } from './index.ts'

const standing = (type: CaseType, text: string, state = '') =>
  readBars(text, type, jurisdictionOf(state), new Date('2026-11-28'))
    .filter(({ holds }) => holds)
    .map(({ id }) => id)

/** Beside the bar stands another court, party, claim, capacity, remedy or time: nothing stands. */
const living: readonly [type: CaseType, text: string, state?: string][] = [
  // What needs no loss.
  ['contract', 'Our client suffered no damages. She asks for specific performance of the contract to convey.'],
  ['contract', 'Our client lost nothing. He seeks an injunction against further use of the list.'],
  ['real-estate', 'The neighbor drove across our client’s field. Our client had no loss. We sue for trespass.'],
  ['other', 'Our client had no actual damages. The statute gives statutory damages of $1,000 per violation.'],
  ['contract', 'We represent the buyer, who lost not a dime. She wants only nominal damages and a declaration.'],
  ['other', 'We represent the owner of the song. She suffered no loss and elects under 17 U.S.C. § 504(c).'],
  // Another way into federal court.
  ['contract', 'We sued in federal court under ERISA. Both parties are citizens of Ohio and there is no diversity.'],
  [
    'other',
    'We sued in federal court. Both sides live in Texas, so no diversity. The complaint is under the Lanham Act.',
  ],
  ['employment', 'Our § 1981 suit is in federal court. Both are citizens of Utah, with no diversity.'],
  ['other', 'The federal court has no diversity jurisdiction. We plead RICO.'],
  ['personal-injury', 'The federal court has no diversity jurisdiction. The claim is in admiralty.'],
  ['employment', 'The federal court lacks diversity jurisdiction. The claim arises under the Family Leave Act.'],
  // Another court or party.
  ['contract', 'The Kansas court had no jurisdiction, so we refiled in Missouri.'],
  ['contract', 'The court had no personal jurisdiction over the parent company, which was dropped.'],
  ['personal-injury', 'The court of his employer’s state had no jurisdiction. We sue where the crash was.'],
  ['contract', 'The court has no jurisdiction over the second defendant only. The first one answered.'],
  // A release of something else, or one that does not bind.
  ['employment', 'Our client, 61, signed a general release without being given 21 days to consider it.'],
  ['employment', 'Our client signed a general release, without the revocation period, and sues over her age.'],
  [
    'employment',
    'Our client signed a release that covers only his workers’ compensation claims. He sues for retaliation.',
  ],
  ['employment', 'Our client signed a general release and sues for unpaid overtime under the FLSA.'],
  ['family', 'The mother signed a full release of all claims. We ask for child support.'],
  ['contract', 'Our client signed a general release of a different claim. This one came later.'],
  ['personal-injury', 'The other plaintiff signed a general release of all claims. Our client did not.'],
  // A judgment for or against somebody else.
  ['contract', 'The same claim was tried and judgment was final against a wholly different firm.'],
  ['contract', 'Our client lost the same claim with prejudice as to the other defendant only.'],
  // Outside of the office, or whose own immunity it is.
  ['personal-injury', 'We sue the sheriff. The county is immune, but he is sued in his individual capacity.'],
  ['personal-injury', 'The mayor is immune, but hit our client in his own car on a weekend.'],
  ['contract', 'We represent the tribe, which sues a supplier. The tribe is immune.'],
  ['contract', 'The county sued our client, who counterclaims. The county is immune from suit.'],
  ['other', 'The state is immune. We ask only for an injunction.'],
  // What saves a late suit, or starts its time again.
  [
    'contract',
    'The limitations period expired in May. A first suit was dismissed for want of jurisdiction and filed again in June.',
  ],
  ['contract', 'The limitations period has run. The lender accelerated the loan only last year.'],
  ['contract', 'The statute of limitations has run. He wrote to our client that he would pay next spring.'],
  ['contract', 'The statute of limitations has run. In a letter the debtor promised again to pay.'],
  ['personal-injury', 'The limitations period has run. Nobody could have discovered the sponge before 2025.'],
  // A debt of no known time.
  [
    'contract',
    'We represent a supplier of goods. The buyer stopped paying on May 1, 2015. We filed suit on June 1, 2023.',
    'Texas',
  ],
  [
    'contract',
    'The partner breached the covenant not to compete on May 1, 2015. We filed suit on June 1, 2023.',
    'Texas',
  ],
  [
    'contract',
    'We sue on a contract. He stopped paying on May 1, 2015. We filed suit on June 1, 2023.',
    'North Carolina',
  ],
  // Others who may sue, or who were not hurt.
  ['other', 'We represent two members. One member has no standing. The second member was injured.'],
  ['personal-injury', 'The other driver was not hurt. Our client was.'],
  // What a court said of it was reversed.
  ['contract', 'The trial court held that our client has no standing. Last month the court of appeals reversed.'],
  ['other', 'The judge ruled that the county is immune from suit. The supreme court has vacated that.'],
  // Another sovereign, another crime.
  ['criminal', 'He was acquitted of the robbery by a state jury, and federal prosecutors have charged him again.'],
  ['criminal', 'He was acquitted of the robbery, and was charged again with a different one.'],
  ['criminal', 'A Georgia jury acquitted him of the kidnapping. Alabama has charged him with that same kidnapping.'],
  [
    'criminal',
    'He was convicted of the assault, the verdict was reversed, and he is tried again for the same assault.',
  ],
  ['criminal', 'She was acquitted of the theft. Now she is charged with the same kind of theft at another store.'],
  ['criminal', 'Client was convicted of a DUI in 2019 and is now charged with the same offense again.'],
  ['criminal', 'Her brother was acquitted of the arson. She is charged with the same arson.'],
]

/** Nothing of the kind stands beside it. */
const dead: readonly [bar: string, type: CaseType, text: string, state?: string][] = [
  [
    'double-jeopardy',
    'criminal',
    'Our client was found not guilty of the arson. The same prosecutor has now charged the same arson.',
  ],
  [
    'double-jeopardy',
    'criminal',
    'We defend a man convicted of this burglary in May, who has been indicted for the very same burglary.',
  ],
  [
    'jurisdiction',
    'contract',
    'We sued in federal court under state law. $30,000 is in dispute, and there is no diversity.',
  ],
  ['release', 'contract', 'Our client gave the buyer a written discharge of all claims under this contract.'],
  ['no-damages', 'contract', 'We represent the buyer, who suffered no damages. He asks for no injunction.'],
  ['jurisdiction', 'contract', 'The federal court has no subject matter jurisdiction: there is no federal claim.'],
  [
    'jurisdiction',
    'contract',
    'We represent the plaintiff. The court has no personal jurisdiction over the defendant.',
  ],
  ['release', 'employment', 'Our client signed a general release of all claims and sues for a bonus.'],
  [
    'res-judicata',
    'contract',
    'Our client lost the same claim against the same firm, with prejudice. No other claim is made.',
  ],
  [
    'immunity',
    'personal-injury',
    'We represent the plaintiff, hurt by a county truck. The county is immune from suit.',
  ],
  ['limitation', 'contract', 'The statute of limitations has run. He never promised again to pay.'],
  [
    'limitation',
    'contract',
    'We sue for an unpaid loan. He stopped paying on May 1, 2015. We filed suit on June 1, 2023.',
    'Texas',
  ],
  ['standing', 'other', 'We represent the plaintiff, who has no standing. There is no other plaintiff.'],
  [
    'double-jeopardy',
    'criminal',
    'Our client was acquitted of this robbery in 2022 by a jury, and the same state has charged him with it again.',
  ],
]

describe('what stands beside a bar', () => {
  it.each(living)('makes it a question (%s): %s', (type, text, state) =>
    expect(standing(type, text, state)).toEqual([]),
  )
  it.each(dead)('leaves it where it is of this suit: %s (%s): %s', (bar, type, text, state) =>
    expect(standing(type, text, state)).toContain(bar),
  )
})
