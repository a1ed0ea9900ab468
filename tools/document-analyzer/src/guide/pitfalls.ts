import { type Guide, two } from './guide-of.ts'

/** What a senior lawyer would not let a client sign without a word. */
export const pitfallGuides: Readonly<Record<string, Guide>> = {
  'risk.misclassification': two(
    'whether the worker is to be free, or to be hired',
    'Contractor decides when, where and with what means the Services are performed, and may work for others. {Agreement} sets only the result and the date.',
    '[Replace {agreement} by an employment agreement, with wages, hours, overtime and benefits as the law requires.]',
  ),
  'risk.hire-without-assignment': two(
    'who is to own the work if the law does not call it made for hire',
    'To the extent that any part of it is not a work made for hire, all right, title and interest in it is assigned upon creation [or: upon payment].',
    '[Or, if it is not to be owned:] All right, title and interest stays with its author, who grants a perpetual, worldwide license to use it for [purpose].',
  ),
  'risk.repay-without-fault': two(
    'for which endings the money goes back, and how much of it',
    'If the Employee resigns, or is dismissed for willful misconduct, within [number] months after the payment, the Employee shall repay the net amount in proportion to the months that are left.',
    'Nothing is repaid where the Company ends the employment without cause, or where it ends by death or disability. Nothing is deducted from wages except as the law allows.',
  ),
  'risk.repay-at-their-word': two(
    'which breach brings the money back, and who finds that there was one',
    'If a court or an arbitrator finds a material breach that was not cured within [number] days after notice, the fees for what was not delivered are repaid.',
    'Fees for what was delivered before the notice are kept.',
  ),
  'risk.scripted-endorsement': two(
    'what is claimed, and what proves it',
    'Each statement reflects honest opinions and experience after use of the product. Nobody is required to say what is not true.',
    'Claims about the effect of the product are made only in words that [name] has substantiated in writing before they are used.',
  ),
  'risk.inventions-of-own-time': two(
    'which inventions the job is paid for',
    'This assignment does not apply to an invention that is developed entirely on own time without the equipment, supplies, facilities or trade secrets of the Company, unless it relates to the business of the Company or results from work for the Company.',
    'The Employee assigns to the Company what the Employee makes in the course of the employment, with the means of the Company, or in the field of its business.',
  ),
  'risk.vacation-forfeited': two(
    'how much vacation may be saved up',
    'Vacation that is not used carries over. No more accrues while [number] weeks are unused. Unused vacation is paid at the end of the employment.',
    '[Strike the forfeiture.]',
  ),
  'risk.warranty-without-end': two(
    'what the work must do, and for how long',
    'For [number] days after acceptance, the work will conform in all material respects to its specifications.',
    'If it does not, it is corrected without charge; if that fails twice, the fees for it are refunded.',
  ),
  'risk.likeness-without-end': two(
    'for what, where and how long the person may be shown',
    'The name and likeness may be used only with [the content], in [media], until [date]. Synthetic versions of the likeness or voice may not be made.',
    'Any other use needs written consent for each use, and a fee to be agreed before it.',
  ),
  'risk.hidden-endorsement': two(
    'where and in what words the connection is disclosed',
    'Each post discloses clearly and conspicuously, at its beginning, that it is paid for by [name].',
    '[Strike the words that keep the disclosure out of sight.] Both parties comply with the rules on endorsements.',
  ),
  'risk.own-fault-excused': two(
    'what each side must answer for in any case',
    'This does not apply to loss caused by the negligence, willful misconduct or breach of whoever relies on it.',
    'Each party is liable for loss to the extent that it caused the loss.',
  ),
  'risk.exclusion-of-breach-costs': two(
    'who pays for a breach of data, and up to what sum',
    'The costs of notice, credit monitoring, restoration and fines that follow from a breach of data security are direct damages.',
    'For a breach of data security the limit of liability is [a higher amount], and no exclusion of damages applies to those costs.',
  ),
  'risk.future-claims-released': two(
    'on which day the release ends',
    'The release covers claims that arose on or before the day on which {agreement} is signed, and no claim that arises after it.',
    '[Strike the words on future claims.]',
  ),
  'risk.benefits-released': two(
    'which claims cannot be released where the person works',
    'The release does not cover workers’ compensation or unemployment benefits, or any other claim that the law does not let be released.',
    '[Strike these benefits from the list of what is released.]',
  ),
  'risk.guaranty-at-will': two(
    'for which debts the guarantor stays bound',
    'The end works only for obligations that arise after the notice. The guarantor stays liable for all that arose before it.',
    '[Strike the right to end the guaranty before the obligations are paid.]',
  ),
  'one-sided.fees-win-or-lose': two(
    'who pays the lawyers of whoever wins',
    'The prevailing party in an action under {agreement} recovers its reasonable attorneys’ fees from the other.',
    'Each party bears its own attorneys’ fees.',
  ),
  'risk.data-for-any-purpose': two(
    'what the data may be used for besides the service',
    '[Provider] shall use the data only to provide the service, and shall not sell it or use it to make or train other products.',
    '[Provider] may use data from which neither [Customer] nor any person can be told to improve the service.',
  ),
  'risk.notice-at-their-mercy': two(
    'how a notice is given, and when it works',
    'A notice takes effect when it is delivered, whether or not the receipt is confirmed.',
    'A notice by email to [address] takes effect on the next business day.',
  ),
  'risk.no-refund-after-breach': two(
    'what goes back when the service ends early',
    'If it ends because of the provider’s breach, the fees paid for the time after the end are refunded within [number] days.',
    '[Strike the words that exclude a refund.]',
  ),
  'one-sided.ends-without-paying': two(
    'what is owed for work that is done or under way',
    'On such an end, what was done up to it is paid for, with costs that cannot be canceled.',
    'If it ends after [stage], [percent]% of the fee for that stage is due.',
  ),
  'one-sided.notice-to-end': two(
    'how long a notice both sides need',
    'Either party may terminate {agreement} on [number] days’ written notice.',
    'Either party may terminate at once for a breach that is not cured within [number] days after notice.',
  ),
  'risk.silence-without-exception': two(
    'to whom the terms may be told, and when',
    'Nothing here forbids what a law, a subpoena, a court or a government agency requires or protects, or what is needed to enforce {agreement}.',
    'Before a disclosure that is required by subpoena, notice is given where that is lawful.',
  ),
  'risk.known-information': two(
    'what was known before, and how that is shown',
    'It does not include information that is or becomes public without a breach, was known before, comes from a third party that is free to disclose it, or is developed independently.',
    '[Strike the words that reach what was already known or public.]',
  ),
  'risk.no-dealing': two(
    'which customers, for how long and where',
    'For [number] months after the end, customers that were first met through [name] are not solicited for [goods or services] in [territory].',
    'Business with customers who were known before, or who come on their own, is free.',
  ),
  'risk.self-help': two(
    'how possession is recovered',
    'The Landlord shall recover possession of the Premises only by the court proceedings that the law provides.',
    '[Strike the right to change locks or to remove belongings.]',
  ),
  'definition.decisive': two(
    'what the term is to cover',
    '“{words}” means [a figure, a list, or a test that anybody can apply].',
    '[In place of “{words}”, the words that it stands for.]',
  ),
  'definition.elsewhere': two(
    'where the definition is, or what it says',
    '“[Term]” means [what it covers, and what it leaves out].',
    'as defined in Section [the section that has the definition]',
  ),
  'blank.notice-address': two(
    'where each side wants its notices',
    'Address for notices: [name], [street], [city, state, ZIP], [email], attention [office].',
    'Notices go to the addresses stated in the first paragraph of {agreement}.',
  ),
  'reference.attachment-to-come': two(
    'whether anybody should sign before it is there',
    '[Attach it, and take out the note in brackets.]',
    '{Agreement} takes effect when [the attachment] has been initialed by both parties.',
  ),
  'reference.leftover': two(
    'whether this deal is to have it',
    '[Delete the clause.]',
    '[Add the terms on which it rests: amount, time, who holds or decides, and what ends it.]',
  ),
  'party.almost': two(
    'which company was meant',
    '[The registered name of the party, as in the first paragraph]',
    '[If the other company is meant, add it as a party, with a place to sign.]',
  ),
  'risk.all-assets': two(
    'which types of property secure the debt',
    'all accounts, chattel paper, deposit accounts, documents, equipment, general intangibles, goods, instruments, inventory, investment property and letter-of-credit rights, now owned or later acquired, and all proceeds',
    'the property listed in [Schedule], and its proceeds',
  ),
  'risk.filed-elsewhere': two(
    'in which state the debtor was formed',
    'The secured party may file financing statements in [the state in which the debtor is organized].',
    'The secured party may file financing statements in each jurisdiction in which a filing is needed to perfect the security interest.',
  ),
  'risk.no-quality-control': two(
    'what standards the goods must meet, and how that is checked',
    'The goods and services under the marks meet the standards in [Schedule]. The licensor may inspect them on [number] days’ notice and stop the use of the marks for what falls short.',
    'Samples are sent to the licensor for approval before the first use and once a year.',
  ),
  'risk.lien-waived-ahead': two(
    'for which payments a lien is given up',
    'On receipt of each payment, lien rights are waived for the work that the payment covers.',
    '[Strike the waiver, and let the law on liens apply.]',
  ),
  'consistency.who-bears': two(
    'which side does it, and which pays for it',
    '[One side] does this at its own cost. [Strike the other clause.]',
    '[One side] does this, and [the other side] repays its reasonable cost within [number] days after a bill. [Strike the other clause.]',
  ),
  'consistency.for-good-and-for-time': two(
    'whether this goes on without an end or for a time',
    'This continues until [date]. [Strike the words that give it no end.]',
    'This continues until a party ends it as [Section] says. [Strike the day on which it ends.]',
  ),
  'consistency.two-boxes': two(
    'which one of the boxes is meant',
    'Check the box that was agreed on, and clear the other: [X] [the choice that was agreed on]  [ ] [the other].',
    'Strike “check one,” if both are meant, and say how they go together: [both choices, with what each covers].',
  ),
  'consistency.may-and-may-not': two(
    'whether consent is needed',
    'This requires the prior written consent of [the other side], which is not unreasonably withheld. [Strike the clause that needs no consent.]',
    'No consent is needed for [the cases that were agreed on]. Everything else requires prior written consent.',
  ),
  'consistency.no-refunds': two(
    'in which cases money comes back',
    'Fees are not refunded except as [the section on the refund] provides.',
    'If {agreement} ends for [the cases that were agreed on], the fees prepaid for the time after its end are refunded within [number] days.',
  ),
  'consistency.risk-of-loss': two(
    'at which point the risk passes',
    'Title and risk of loss pass when the goods are handed to the carrier at [place]. [Strike the other clause.]',
    'Title and risk of loss pass when the goods are received at [place]. [Strike the other clause.]',
  ),
  'consistency.after-its-event': two(
    'which of the two days was agreed',
    'The last day for this is [a day before the closing].',
    'The closing takes place within [number] days after this is done.',
  ),
  'consistency.management': two(
    'whether the members or managers manage the company',
    'The company is managed by its members. [Strike what is said of managers.]',
    'The company is managed by [number] managers, who are elected by [vote]. The first managers are [names].',
  ),
  'consistency.owned-and-licensed': two(
    'whether it is bought or only used',
    'All right, title and interest in it is assigned to [owner]. [Strike the license.]',
    '[Owner] keeps it and grants a license to use it for [purpose] until [date]. [Strike the assignment.]',
  ),
  'consistency.outlasts-its-lease': two(
    'whether the lease under it will be extended',
    'The sublease ends on [the day before the lease ends].',
    'From [the day after the lease ends] on, the sublease depends on an extension of the lease, and no rent is due without one.',
  ),
  'consistency.revocation': two(
    'how many days there are to revoke',
    'It may be revoked within [number] days after it is signed, and takes effect on the day after the last of them.',
    '[Correct the ordinal of the effective day to the number of days and one.]',
  ),
  'consistency.at-will-and-only-for-cause': two(
    'whether the employment can end without cause',
    'The employment is at will: either party may end it at any time, with or without cause.',
    'Before [date], the employment may be terminated only for Cause. [Strike “at will”.]',
  ),
  'consistency.merchantable-and-not': two(
    'whether the seller warrants that the goods are merchantable',
    'Except as stated in this section, the seller makes no warranty, express or implied. [Strike “merchantability” from the disclaimer.]',
    'The seller warrants only that the goods will conform to [specification]. [Strike “merchantable” from the warranty.]',
  ),
  'consistency.only-use-and-any': two(
    'which uses are permitted',
    'The Premises may be used only as [use], and for no other purpose without the written consent of [landlord].',
    'The Premises may be used for any lawful purpose. [Strike the one permitted use.]',
  ),
  'consistency.all-requirements-and-others': two(
    'whether the buyer is bound to this supplier',
    'The buyer shall buy all that it needs of [goods] from the supplier. If the supplier cannot deliver within [number] days, the buyer may buy that order from others.',
    'The buyer shall buy at least [percent]% of what it needs of [goods] from the supplier, and is free to buy the rest from others.',
  ),
  'consistency.exclusive-and-direct': two(
    'which customers and channels the supplier keeps',
    'The right is exclusive in the Territory, except for sales to the customers listed in [Schedule].',
    '[Strike the right to sell directly, or call the right non-exclusive.]',
  ),
  'consistency.prepayment': two(
    'whether early payment costs anything',
    'It may be prepaid in whole or in part at any time without premium or penalty.',
    'If it is prepaid before [date], a premium of [percent]% of the amount prepaid is due, and none after that day.',
  ),
  'consistency.prejudice': two(
    'whether the claim may be brought again',
    'The action is dismissed with prejudice, in both places.',
    'The action is dismissed without prejudice; the dismissal becomes one with prejudice on payment in full.',
  ),
  'consistency.refundable': two(
    'when the deposit is returned, and when it is kept',
    'The deposit is returned within [number] days after [event], less [what may be kept].',
    'The deposit is kept if [event], and credited to the price in any other case.',
  ),
  'consistency.assignment': two(
    'who may assign, and to whom',
    'Neither party may assign {agreement} without the written consent of the other, except to a successor to its business.',
    '[Add “except as stated in Section [number]” to the general clause.]',
  ),
  'consistency.perpetual-and-term': two(
    'whether the license is bought or lent',
    'The license is perpetual and survives the end of {agreement}, except an end for breach by the licensee.',
    'The license lasts for the term of {agreement}. [Strike “perpetual”.]',
  ),
  'risk.lead-not-disclosed': two(
    'what is known of lead paint in the home',
    '[Attach the lead warning statement and the landlord’s disclosure, signed by both sides before the tenant is bound.]',
    'The tenant has received the pamphlet on lead and the records that the landlord has.',
  ),
  'risk.habitability-waived': two(
    'who repairs what, and how fast',
    'The landlord keeps the home fit to live in and makes repairs within [number] days after notice.',
    '[Strike the waiver.]',
  ),
  'risk.breach-notice-too-late': two(
    'how many days are needed to find out and to report',
    'without unreasonable delay and no later than [number of 60 or fewer] days after discovery',
    'A first report is due within [number] business days, and the rest as it becomes known.',
  ),
  'risk.malpractice-limited': two(
    'whether the client has a lawyer of its own for this agreement',
    '[Strike the limit.]',
    'The client was represented by [name of independent counsel] in agreeing to this limit.',
  ),
  'risk.settles-without-client': two(
    'who decides on a settlement',
    'No claim is settled without the client’s consent.',
    'Each offer is reported to the client at once, with advice; the client decides.',
  ),
  'missing.business-associate-terms': two(
    'how each duty that the rule names is carried out',
    'Business Associate shall use appropriate safeguards, bind its subcontractors to the same restrictions, make PHI available for access and amendment, keep an accounting of disclosures, open its books to the Secretary, and return or destroy PHI at the end if feasible.',
    '[Add only the duties that the finding names, each in the words of 45 C.F.R. § 164.504(e)(2).]',
  ),
}
