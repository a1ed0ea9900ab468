/** What the value of a field has to look like at least, by what the field holds: a name is no sentence, an occupation no number, an address a place. */
type Kind = readonly [field: RegExp, isKind: (value: string) => boolean]

const words = (value: string): string[] => value.trim().split(/\s+/)
const amount =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|grand|half|quarter|third|none|no|nothing|free|zero|full|all|cost|market|same|contingen\p{L}+|salary|each|open)\b/iu
/** A sentence has a verb of its own behind who does it; a name has none. */
const tells =
  /(?:^|\s)(?:is|are|was|were|has|have|had|will|shall|should|can|cannot|does|did|wants?|owes?|owed|paid|signs|sold|bought|lives|works|called|said|says)(?:\s|[.,]|$)|[!?]/u
const nobody =
  /^(?:me|us|him|her|them|you|it|this|that|someone|somebody|nobody|everyone|everybody|both|all|none|na|n\/a|tbd|same|client|letter|desk|attn|attention|whoever|the (?:letter|client|owner|other|same|above|company))$/iu
const isName = (value: string): boolean =>
  /\p{L}{2}/u.test(value) &&
  !/^(?:care|service|customer|support|billing|manager|owner)$/.test(value) &&
  !nobody.test(value.trim()) &&
  !/^\d+$/.test(value) &&
  words(value).length < 22 &&
  !(tells.test(value) && !/["“]/.test(value))
const isPerson = (value: string): boolean =>
  isName(value) && !/\b(?:desk|dept|department|office of|team|unit|inbox)\b/iu.test(value)
const isAddress = (value: string): boolean =>
  /\d|\b(?:P\.? ?O\.? Box|Box|Suite|Road|Rd|Street|St|Avenue|Ave|Lane|Ln|Drive|Dr|Court|Ct|Way|Place|Pl|Boulevard|Blvd|Highway|Hwy|Route|Rte|Square|Sq|Hall|Building|Bldg|Campus|Plaza|Park|Pike|Trail|Terrace|Circle|Loop|Row|Center|Centre|Tower|House|Farm|Ranch|Marina|Slip|Lot|Unit|Floor)\b|,|\b\p{Lu}{2}\b/iu.test(
    value,
  )
const isOffice = (value: string): boolean => /\p{L}{2}/u.test(value) && words(value).length < 16 && !tells.test(value)
const isCourt = (value: string): boolean =>
  /court|district|division|tribunal|board|commission|chancery|common pleas|appeals?|agency|arbitrat|bankruptcy|department|\bD\.|\bCt\b|\bDist\b|hearings|magistrate|superior|circuit|\p{Lu}DN\p{Lu}|\b[NSEWMC]D\p{Lu}{2}\b/iu.test(
    value,
  )

const kinds: readonly Kind[] = [
  [/^(?:attorney|affiant|applicant|recommender|candidate|sender)Name$|^(?:agent|principal|employee)Name$/, isPerson],
  [
    /^(?:recipient|addressed|provider|client|employer|landlord|tenant|seller|buyer|consultant|borrower|lender|business)Name$|^(?:first|second)Party$|^(?:plaintiff|defendant|responder|successor|hiringManager)$/,
    isName,
  ],
  [/(?:Company|Institution)$|^(?:firmName|companyName)$/, isName],
  [/(?:Address|Place)$/, (value) => isAddress(value) || words(value).length > 1 || /^\p{Lu}/u.test(value)],
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
      /\d|\b(?:hours?|days?|weeks?|weekly|weekends?|shifts?|nights?|mornings?|evenings?|afternoons?|full|part|time|flexible|mon\p{L}*|tue\p{L}*|wed\p{L}*|thu\p{L}*|fri\p{L}*|sat\p{L}*|sun\p{L}*|one|two|three|four|five|six|seven|eight|nine|ten|remote|hybrid|rotating|on call|school year|season\p{L}*)\b/iu.test(
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
