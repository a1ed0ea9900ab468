import { type Fix, fixed, strike } from './fix.ts'

/** By the id of a check, ways out of a harsh term that was told by what was learned. */
export const learnedFixes = {
  'harsh.unlimited': fixed(
    'what each side can bear, and what insurance covers',
    'The total liability of either side under {agreement} is limited to [amount], except for fraud, gross negligence and willful misconduct. Neither side answers for indirect loss.',
    '{bearer} answers for direct loss that {gainer} proves, up to [amount].',
  ),
  'harsh.unpaid-work': fixed(
    'which work the price covers, and who pays for more',
    'Work beyond [what was agreed] is done only on a written order of {gainer} that states its price and its time.',
    '{bearer} does again free of charge only what {bearer} did not do as agreed. For other work and for waiting, {gainer} pays [rate].',
  ),
  'harsh.earned-lost': fixed(
    'when pay is earned, and what may be taken back',
    'What {bearer} has earned up to the end of {agreement} is paid when it would have been due, whatever the reason for the end.',
    '{gainer} may take back only what was overpaid, within [number] days, with a statement that shows how it was counted.',
  ),
  'harsh.locked-in': fixed(
    'on which grounds, and on what notice, either side may leave',
    'Either side may end {agreement} if the other commits a material breach and does not cure it within [thirty] days after written notice.',
    '{bearer} may end {agreement} after [number] months on [number] days’ written notice, and owes what was done until then.',
  ),
  'harsh.ends-alone': fixed(
    'who may end or stop it, for what reason, and on what notice',
    'Either side may end {agreement} on [thirty] days’ written notice, and is paid for what was done until then.',
    '{gainer} may end or stop it only for a material breach that {bearer} does not cure within [number] days after written notice that describes it.',
  ),
  'harsh.held-hostage': fixed(
    'what has to be handed over, in which form, and until when it is kept',
    '{gainer} shall hand over to {bearer} what belongs to {bearer} within [number] days after a request, in a usual form, whatever is in dispute between them.',
    '{gainer} keeps it for [ninety] days after the end of {agreement}, and destroys it only after [thirty] days’ written notice to {bearer}.',
  ),
  'harsh.seizes': fixed(
    'on what notice, and by which way, anything may be taken',
    '{gainer} may do so only after written notice that states the default, [number] days to cure it, and as the law provides.',
    strike,
  ),
  'harsh.guarantor': fixed(
    'whether a person is to answer at all, for which sums, and until when',
    '[Strike the personal promise.] Only [whoever owes the debt] answers for what is owed under {agreement}.',
    'The person answers for no more than [amount], for sums that fall due before [date], and only after [whoever owes the debt] was asked in writing and did not pay within [number] days.',
  ),
  'harsh.far-forum': fixed(
    'where each side can reasonably be sued, and who pays the tribunal',
    'A suit may be brought in the courts of [the county] where the side that is sued lives or has its office.',
    'Hearings are held in [place near both] or by video, and each side pays half of the cost of the tribunal, which the tribunal may divide otherwise in its award.',
  ),
  'harsh.one-way-fees': fixed(
    'who pays the lawyers of whoever wins',
    'The side that wins an action under {agreement} recovers its reasonable attorneys’ fees from the other.',
    'Each side pays its own lawyers.',
  ),
  'harsh.hides-harm': fixed(
    'what has to be told, how soon, and who pays for what follows',
    '{gainer} shall tell {bearer} in writing within [number] days after learning of it, with what is known, and pays for what follows to the extent that {gainer} caused it.',
    'Each side tells the other in writing within [number] days after it learns of harm or danger that concerns the other.',
  ),
  'harsh.uses-name-or-data': fixed(
    'for what, and for how long, it may be used',
    '{gainer} may use it only as far as {agreement} needs, and stops when {agreement} ends. Any other use needs the written consent of {bearer}.',
    strike,
  ),
  'harsh.takes-ownership': fixed(
    'what is made for this contract, and what was there before',
    '{gainer} owns what {bearer} makes under {agreement} and was paid for. What {bearer} made before or apart from it stays with {bearer}; {gainer} may use it as far as the result needs it.',
    '{bearer} keeps what {bearer} makes, and gives {gainer} a license to use it for [purpose].',
  ),
  'harsh.works-never-after': fixed(
    'what has to be protected after the end, and for how long',
    'For [six] months after the end {bearer} does not solicit customers with whom {bearer} dealt in the last year. {bearer} may otherwise work for whomever {bearer} likes.',
    strike,
  ),
  'harsh.no-speaking': fixed(
    'what has to stay secret, and what may always be said',
    'Nothing in {agreement} keeps {bearer} from saying what is true, from giving testimony, or from complaining or reporting to an agency, and nothing is held against {bearer} for it.',
    strike,
  ),
  'harsh.sees-all': fixed(
    'what may be looked at, how often, and at whose cost',
    'Once in [twelve] months, on [ten] days’ written notice and within usual hours, {gainer} may look at [the records that concern {agreement}], keeps them secret, and pays for it.',
    '{gainer} may look at them only where there is a stated reason to believe that {agreement} is broken.',
  ),
  'harsh.overrides': fixed(
    'which paper comes first',
    'Where another paper differs from {agreement}, {agreement} comes first. A later paper changes it only if both sides sign it.',
    strike,
  ),
  'harsh.term': {
    decide: 'what the term is for, and what it is to cost at most',
    wordings: ({ by }) =>
      by === 'power'
        ? [
            '{gainer} may do so only for [a reason that both can test], after [number] days’ written notice to {bearer}, and at the cost of {gainer}.',
            '{gainer} may do so only with the written consent of {bearer}, which may not be unreasonably withheld.',
          ]
        : [
            '{bearer} bears this only to the extent that {bearer}, or anyone who works for {bearer}, caused it, and up to [amount].',
            strike,
          ],
  },
} satisfies Readonly<Record<string, Fix>>
