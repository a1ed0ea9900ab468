import { type Guide, two } from './guide-of.ts'

/** What one side may do to the other by its own will. */
export const powerGuides: Readonly<Record<string, Guide>> = {
  'one-sided.price-without-exit': two(
    'how far the price may rise during the term, and what the payer may do then',
    'The price stays as it is until [date].',
    'The price may rise once in [period], by no more than [number] percent, on [number] days’ written notice. Whoever does not accept it may leave before it takes effect, and gets back what was paid for the time after.',
  ),
  'one-sided.leave-and-keep': two(
    'whether anybody may leave without a reason, and who then keeps what',
    'Either side may end {agreement} by [number] days’ notice. What was paid for the time after its end is returned within [number] days, and so is the deposit, less what is owed.',
    '[Strike the right to end it without a reason.]',
  ),
  'one-sided.forfeit-by-opinion': two(
    'which breach costs the money, and who finds that there was one',
    'If a court finds a material breach that was not cured within [number] days after written notice, the damages that it awards may be set off against what is still owed.',
    '[Strike the forfeiture.] What was paid is kept, and what was promised stays owed, as long as no breach is found.',
  ),
  'one-sided.pay-without-performance': two(
    'what is owed where the thing that is paid for is not done',
    'Nothing is owed for what is not done. What was paid for it is returned within [number] days.',
    'For each [visit, day or delivery] that does not take place, the price is reduced by [amount].',
  ),
  'one-sided.limit-on-intent': two(
    'what no limit is to cover',
    'The limit does not apply to fraud, willful misconduct or gross negligence.',
    '[Strike the words that extend the limit to harm done on purpose.]',
  ),
  'one-sided.limit-without-effect': two(
    'which few kinds of claims are not limited',
    'The limit does not apply to [claims of third persons, breach of confidentiality, willful misconduct].',
    '[Strike the exception, or strike the limit.]',
  ),
  'one-sided.rights-for-ever': two(
    'for what, where and how long it may be used',
    'It may be used only for [purpose], in [media], until [date]. All other rights stay with whoever made it.',
    'Any further use needs written consent, and a fee of [amount].',
  ),
  'one-sided.pay-if-paid': two(
    'who bears the risk that the third person does not pay',
    'Payment is due within [number] days after payment by [the third person], and in any case no later than [number] days after the work was done.',
    'Payment by [the third person] is no condition of payment here.',
  ),
  'one-sided.sale-without-notice': two(
    'what must happen before anything is sold',
    'Before a sale, written notice is sent to the last known address with the sum that is owed and at least [number] days to pay it. What the sale brings above that sum and its reasonable costs is returned.',
    '[Strike the sale, and leave the remedy to the law on liens.]',
  ),
  'one-sided.answers-for-the-other': two(
    'whose carelessness each side answers for',
    'Each side pays for harm to the extent that its own negligence or breach caused it.',
    'This does not apply to the extent that the harm is caused by whoever asks for protection.',
  ),
}
