import { type Guide, two } from './guide-of.ts'
import { sides } from './sides.ts'

/** Control, restraints and rights; and what is to be put right in the text itself. */
export const moreGuides: Readonly<Record<string, Guide>> = {
  'one-sided.set-off': two(
    'which sums may be set off',
    'Either party may set off sums that are agreed or adjudged.',
    '{one} gives ten days’ notice before {one} sets off a sum, with how it was reached.',
    sides.setsOff,
  ),
  'risk.pay-when-paid': two(
    'who bears the risk that somebody else does not pay',
    '{one} pays within [number] days of invoice, whether or not others have paid.',
    '{one} pays within [number] days after others have paid, and in any case within [number] days of invoice.',
    sides.pays,
  ),
  'risk.most-favored': two(
    'how far the promise goes',
    'For like volume and terms, {one} offers {other} any lower price that others are offered after the date of {agreement}.',
    '[Strike the clause.]',
    sides.offers,
  ),
  'risk.cross-default': two(
    'which other debts matter',
    'A default under another agreement between the same parties counts only if it concerns more than [amount] and is not cured in time.',
    '[Strike the clause.]',
  ),
  'one-sided.unilateral-change': two(
    'who may change the terms',
    '{Agreement} is changed only by a writing that each party signs.',
    '{one} gives [number] days’ notice of a change. {other} may end {agreement} before it takes effect, without cost.',
    sides.changes,
  ),
  'one-sided.sole-discretion': two(
    'which decisions need a standard',
    '{one} decides reasonably and in good faith.',
    'Consent is not unreasonably withheld, conditioned or delayed.',
    sides.decides,
  ),
  'one-sided.audit': two(
    'how often and at whose cost',
    '{one} may audit once a year, on ten business days’ notice, in business hours, under confidentiality and at the cost of {one}.',
    'The audit is made by an independent auditor who reports only whether {agreement} is kept.',
    sides.audits,
  ),
  'risk.power-of-attorney': two(
    'for which acts',
    'The power covers only [acts], after {one} has failed to act within [number] days of notice, and ends with {agreement}.',
    '[Strike the power.]',
    sides.givesPower,
  ),
  'risk.deemed-acceptance': two(
    'how silence is read',
    'Acceptance is in writing.',
    'Silence is acceptance only [number] days after a written reminder.',
  ),
  'risk.terms-elsewhere': two(
    'which version binds',
    'The terms are attached as Exhibit [letter] in the version of [date]. Later versions need the written consent of both parties.',
    'If the terms and {agreement} conflict, {agreement} controls.',
  ),
  'one-sided.assignment': two(
    'who may assign',
    'Neither party may assign {agreement} without the written consent of the other, except to a successor to its business.',
    'Either party may assign {agreement} to an affiliate on notice, and remains liable.',
  ),
  'risk.agreement-to-agree': two(
    'how the open term is found',
    'If the parties do not agree on it within [number] days, it is [an index, a formula, or what an expert named by both decides].',
    'It is [term].',
  ),
  'risk.no-damages-for-delay': two(
    'which delays are paid for',
    'This does not apply to delay that the party freed from damages causes, or to delay beyond [number] days in all.',
    'The party that is delayed receives more time and its direct costs of the delay.',
  ),
  'risk.landlord-entry': two(
    'when entry is acceptable',
    '{one} may enter on at least twenty-four hours’ notice, at reasonable hours, or without notice in an emergency.',
    '{one} may enter only with the consent of {other}, which is not unreasonably withheld.',
    sides.enters,
  ),
  'risk.non-compete': two(
    'whether the law of the place of work enforces it at all, and what interest it protects',
    'For [number] months after [the end, or the closing of the sale], in [territory], {one} shall not do [work] for a business that competes with {other} in [field].',
    '[Strike the restraint, unless it was given for the sale of a business, and rely on confidentiality.]',
    sides.isRestrained,
  ),
  'risk.non-compete-scope': two(
    'how long and where',
    'The restraint ends [number] months after the end and covers [territory].',
    'The restraint applies only while [percent] of the last salary is paid.',
  ),
  'risk.outside-work': two(
    'which other work does harm',
    '{one} may do other work that does not compete with {other} or interfere with the duties under {agreement}.',
    '{one} tells {other} of other work before it begins.',
    sides.worksElsewhere,
  ),
  'risk.non-solicit': two(
    'whom it protects, and whether the law of the place enforces it',
    'For one year, {one} shall not solicit [customers or employees] of {other} with whom {one} dealt in the last year. General advertising is no solicitation.',
    '[Strike it, and rely on confidentiality.]',
    sides.isRestrained,
  ),
  'risk.exclusivity': two(
    'what is given for it',
    'Exclusivity lasts while at least [amount] a year is ordered, in [field and territory].',
    'Either party may end the exclusivity on [number] days’ notice.',
  ),
  'risk.evergreen-confidentiality': two(
    'how long secrets last',
    'The duty ends [number] years after {agreement}, and for trade secrets when they are no longer secret.',
    'The duty ends [number] years after each disclosure.',
  ),
  'one-sided.confidentiality': two(
    'who discloses',
    'Each party keeps the confidential information of the other secret.',
    '{one} keeps secret what {one} learns about {other} under {agreement}.',
    sides.keepsSecret,
  ),
  'risk.non-disparagement': two(
    'who is bound, and what stays allowed',
    'Neither party disparages the other. Truthful testimony, reports to agencies and rights that the law protects are excepted.',
    '[Strike the clause.]',
  ),
  'risk.publicity': two(
    'who agrees to each use',
    'Neither party uses the name or logo of the other without its written consent to that use.',
    '{one} may name {other} in a list of customers. {other} may withdraw this at any time.',
    sides.usesName,
  ),
  'risk.broad-ip-assignment': two(
    'what the client keeps',
    '{one} assigns what {one} makes for {other} under {agreement}, except what {one} owned before or made outside it, which {one} licenses to {other} as far as the work needs it.',
    '{one} owns what {one} makes, and {one} licenses it to {other} for [use].',
    sides.assigns,
  ),
  'risk.perpetual-license': two(
    'when the license ends',
    'The license ends with {agreement}, or [number] days after notice of a breach that was not cured.',
    'The license is perpetual when all fees are paid.',
  ),
  'risk.moral-rights': two(
    'whether the maker is named',
    '{one} may have the name of {one} taken off a work that was changed.',
    '{other} names {one} as the author where that is usual.',
    sides.givesUpAuthorship,
  ),
  'risk.data-use': two(
    'what may be done with the data',
    '{one} uses the data of {other} only to perform {agreement}.',
    '{one} may make statistics in which neither {other} nor any person can be identified.',
    sides.usesData,
  ),
  'risk.release-unknown': two(
    'whether unknown claims are given up, and for what',
    'The release covers only claims that {one} knew of on the date of {agreement}.',
    'The release of unknown claims is given for [amount] more, and covers nothing that the law does not let a party release.',
    sides.releases,
  ),
  'one-sided.release': two(
    'whether the release is mutual',
    'Each party releases the other from the claims that [describe].',
    '{one} releases {other} when all payments have been made.',
    sides.releases,
  ),
  'risk.restraint-void': two(
    'what interest is to be protected without the restraint',
    '{one} keeps the confidential information and trade secrets of {other} secret, also after the end of {agreement}. This stands in place of the restraint.',
    'During the term of {agreement}, {one} shall not work for a business that competes with {other}. After it, no such duty applies.',
    sides.isRestrained,
  ),
  'risk.own-fees-in-arbitration': two(
    'whether fees follow the statute',
    'The arbitrator awards attorney’s fees and costs as a court could under the law that applies to the claim.',
    'Each party bears its own attorney’s fees, unless the law that applies to the claim lets the party that prevails recover them.',
  ),
  'risk.arbitration-of-harassment': two(
    'how claims that need not be arbitrated are treated',
    'This Section does not apply to a claim of sexual harassment or sexual assault, unless the person who brings it chooses arbitration after the dispute arose.',
    'Nothing in this Section requires arbitration of a claim that the law lets a person take to court.',
  ),
  'risk.arbitration-of-transport': two(
    'which law makes the clause enforceable if the federal act does not apply',
    'To the extent that the Federal Arbitration Act does not apply to this Section, the arbitration law of [state] governs it.',
    '[Strike the clause, and name the courts that decide disputes.]',
  ),
  'risk.exception-for-nothing': two(
    'whether there is to be an indemnity',
    '[One side] shall indemnify [the other side] against claims of third parties that arise from a breach of {agreement} by [the first].',
    '[Delete the exception for indemnities.]',
  ),
  'reference.survival-of-nothing': two(
    'whether the term is to be there',
    '[Add the term that is to survive.]',
    '[Delete it from the list of what survives.]',
  ),
  'reference.substance': two(
    'which section was meant, or whether its term is still to be written',
    '[Correct the number to the section that has the term.]',
    '[Add the term that the reference names to the section.]',
  ),
  'reference.precedence-conflict': two(
    'which document is to prevail',
    'If {agreement} and another document that is part of it conflict, {agreement} prevails.',
    'If {agreement} and another document that is part of it conflict, the other document prevails on the subject that it covers, and {agreement} on all others.',
  ),
  'risk.renewal-passed': two(
    'whether the term was renewed, and until when it now runs',
    'The term of {agreement} is renewed until [date].',
    '{agreement} continues from month to month, and either party may end it by thirty days’ written notice.',
  ),
  'risk.no-remedy': two(
    'how much, and for what loss, each side is to answer',
    'The total liability of {one} arising out of {agreement} does not exceed the amounts paid under it in the twelve months before the claim.',
    'Neither party is liable for indirect or consequential loss. Liability for direct damages is not excluded.',
    sides.liable,
  ),
  'definition.missing': two(
    'what the term means',
    '“{words}” means [meaning].',
    '[Write it in lower case, if nothing special is meant.]',
  ),
  'definition.unused': two(
    'whether it is needed',
    '[Delete the definition.]',
    '[Use the term where the text says the same in other words.]',
  ),
  'definition.twice': two(
    'which meaning holds',
    '[Keep the definition in {section}, and delete the other.]',
    '“{words}” has the meaning given in Section [number].',
  ),
  'reference.section': two(
    'which provision is meant',
    'Section [number of the provision that is meant]',
    'as provided in [heading of the provision that is meant]',
  ),
  'reference.attachment': two(
    'whether it exists',
    '[Attach it after the signatures, under this name.]',
    '[Delete the reference, and say here what it would have said.]',
  ),
  'numbering.duplicate': two(
    'which number is right',
    '[Give the second one the next free number, and correct the references.]',
    '[Join the two sections under one number.]',
  ),
  'numbering.gap': two(
    'whether a section was lost',
    '[Renumber the sections that follow, and correct the references.]',
    '[Number] Intentionally omitted.',
  ),
  'blank.placeholder': two('what is agreed', '[{blank}]', '[Strike “{words}”, and adapt the sentence.]'),
  'blank.line': two('what is agreed', '[{blank}]', 'not applicable'),
  'blank.note': two(
    'whether the point is settled',
    '[Delete “{words}”.]',
    '[Settle the point, write it as a sentence, and then delete the note.]',
  ),
  'blank.choice': two('which choice is agreed', '[Take off the brackets around “{words}”.]', '[Delete “{words}”.]'),
  'amount.words-and-figures': two(
    'which amount is meant',
    '[Amount in words] ($[the same amount])',
    '$[amount], in figures only',
  ),
  'amount.percentage': two(
    'which percentage is meant',
    '[percentage in words] percent ([the same]%)',
    '[number] percent',
  ),
  'amount.doubled-number': two(
    'which number is meant',
    '[number in words] ([the same number])',
    '[number], written once',
  ),
  'date.impossible': two('which day is meant', '[month day, year]', 'the last day of [month, year]'),
  'date.weekday': two(
    'which day is meant',
    '[day of the week], [month day, year]',
    '[month day, year], without the day of the week',
  ),
  'date.backwards': two(
    'which of the dates is wrong',
    'from [first date] through [later date]',
    'for [number] months beginning on [first date]',
  ),
  'date.first-written': two(
    'when it takes effect',
    '{Agreement} is dated [month day, year].',
    '{Agreement} takes effect on the date of the last signature.',
  ),
  'date.last-signature': two(
    'how the date is shown',
    'Date: ______________',
    '{Agreement} takes effect on [month day, year].',
  ),
  'party.name-varies': two(
    'which name is registered',
    '[The registered name], everywhere',
    '[The registered name] (doing business as [the other name])',
  ),
  'party.no-signature': two(
    'who signs for it',
    '{words}\nBy: ______________\nName:\nTitle:\nDate:',
    '[Take it out of the parties, if it is none.]',
  ),
  'party.no-capacity': two(
    'who signs for the company, in what office, and on what authority',
    'By: ____________  Name: [name]  Title: [office]. Each individual who signs {agreement} for a company represents that he or she is authorized to bind it.',
    'The company delivers with its signature a resolution or certificate of incumbency that names the signer.',
  ),
  'party.stranger-signs': two(
    'whether the signer is bound',
    '[Name the signer in the first paragraph, as a party.]',
    'signs only as [capacity] and is not a party',
  ),
  'ambiguous.best-efforts': two(
    'what must at least be done',
    '{one} shall [the steps that are expected], as a prudent business would in like circumstances.',
    '“Best efforts” means the steps that a diligent party would take, without spending more than [amount].',
    sides.tries,
  ),
  'ambiguous.twice-or-half': two('which is meant', 'every two weeks', 'twice a month'),
  'ambiguous.when': two('by when', 'within [number] days after [event]', 'no later than [date]'),
  'missing.ending': two(
    'whether the file is whole',
    '[Get the rest of the document, and analyze it again.]',
    '[If this is all there is, add the closing terms and places to sign.]',
  ),
  'missing.lease-premises': two(
    'what is let',
    'The premises are [unit] at [address], with [parking or storage].',
    'The premises are shown on the plan that is attached as Exhibit [letter].',
  ),
}
