import { type Guide, two } from './guide-of.ts'

/** Terms that one side would not sign with a lawyer at its side. */
export const termGuides: Readonly<Record<string, Guide>> = {
  'risk.renews-for-longer': two(
    'for how long each renewal binds',
    'The term renews for one year at a time, unless either party gives notice at least thirty days before it ends. A reminder is sent between sixty and ninety days before its end.',
    'The term ends on its last day and is renewed only by a writing that each party signs.',
  ),
  'one-sided.raise-within-term': two(
    'when a new price may begin',
    'A new price takes effect only when a term is renewed, and after notice at least [number] days before the last day to stop the renewal.',
    'If the price rises within the term by more than [number] percent, the payer may end {agreement} on the day on which it rises and is repaid what was prepaid for the time after.',
  ),
  'one-sided.relocation': two(
    'whether the tenant can be moved at all',
    'The Landlord may move the Tenant once, on at least sixty days’ written notice, to space in the same building of like size, finish and visibility, and pays all costs of the move. The Tenant may end {agreement} instead.',
    '[Strike it.]',
  ),
  'one-sided.pays-for-the-others-breach': two(
    'in which cases the sum is owed',
    'No sum is owed where the other party is in breach, or fails to obtain its financing or a consent that it needs.',
    'The sum is owed only if the deal fails because of a willful breach by whoever is to pay it.',
  ),
  'one-sided.buy-back-for-less': two(
    'what may be bought back, and at which price',
    'Shares that have vested may be bought back only at their fair market value on the day on which service ends.',
    'Only shares that have not vested may be bought back. [After a dismissal for cause: at the lower of price paid and fair market value.]',
  ),
  'federal.incentive-option': two(
    'whether the option is to be an incentive stock option',
    'The exercise price is the fair market value of a share on the day of the grant. The option may not be exercised after the tenth anniversary of that day.',
    'The option is a nonstatutory stock option. [Only after tax advice on a price below fair market value.]',
  ),
  'risk.referral-pay': two(
    'for what the physician is paid',
    '[Strike the pay that follows referrals.]',
    'The bonus is based only on services that the physician performs in person, and does not take into account the volume or value of referrals.',
  ),
  'risk.sec-silence': two(
    'what the employee or consultant may not tell the Commission',
    '[Strike the promise not to go to the Commission.]',
    'Nothing in this Agreement limits communications with the Securities and Exchange Commission, or any award for information given to it.',
  ),
  'risk.franchise-disclaimer': two(
    'what the franchisee gives up of the disclosure document',
    '[Strike the disclaimer.]',
    'Nothing in this Agreement disclaims the representations in the Franchise Disclosure Document, its exhibits or amendments.',
  ),
  'risk.review-gag': two(
    'what the customer may not say in public',
    '[Strike the term on reviews.]',
    'Nothing in this Agreement restricts a review of the goods or services.',
  ),
  'risk.ends-in-bankruptcy': two(
    'which default in performance ends the agreement instead',
    '[Party] may terminate this Agreement if [the other party] does not cure a default in payment within [ten] days after written notice.',
    'Either party may demand adequate assurance of performance where it has reasonable grounds to doubt it.',
  ),
  'risk.right-without-time': two(
    'within how many days the right must be used, and from what event',
    '[Party] may use this right by written notice given within [thirty] days after [the event or the other side’s notice].',
    'If no notice is given within that time, the right ends [for this event].',
  ),
  'risk.renewal-option-without-notice': two(
    'until when the option to renew can be used',
    '[Tenant] may renew by giving written notice no earlier than [twelve] and no later than [six] months before the term ends.',
    'If no notice is given by [date], the option ends.',
  ),
  'risk.royalty-after-patent': two(
    'how long the royalty is paid',
    'Royalties are owed on sales made before the last licensed patent expires, and on none after.',
    'After the last licensed patent expires, the royalty is [lower rate], for the use of [the know-how] alone.',
  ),
  'risk.narrow-window-to-leave': two(
    'until when a renewal can be stopped',
    'Either party may stop the renewal by notice at any time, but no later than [number] days before the term ends.',
    '[Strike the first day of the window.]',
  ),
  'risk.claim-lost-soon': two(
    'until when a claim can be made',
    'A claim must be brought within [one year] after it was or should have been discovered.',
    '[Strike the sentence, so that the statute of limitations applies.]',
  ),
  'risk.secret-exception': two(
    'which information is free',
    'These duties do not apply to information that the recipient had before, or lawfully receives from others.',
    '[Strike the item.]',
  ),
  'risk.exception-at-will': two(
    'when it is not owed',
    'It is not owed where [the named cases], and in no other case.',
    '[Strike the exception.]',
  ),
  'one-sided.option-without-time': two(
    'until when the option can be taken up',
    'The option may be taken up within [number] days after each offer. If it is not, whoever made the offer is free to deal with others.',
    'The option ends on [date], and covers only [the next work or the named property].',
  ),
  'consistency.relief-taken-back': two(
    'whether the relief stands',
    'During [the first months] the reduced amount applies. After that, the full amount is owed without reduction.',
    '[Strike the relief, and what was given for it.]',
  ),
}
