import { type Guide, two } from './guide-of.ts'
import { sides } from './sides.ts'

/** What is told by families of words: a creditor's fear, a sum for any breach, what is remembered, and whom it binds. */
export const toldGuides: Readonly<Record<string, Guide>> = {
  'risk.insecurity': two(
    'whether a belief of the creditor may be a default at all',
    '{one} believes in good faith, on facts stated in a written notice, that the prospect of payment is impaired, and receives neither payment nor reasonable assurance of it within [number] days after the notice.',
    '[Strike it.]',
    sides.fears,
  ),
  'risk.sum-for-breach': two(
    'what loss each breach is likely to cause',
    'For a material breach of [Section] that is not cured within [number] days after written notice, {one} is liable for the damages that {other} proves, up to [amount].',
    'The parties estimate the loss from a breach of [Section], which is hard to prove, at [amount]. This sum is the only remedy for that breach and is owed once.',
    sides.breaches,
  ),
  'risk.residuals': two(
    'which information must stay secret even where it is remembered',
    'This Section does not apply to source code, designs, formulas, prices, customer data, trade secrets, or information that was memorized in order to use it, and gives no license under a patent or copyright.',
    '[Strike it.]',
  ),
  'one-sided.non-disparagement': two(
    'who may say what of whom',
    '{one} shall not disparage {other}, and {other} shall not disparage {one}. Truthful testimony, reports to government agencies and speech that the law protects are excepted.',
    '{other} shall instruct [the persons who speak for {other}] not to disparage {one}.',
    sides.disparages,
  ),
  'one-sided.decides-alone': two(
    'by which measure it is decided, and who decides where the sides differ',
    'The decision is made reasonably and in good faith by [the measure], and [the other party] may see what it rests on within [number] days after asking. An independent [accountant or expert] whom both name decides a dispute.',
    'It is decided by agreement of both parties, and failing that within [number] days by [an independent expert].',
  ),
  'one-sided.unlimited-liability': two(
    'what each side can bear, and what insurance covers',
    'The total liability of either party under {agreement} is limited to [amount or the fees paid in the twelve months before the claim], except for fraud, willful misconduct and [the other exceptions that were agreed on].',
    'The limit in this Section applies to both parties alike.',
  ),
  'one-sided.mutual-in-name': two(
    'whether both sides disclose, or promise, as the title says',
    'Each party has the duties of this Section toward the other.',
    '[Take the word “mutual” from the title, if only one side is to be bound.]',
  ),
}
