import { asIs } from './as-is.ts'
import { type Guide, two } from './guide-of.ts'
import { sides } from './sides.ts'

/** What to decide on each risk, and two ways to say it, in the names of the document. The first asks for more. */
export const riskGuides: Readonly<Record<string, Guide>> = {
  'risk.unlimited-indemnity': two(
    'whose claims are indemnified, and up to what sum',
    '{one} shall indemnify {other} only against claims of third parties to the extent caused by the negligence, willful misconduct or breach of {one}. The liability of {one} under this Section is limited to [amount].',
    '{one} shall indemnify {other} against claims of third parties that arise from a breach of {agreement} by {one}. The limitation of liability in {agreement} applies to this indemnity.',
    sides.indemnifies,
  ),
  'one-sided.indemnity': two(
    'whether both sides indemnify, or only for what one of them controls',
    'Each party shall indemnify the other against claims of third parties to the extent caused by its own negligence, willful misconduct or breach of {agreement}.',
    '{one} shall indemnify {other} against claims of third parties only to the extent caused by what {one} alone controls under {agreement}.',
    sides.indemnifies,
  ),
  'risk.indemnity-without-procedure': two(
    'who controls the defense, and who must agree to a settlement',
    'The indemnified party shall give prompt written notice of a claim, let the indemnifying party control the defense, and cooperate at its expense. Neither may settle in a way that binds the other without its written consent.',
    'Late notice of a claim relieves the indemnifying party only to the extent that it is harmed by the delay. The indemnified party may take part in the defense with its own counsel at its own cost.',
  ),
  'risk.indemnity-first-party': two(
    'whether losses between the parties stay with the rules on breach',
    'The indemnity in this Section applies only to claims brought by third parties.',
    'Claims between the parties are governed by the provisions on breach and limitation of liability, and not by this Section.',
  ),
  'risk.joint-and-several': two(
    'whether each answers for the whole or for its own share',
    'Each of them is liable severally, in the proportion of its own share, and not jointly.',
    'Whoever pays more than its share may recover the excess from the others in proportion to their shares.',
  ),
  'one-sided.liability-cap': two(
    'whether one cap holds for both sides',
    'The total liability of either party under {agreement} is limited to [amount or the fees paid in the twelve months before the claim]. The exceptions apply to both parties alike.',
    'The cap in this Section applies to both parties alike, except for payment of the price.',
  ),
  'one-sided.consequential-damages': two(
    'whether both sides give up consequential damages',
    'Neither party is liable to the other for consequential, incidental or special damages under {agreement}.',
    'This exclusion applies to both parties, and does not apply to a breach of confidentiality or to indemnified claims.',
  ),
  'risk.cap-without-exceptions': two(
    'what the cap must not reach',
    'This limit does not apply to fraud, willful misconduct, breach of confidentiality, or claims that a party must indemnify.',
    'For a breach of confidentiality and for indemnified claims, the limit is [a higher amount] instead.',
  ),
  'risk.low-cap': two(
    'what the likely harm is, and what insurance covers',
    'The total liability of {one} is limited to the greater of [amount] and the fees paid or payable in the twelve months before the claim.',
    'The total liability of {one} is limited to the insurance that {agreement} requires.',
    sides.liable,
  ),
  'risk.exclusive-remedy': two(
    'which failures the stated remedy does not fit',
    'This remedy is exclusive only if it is carried out within [number] days. It does not apply to willful breach, repeated failure, or harm to third parties.',
    'If the remedy fails of its essential purpose, every remedy that the law gives is open.',
  ),
  'risk.as-is': asIs,
  'one-sided.warranty-disclaimer': two(
    'which warranties must remain',
    '[Who provides it] warrants conformity to the description, title, and that it infringes no right of a third party. All other warranties are disclaimed.',
    '[Who provides it] warrants that it will perform in a professional manner, and will correct what does not conform within [number] days of notice.',
  ),
  'risk.arbitration': two(
    'whether arbitration suits the client: seat, rules, number of arbitrators, cost, and what stays in court',
    'Either party may seek an injunction in court. The arbitration is held in [place] under [rules], before [one or three] arbitrators, whose fees are paid by [whom].',
    'Disputes are decided by the courts of [place], after [number] days of negotiation between executives.',
  ),
  'risk.jury-waiver': two(
    'whether to keep the jury, and whether the governing law enforces the waiver',
    '[Strike the waiver.]',
    'EACH PARTY KNOWINGLY WAIVES TRIAL BY JURY IN A SUIT UNDER {AGREEMENT}, TO THE EXTENT THAT THE LAW ALLOWS.',
  ),
  'risk.class-waiver': two(
    'whether the governing law enforces it, and what follows if it does not',
    '[Strike the waiver.]',
    'If the waiver cannot be enforced for a claim, that claim is heard in court and the rest of this Section stays in force.',
  ),
  'risk.shortened-limitations': two(
    'whether the client can live with a date earlier than the law sets',
    'A claim may be brought within the time that the law allows.',
    'A claim must be brought within [number] years after the party that brings it discovered, or should have discovered, the facts on which it rests.',
  ),
  'risk.exclusive-venue': two(
    'where the client can afford to litigate',
    'Suit may be brought in the courts of [the home of either party].',
    'Suit is brought in the county in which the defendant has its principal place of business.',
  ),
  'risk.foreign-forum': two(
    'whether foreign law and courts are acceptable',
    '{Agreement} is governed by the law of [state], and its courts have jurisdiction.',
    'The party that sues does so in the courts of the home of the other party, under the law of that place.',
  ),
  'one-sided.attorneys-fees': two(
    'whether fees follow the result or stay where they fall',
    'The party that prevails in a dispute under {agreement}, whichever it is, recovers its reasonable attorney’s fees and costs.',
    'Each party bears its own attorney’s fees, unless a statute provides otherwise.',
  ),
  'one-sided.injunctive-relief': two(
    'whether both sides may ask for an injunction on the same terms',
    'Either party may ask a court for an injunction against a breach of [sections], and must prove what the law requires.',
    'A breach of [sections] may cause harm that money cannot repair. Whether it does, and whether a bond is needed, is for the court.',
  ),
  'risk.no-bond': two(
    'who bears the risk of a wrong injunction',
    'The court decides whether a bond is needed.',
    'A bond of at least [amount] secures an injunction.',
  ),
  'risk.waiver-of-defenses': two(
    'which notices and defenses the client cannot do without',
    '{one} receives written notice of a default, and [number] days to cure it, before a remedy is used.',
    '{one} waives no defense that {one} does not know of on the date of {agreement}.',
    sides.waivesDefenses,
  ),
  'risk.auto-renewal': two(
    'whether renewal should need an act',
    '{Agreement} is renewed only if both parties agree in writing before the term ends.',
    'A party that wants the renewal shall remind the other of it in writing at least sixty days before the term ends. Without that reminder, the other may end {agreement} at any time on thirty days’ notice.',
  ),
  'risk.renewal-without-exit': two(
    'how the client gets out of a renewed term',
    'Either party may prevent renewal by written notice at least thirty days before the term ends.',
    'After the first term either party may end {agreement} on [number] days’ written notice.',
  ),
  'risk.long-renewal-notice': two(
    'how early the client can know',
    'Notice of non-renewal is given at least thirty days before the term ends.',
    'The period for notice runs from a reminder by whoever wants the renewal, sent at least [number] days before the period begins.',
  ),
  'one-sided.termination-for-convenience': two(
    'whether both sides may leave without cause, and at what price',
    'Either party may end {agreement} without cause on [number] days’ written notice.',
    'If {one} ends {agreement} without cause, what was done to that date is paid for, and {one} pays the costs that {other} cannot avoid.',
    sides.terminates,
  ),
  'risk.short-notice': two(
    'how long the client needs to replace what ends',
    'Notice of termination is given at least thirty days before it takes effect.',
    'A shorter notice applies only to a breach that was not cured within [number] days of written notice.',
  ),
  'risk.long-notice': two(
    'how long the client can be bound',
    'Either party may end {agreement} on [number] days’ written notice.',
    'A party may leave at once if it pays [amount] in place of the rest of the notice.',
  ),
  'risk.change-of-control': two(
    'which sales of the business matter',
    'This Section applies only to a sale to a competitor of the other party.',
    'The party whose control changes gives notice within [number] days after the change. Consent is not required.',
  ),
  'one-sided.suspension': two(
    'how much warning is needed',
    '{one} may suspend only after ten days’ written notice of what is wrong, if it is not cured by then.',
    '{one} may suspend without notice only to the extent and for as long as a threat to security or a law requires, and shall explain why within [number] days.',
    sides.suspends,
  ),
  'risk.at-will-employment': two(
    'what is owed at the end',
    'If the Company ends the employment without cause, the Company shall pay the Employee [number] months of base salary and the earned part of the bonus.',
    'Either party gives [number] days’ written notice, and the Company shall pay salary and accrued benefits through that date.',
  ),
  'risk.time-of-essence': two(
    'which dates matter',
    'Time is of the essence for [sections] only.',
    'A party that misses a date has [number] days after notice to perform.',
  ),
  'risk.liquidated-damages': two(
    'whether the sum is an estimate that can be defended',
    'The parties estimate the loss from this breach at [amount], which is hard to prove. This sum is the only remedy for it and is at most [amount] in all.',
    'The party that is harmed recovers the damages that it proves, up to [amount].',
  ),
  'risk.penalty': two(
    'what the loss is likely to be',
    'As a reasonable estimate of the loss, and not as a penalty, {one} pays [amount].',
    '[Strike the payment.] The remedies of the law apply.',
    sides.pays,
  ),
  'risk.acceleration': two(
    'how much warning the client needs',
    'The balance falls due only if the default is not cured within [number] days of written notice.',
    'The balance falls due only if two payments in a row are more than [number] days late.',
  ),
  'risk.high-interest': two(
    'which rate is usual and lawful',
    'Late amounts bear interest at [rate] a year, or the highest lawful rate if that is lower.',
    'Late amounts bear interest at the prime rate plus [number] percentage points, beginning ten days after notice.',
  ),
  'risk.interest-without-limit': two(
    'which state’s limit applies',
    'The rate is never more than the highest rate that the law allows.',
    'Interest above the lawful rate is credited to the principal.',
  ),
  'risk.late-fee-daily': two(
    'what a late payment really costs',
    'A payment more than ten days late bears one charge of [amount].',
    'Late charges together are at most [percent] of the late payment.',
  ),
  'risk.confession-of-judgment': two(
    'whether the client can accept judgment without a hearing',
    '[Strike the clause.]',
    '{other} may sue on {agreement} after notice and thirty days to cure, and {one} keeps every defense.',
    sides.owesDebt,
  ),
  'risk.personal-guaranty': two(
    'who stands behind the debt, and how far',
    'The guaranty is limited to [amount], ends on [date], and can be called only after the creditor has tried to collect from the debtor.',
    '[Strike the guaranty.]',
  ),
  'risk.non-refundable': two(
    'what is owed back if the other side breaches',
    'If {agreement} ends because of a breach by the party that was paid, it refunds what is paid and not yet earned.',
    'Payments become non-refundable when the service for which they are made is performed.',
  ),
  'risk.prepayment-charge': two(
    'whether the client may pay early',
    'Prepayment is allowed at any time without charge.',
    'The charge falls by [percent] each year and ends after [number] years.',
  ),
  'risk.price-increase': two(
    'how far and how often a price may rise',
    '{one} may raise a price once a year, on at least sixty days’ written notice to {other}, by at most [percent].',
    'A price may rise by no more than [an index]. {other} may end {agreement} within thirty days after notice of an increase.',
    sides.raises,
  ),
}
