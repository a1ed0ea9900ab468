import type { CheckedDocument } from '../../check.ts'
import { type Act, actsIn } from '../../reading/acts.ts'
import type { Contradiction } from '../support/told.ts'

const charge =
  /^ (?:\p{Lu}\p{Ll}+ )?(?:an? |the |such )?(?:\w{3,12} )?(?:late (?:charge|fee|payment (?:charge|fee))|service charge for late)/iu
/** What is paid late. */
const owed = /\b(?:rent|invoices?|bills?|fees?|installments?|principal|purchase price|monthly payments?)\b/i
const other = /\b(?:deposit|refund\w*|rebate|return(?:s|ed)? (?:of )?the)\b/i
const pays = ({ way, verb }: Act): boolean => way === 'must' && /^(?:pay|owe|incur|remit)/.test(verb)
const paid = /\b(?:rent|fees?|invoices?|price|installments?|principal)\b|\$\s?\d/i

/** A charge for paying late that is owed by the side which is to be paid: nobody else's name is on what is owed. */
export const lateChargesByPayee = (document: CheckedDocument): Contradiction[] => {
  const acts = actsIn(document).filter(pays)
  const payers = new Set(
    acts.flatMap(({ giver, object }) => (!charge.test(object) && paid.test(object) ? [giver.toLowerCase()] : [])),
  )
  const [payer] = payers
  if (payers.size !== 1 || payer === undefined) return []
  return acts.flatMap(({ giver, object, sentence }): Contradiction[] => {
    const words = sentence.text.slice(0, 1200).replace(/late (?:fees?|charges?)/gi, ' ')
    if (!charge.test(object) || giver.toLowerCase() === payer || !owed.test(words) || other.test(words)) return []
    const shown = payer.charAt(0).toUpperCase() + payer.slice(1)
    return [
      {
        places: [sentence],
        message: `Here the ${giver} pays the charge for paying late; what is paid late is owed by the ${shown}.`,
      },
    ]
  })
}
