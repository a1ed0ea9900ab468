import type { HarshId } from '@casewright/law'
import { type Fix, fixed, strike } from './fix.ts'
import { learnedFixes } from './harsh-fixes-learned.ts'

/** By the id of a check, ways out of a harsh term. */
export const harshFixes: Readonly<Record<HarshId, Fix>> = {
  ...learnedFixes,
  'harsh.own-fault': {
    decide: 'for what each side answers, and what insurance covers',
    wordings: ({ head = '[The clause without its tail]' }) => [
      `${head}, except to the extent that {gainer}, or anyone who works for {gainer}, causes it by negligence, breach or willful misconduct.`,
      'Each side answers to the other for the harm that it, or anyone who works for it, causes by negligence, breach or willful misconduct.',
    ],
  },
  'harsh.claims-of-others': {
    decide: 'which claims of others each side can prevent or insure',
    wordings: ({ head = '{bearer} shall indemnify {gainer} against claims of others' }) => [
      `${head}, but only to the extent that {bearer}, or anyone who works for {bearer}, causes it by negligence or willful misconduct.`,
      'Each side shall indemnify the other against claims of others to the extent that its own negligence or willful misconduct, or that of those who work for it, causes them.',
    ],
  },
  'harsh.tiny-cap': fixed(
    'what can be lost, and what insurance covers',
    '{gainer} is liable to {bearer} for direct damages up to [the value of what can be lost or the limit of the insurance], and without limit for gross negligence and willful misconduct.',
    '[Strike the limit.]',
  ),
  'harsh.pays-anyway': fixed(
    'beyond what cost or result nothing is owed',
    '{bearer} pays up to [amount]. Beyond that, {gainer} needs the written consent of {bearer} first.',
    'Each side pays half, and whoever loses repays the other.',
  ),
  'harsh.pays-for-mishap': fixed(
    'who can prevent the mishap',
    'If [the mishap], {gainer} does the work again at the cost of {gainer}.',
    'Each side bears what its own mistakes cost.',
  ),
  'harsh.paid-if-paid': fixed(
    'by which day payment is due in any case',
    '{gainer} shall pay {bearer} within [number] days after being paid for that work, and in any case within [number] days after {bearer} bills it, unless payment is withheld because of a fault of {bearer}.',
    strike,
  ),
  'harsh.no-pay-for-delay': fixed(
    'which delay is whose',
    'For delay that {gainer}, or anyone for whom {gainer} answers, causes, {bearer} is given more time and is paid its documented direct cost. For other delay, more time is the only relief.',
    strike,
  ),
  'harsh.sum-besides-loss': fixed(
    'what loss is likely, and what its limit is',
    'For each [day] of delay that {bearer} causes, {bearer} owes {gainer} [amount], which the sides hold to be a reasonable estimate of the loss. It is the only remedy for that delay, and is limited to [percent] of the price.',
    '{bearer} owes {gainer} the loss that {gainer} proves, up to [amount].',
  ),
  'harsh.time-trap': fixed(
    'how soon a fault can be found, and what harm late notice does',
    'Written notice of a claim is given within [thirty] days after its facts are learned. Late notice reduces the claim only to the extent that it harmed the other side, and no notice is needed of what the other side knew.',
    strike,
  ),
  'harsh.narrow-window': fixed(
    'how long each renewal is, and until when it can be stopped',
    'It continues for [one year] at a time unless either side gives written notice, which counts when sent, at least [thirty] days before the end. {gainer} shall remind {bearer} of that day [sixty] days before the end.',
    'It ends at the end of its term unless both sides renew it in writing.',
  ),
  'harsh.keeps-too-much': fixed(
    'what loss the sum or thing is to answer for',
    '{gainer} may keep no more than the loss that {gainer} proves, up to [amount], after written notice and [number] days to cure, and shall return the rest. Nothing is kept where {gainer} does not perform.',
    strike,
  ),
  'harsh.rights-given-up': fixed(
    'what is given in return for the right, and when',
    'With each payment {bearer} gives up its rights for the sum that was in fact paid, and for no other.',
    strike,
  ),
  'harsh.others-debts': fixed(
    'for whose debts the property is to answer',
    '{gainer} may hold what belongs to {bearer} only for sums that {bearer} itself owes under {agreement}, and may sell it only as the law provides, after [number] days’ written notice to {bearer}.',
    strike,
  ),
  'harsh.biased-decider': fixed(
    'whom both sides trust to decide',
    'A dispute that the sides do not settle within [number] days is decided by [an independent person] whom both name and who has no tie to either. Each side pays half of the cost.',
    'A dispute that the sides do not settle within [number] days is decided by the courts of [place].',
  ),
  'harsh.changes-alone': {
    decide: 'what may change within the term, by how much, and who pays for it',
    wordings: ({ what }) => [
      `{gainer} may change ${what ? `the ${what}` : '[what]'} only with the written consent of {bearer}.`,
      what && /^(?:schedule|set|hour|program|menu|dish)/.test(what)
        ? `After [number] days’ written notice {gainer} may change the ${what} for good cause; {bearer} is given the time and paid the cost that the change takes.`
        : `Once a year, after [sixty] days’ written notice, {gainer} may change ${what ? `the ${what}` : '[what]'} by no more than [percent] for the time that follows; {bearer} may then end {agreement} without charge.`,
    ],
  },
  'harsh.decides-alone': {
    decide: 'by which measure it is decided, and up to what cost',
    wordings: ({ what }) => [
      '{gainer} decides reasonably, by [a measure that both can test], and shows {bearer} what the decision rests on.',
      what
        ? '{bearer} pays for no more than [number and unit] unless {bearer} agrees to more in writing before it is done.'
        : 'What {gainer} decides holds from [number] days after written notice with its reasons, and not for time that has passed. If {bearer} objects, [an independent person] whom both name decides.',
    ],
  },
  'harsh.acts-untold': fixed(
    'what has to be told beforehand',
    '{gainer} may do so after [number] days’ written notice to {bearer}, and at the cost of {gainer}.',
    '{gainer} may do so only with the written consent of {bearer}, which may not be unreasonably withheld.',
  ),
  'harsh.profits-alone': fixed(
    'for what, and for how long, it may be used',
    '{gainer} may use it only for [purpose] until [date], and pays {bearer} [percent] of what it earns.',
    strike,
  ),
  'harsh.when-it-suits': fixed(
    'by which day it has to be done',
    '{gainer} shall begin no later than [date] and finish no later than [date]. If that is not done, {bearer} may end {agreement} and is repaid what was paid for work that was not done.',
    '{gainer} shall begin within [number] days after {bearer} asks in writing.',
  ),
}
