import { capital } from '../../capital.ts'
import { type Reader, stopped, valueAt } from './telling.ts'

const past =
  /\b(?:was|were|had|did|hit|struck|fell|broke|bit|ran|lost|sold|bought|built|left|took|gave|hurt|cut|went|came|got|found|quit|claims|claimed|alleges|(?!need|speed|feed|seed|indeed|hundred|agreed|required|settled|signed|promised|released|dated|paid|based|located|scheduled|limited|married)\p{L}{3,14}ed)\b/iu
const promised =
  /\b(?:will|shall|must|gets?|receives?|agrees?|agreed|settled?|pays|paying|to pay|releases?|released|dismiss\p{L}*|confidential|signs?|signed|no later than|within \d+|installments?|deadline|governs?)\b|['’]ll\b|^\$|^(?:no|not|each|both|neither|parties|amount|release|case)\b/iu

/** What happened between the parties of a settlement, which is its background: 'He hit my parked car on October 4, 2026.' */
export const narrated: Reader = ({ text }, { told, found }) => {
  if (!past.test(text) || promised.test(text) || text.split(/\s+/).length < 5 || /^[\p{L} ]{2,24}:/u.test(text))
    return null
  const addresses = ['firstAddress', 'secondAddress'].map((field) => valueAt(found, field)).filter(Boolean)
  const bare = addresses.reduce(
    (words, one) => words.replace(`, ${one},`, '').replace(`, ${one}`, '').replace(` (${one})`, ''),
    text,
  )
  const dispute = stopped(capital(told(bare)))
  return dispute.startsWith('[') ? null : { values: { dispute }, isWhole: true }
}
