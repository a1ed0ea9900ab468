import { monthPattern } from '@casewright/law'
import type { Owner } from './whose.ts'

/** Facts of what somebody did or is: of a third person they say nothing of the parties. */
const personal: readonly string[] = [
  'breach',
  'performance',
  'acceptance',
  'negligence',
  'comparative-fault',
  'hazard-known',
  'protected-activity',
  'resigned',
  'bad-record',
  'good-record',
  'rent-default',
  'nondisclosure',
  'copying',
  'willful',
  'violence',
  'substance',
  'hidden-assets',
  'interference',
  'order-violated',
  'confession',
  'alibi',
  'record',
  'self-defense',
  'admission',
  'spoliation',
  'credibility',
  'prior-finding',
  'default',
  'delay',
  'own-fault',
  'prior-condition',
  'no-intent',
  'fraud',
  'insolvency',
]

const person =
  '(?:man|woman|guy|lady|boy|girl|kid|teen(?:ager)?|brother|sister|cousin|uncle|aunt|nephew|niece|friend|buddy|roommate|housemate|boyfriend|girlfriend|fianc[ée]+|in-law|neighbou?r|passenger|bystander|co-?defendants?|co-?workers?|colleagues?|co-?signer|partner|accomplice|informant|dealer|stranger|visitor|guest|nurse|doctor|surgeon|paramedic|medic|therapist|teacher|tenant|landlord|broker|agent|realtor|appraiser|inspector|architect|engineer|subcontractor|vendor|driver|operator|owner|clerk|cashier|guard|officer|trooper|detective|adjuster|auditor|accountant|bookkeeper|secretary|assistant|lawyer|attorney|expert|witness(?:es)?|judge|predecessor|successor|employee|worker|manager|supervisor|foreman|babysitter|nanny|pastor|coach|stepfather|stepmother|grandmother|grandfather|ex|lawyer|carrier|bank|marshal|nonparty|non-party|third party|third person|somebody else|someone else|another)'
const somebody = new RegExp(
  `\\b(?:[Tt]he|[Aa]n?|[Aa]nother|[Oo]ne|[Oo]ne of the|[Ss]ome|[Hh]is|[Hh]er|[Tt]heir|[Ii]ts|[Oo]ur|[Mm]y|[Tt]his|[Tt]hat|[A-Z][a-z]+['’]s) (?:other |own |new |former |then |plant |line |general |head |night |store )?(?:[\\w-]+ )?${person}\\b|(?<=[a-z,;] )(?:(?:Mr|Mrs|Ms|Dr|Officer|Deputy|Judge)\\.? )?(?!(?:${monthPattern}|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Title|Route|Rule|Section|Exhibit|State|City|County|Court|Federal|American|Spanish|English|Christmas|Easter|Thanksgiving|Facebook|Google|Medicare|Medicaid|Miranda|Main|Street|Avenue|Road|Lane|Drive|Inc|Corp|Camry|Honda|Ford|Toyota)\\b)[A-Z][a-z]{2,}\\b(?!['’]s (?:statute|law|rule)| (?:County|City|Court|Street|Avenue|Road|Act|Hospital|University|law|Circuit))`,
  'g',
)

/** From somebody to what is said of them: helping verbs, adverbs, an apposition, what they are in. */
const reaches =
  /^(?:,? (?:who |in the [\w ]{1,20},? |of the [\w ]{1,20},? |at [\w ]{1,20},? |[A-Z]\w{1,20},? )?|(?: [\w’'-]{1,20}){0,3},? ?|['’]s )(?:(?:has|have|had|was|were|is|are|been|being|did|does|do|also|later|then|just|already|now|\w{1,15}ly|never|not|and|who) ){0,4}$/

/**
 * Whether what stands at a place is said of a third person: the last whom its clause names before it is on no side.
 * @param isOurs whether a name is that of the client or of somebody against them
 */
export function isStrangers(
  id: string,
  text: string,
  from: number,
  start: number,
  isPlaced: (from: number, to: number) => Owner,
): boolean {
  if (!personal.includes(id)) return false
  const before = text.slice(from, start)
  const cut = [...before.matchAll(/[;:]|\b(?:but|although|while|whereas)\b/g)].at(-1)
  const clauseFrom = from + (cut ? cut.index + cut[0].length : 0)
  const clause = text.slice(clauseFrom, start)
  const last = [...clause.matchAll(somebody)].at(-1)
  if (!last) return false
  const end = clauseFrom + last.index + last[0].length
  if (isPlaced(clauseFrom + last.index, end) || isPlaced(end, start)) return false
  return reaches.test(text.slice(end, start))
}
