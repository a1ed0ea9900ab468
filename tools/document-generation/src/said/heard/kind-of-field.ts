import { isBody, numberWords } from '@casewright/law'

/** What the value of a field has to look like at least, by what the field holds: a name is no sentence, an occupation no number, an address a place. */
type Kind = readonly [field: RegExp, isKind: (value: string) => boolean]

const words = (value: string): string[] => value.trim().split(/\s+/)
const amount = new RegExp(
  `\\d|\\b(?:${numberWords}|half|quarter|third|none|no|nothing|free|waived|zero|full|all|cost|market|same|contingen\\p{L}+|salary|wages?|hourly|scale|minimum|each|open|negotiable|negotiated|commensurate|apprais\\p{L}+|value|invoiced?|pension|social security|retirement|disability|benefits|commissions?|tips|child support|alimony|varies|agreed|barter|gift)\\b`,
  'iu',
)
/** A sentence has a verb of its own behind who does it; a name has none. */
const tells =
  /(?:^|\s)(?:is|are|was|were|has|have|had|will|shall|should|can|cannot|does|did|wants?|owes?|owed|paid|signs|sold|bought|lives|works|called|said|says)(?:\s|[.,]|$)|\?/u
const nobody =
  /^(?:me|us|him|her|them|you|it|this|that|someone|somebody|nobody|everyone|everybody|both|all|none|na|n\/a|tbd|same|client|letter|attention|whoever|the (?:letter|client|owner|other|same|above|company))$/iu
/** A name of a body: it begins with a capital, and is none of somebody who does something to one. */
const isName = (value: string): boolean =>
  /\p{L}/u.test(value) &&
  /[\p{L}\d]{2}/u.test(value) &&
  !nobody.test(value.trim()) &&
  words(value).length < 22 &&
  (!tells.test(value) || /["“]/.test(value))
/** A sentence tells of somebody; what somebody does for a living is said without. */
const isOffice = (value: string): boolean =>
  /\p{L}{2}/u.test(value) &&
  words(value).length < 16 &&
  !/^(?:I|he|she|they|we|it|who)\b/iu.test(value) &&
  !/(?:^|\s)(?:is|are|was|were|had|wants?|owes?|owed|paid|signs|sold|bought|lives|called|said|says)(?:\s|$)|\?/u.test(
    value,
  )
const isCourt = (value: string): boolean =>
  (isBody(value) && words(value).length > 1) ||
  /court|district|division|tribunal|board|commission|chancery|common pleas|appeals?|agency|arbitrat|bankruptcy|department|\bct\b|\bdist\b|\bcir\b|hearings|magistrate|superior|circuit|justice|peace|precinct|probate|surrogate|orphans|family|municipal|small claims|housing|juvenile|county/iu.test(
    value,
  ) ||
  // 'S.D. Ind.', 'NLRB', 'SDNY'.
  /\bD\.|\p{Lu}DN\p{Lu}|\b[NSEWMC]D\p{Lu}{2}\b|\b\p{Lu}{3,6}\b/u.test(value)

const kinds: readonly Kind[] = [
  [
    /^(?:attorney|affiant|applicant|recommender|candidate|sender|agent|principal|employee|recipient|addressed|provider|client|employer|landlord|tenant|seller|buyer|consultant|borrower|lender|business)Name$|^(?:first|second)Party$|^(?:plaintiff|defendant|responder|successor|hiringManager)$/,
    isName,
  ],
  [/(?:Company|Institution)$|^(?:firmName|companyName)$/, isName],
  [/(?:Address|Place)$/, (value) => /[\d,]|^\p{Lu}/u.test(value) || words(value).length > 1],
  [/Phone$/, (value) => value.replace(/\D/g, '').length > 6 || words(value).length > 6],
  [/Email$/, (value) => /\S@\S/.test(value)],
  [
    /^(?:occupation|jobTitle|department|positionApplied)$|^(?:sender|recipient|recommender|addressed|signer|reader|hiringManager)Title$/,
    isOffice,
  ],
  [
    /^(?:rent|deposit|price|amount|salary|contractValue|retainer|salaryExpected|cost|income)$/,
    (value) => amount.test(value),
  ],
  [/^court$/, isCourt],
  [
    /^workSchedule$/,
    (value) =>
      /\d|\b(?:hours?|days?|weeks?|weekly|weekends?|shifts?|nights?|mornings?|evenings?|afternoons?|full|part|time|flexible|mon\p{L}*|tue\p{L}*|wed\p{L}*|thu\p{L}*|fri\p{L}*|sat\p{L}*|sun\p{L}*|one|two|three|four|five|six|seven|eight|nine|ten|remote|hybrid|rotating|on[ -]call|school year|season\p{L}*|post(?:ed|s)|roster|rota|schedules?|scheduled|assign(?:ed|s)|needed|set by|var(?:ies|y|iable)|daily|noon|midnight|dawn|dusk|holidays?|am|pm)\b/iu.test(
        value,
      ),
  ],
  [
    /^businessLet$/,
    (value) => /\p{L}{3}/u.test(value) && !/^(?:both|all|none|yes|no|it|that|this|same|for|to)$/iu.test(value.trim()),
  ],
]

/** Whether a value is of the kind that its field holds. */
export const isOfItsKind = (field: string, value: string): boolean =>
  kinds.every(([of, isKind]) => !of.test(field) || isKind(value))
