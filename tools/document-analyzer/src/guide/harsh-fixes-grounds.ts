import type { HarshGround } from '@casewright/law'

/** By what makes a term harsh in its own words, a wording that takes it away. */
export const groundFixes: Readonly<Record<HarshGround, string>> = {
  untold: '{gainer} may do so only after [thirty] days’ written notice to {bearer}.',
  unasked: '{gainer} may do so only with the written consent of {bearer}, which may not be unreasonably withheld.',
  anytime:
    '{gainer} may do so only for [a reason that both can test], after [number] days’ written notice to {bearer}.',
  alone:
    '[What is decided] is measured by [a standard that both can test]. If the sides differ, [an independent person] whom both name decides.',
  anyhow:
    '{bearer} bears this except to the extent that {gainer}, or anyone who works for {gainer}, causes it by negligence, breach or willful misconduct.',
  anyway: '[Strike the words that make it hold in every case.]',
  unreturned: '{gainer} shall credit or return to {bearer} what was paid for [what was not received].',
  held: '{gainer} shall hand it over within [number] days after a request, whatever is in dispute, and may sue for what is owed.',
  forfeited: '{gainer} may keep no more than the loss that {gainer} proves, up to [amount], and shall return the rest.',
  unpaid: 'For what is asked for beyond [what was agreed], {gainer} pays {bearer} [rate].',
  atCost: '{bearer} bears the documented cost up to [amount], and {gainer} bears the rest.',
  remediless:
    '{bearer} may object in writing within [thirty] days, and keeps the remedies that the law gives for a breach.',
  endless: 'This ends [number] months after the end of {agreement}.',
  short:
    '{bearer} has [thirty] days from the day on which it could be known, and late notice counts only as far as it harmed {gainer}.',
  perUnit: '{bearer} owes the loss that {gainer} proves, up to [amount].',
  unlimited: '{bearer} answers for no more than [amount].',
  afterEnd:
    'This binds {bearer} for no more than [six] months after the end of {agreement}, and only as to [whom or what].',
  waits: 'It is due within [number] days after [an event that both can see], and in any case by [date].',
  atOnce:
    'It takes effect only if {bearer} does not cure within [number] days after written notice that says what is wrong.',
  byPosting: 'It takes effect only when {bearer} has agreed to it in writing.',
  wide: 'This means [what is meant, item by item], and nothing else.',
  deemed: 'It counts as [agreed] only if {bearer} has said so in writing.',
}
