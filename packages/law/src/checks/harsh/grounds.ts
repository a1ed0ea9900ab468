/** What makes a term harsh, as its own words say it. */
export interface Ground {
  id: GroundId
  /** The words that say it. */
  said: string
  /** Where they stand in the sentence. */
  at: number
}

const number = '(?:one|two|three|four|five|six|seven|eight|nine|ten|\\d{1,2})'

/** What makes a term harsh, by the words that say it; those that say most stand first. */
const grounds = {
  untold:
    /\bwithout (?:(?:prior|any|further|so much as|advance|first) ){0,2}(?:notice|warning|telling|a word|summons|announcement|asking|announcing)\b(?: [^,.;]{1,30}(?=[,.;]))?|\bunannounced\b|\bsaying nothing\b|\bin silence\b|\b(?:need not|(?:is|are) (?:not|under no duty|never)(?: obliged| bound| required| to)*(?: to)?) (?:be )?(?:tell|told|say|notify|notified|disclose|name|warn|warned|point out|report|call)\b(?: [^,.;]{1,40}(?=[,.;]|$))?|\bno (?:obligation|duty) to (?:tell|say|notify|disclose|inform|warn|report)\b[^,.;]{0,40}|\bno (?:prior |advance )?notice (?:is|need|being)\b[^,.;]{0,20}/i,
  unasked:
    /\bwithout (?:(?:the|any|prior|further|written|its|his|her|their|your|our) ){0,3}(?:consent|approval|agreement|permission|leave|signature)\b(?: of (?:the )?\p{L}+)?/iu,
  anytime:
    /\b(?:at|in) any (?:time|moment|hour|point)\b(?: (?:and )?(?:for|with|without) (?:any|no)(?: or no)? \w+)?|\bfor any (?:or no )?reason(?: (?:or|at) (?:none|all|no reason))?|\bfor (?:no|good or no|any or no) (?:reason|cause)\b(?: at all)?|\bwithout (?:giving |stating |needing )?(?:an? |any )?(?:cause|reason)\b|\bwhenever (?:it|he|she|they|we|you|the \p{L}+|\p{Lu}\p{L}+) \p{Ll}+(?: (?:fit|right|so|best))?|\bfrom time to time\b|\bat will\b|\bon (?:a|the) (?:whim|spot)\b|\bnot owe a reason\b|\bas often as [^,.;]{2,30}/iu,
  alone:
    /\b(?:in|at|by) (?:its|his|her|their|our|your|the|\p{Lu}\p{L}+['’]s) (?:(?:own|sole|absolute|unfettered|exclusive) (?:and )?){0,3}(?:discretion|judgment|opinion|option|choosing|liking|pleasure|convenience|estimation|appraisal|computation|reckoning)\b(?: of (?:the )?\p{Lu}\p{L}+)?|\b(?:sole|absolute) (?:and absolute )?(?:discretion|judgment|opinion)\b|\b(?:as|such as|that|which|what) (?:it|he|she|they|we|(?:the )?\p{Lu}\p{L}+) (?:(?:shall|may|will|alone|then|so) ){0,2}(?:sees? fit|pleases?|likes?|thinks? (?:best|fit|proper|right|\p{L}+)|cho(?:o|se)s?e?s?|deems? \p{L}+|wish(?:es)?|sets?|fix(?:es)?|reckons?|determines?|decides?|elects?|prescribes?|selects?|allots?|attributes?|judges?|feels?|designates?|states?)\b|\b(?:if|where|when|should) (?:it|he|she|they|we|(?:the )?\p{Lu}\p{L}+) (?:in [^,.;]{3,30} )?(?:considers?|believes?|forms? the view|conceives?|apprehends?|thinks?|judges?|feels?|deems?|suspects?|senses?|decides?|determines?)\b[^,.;]{0,50}|\b(?:decision|word|ruling|count|figure|log|finding|determination|judgment|assessment)s? (?:of [^,.;]{1,40} )?(?:is|are|shall be) (?:final|binding|conclusive|the last)\b|\b(?:has|have) the last word\b|\b(?:is|are|being) the (?:sole|only) judge\b|\balone (?:decides?|determines?|judges?|sets?|says)\b|\bno appeal\b|\bwithout (?:review|appeal)\b|\b(?:that|which) (?:nobody may review|is not open to \w+|shall not be questioned)\b|\bselected by (?:the )?\p{Lu}\p{L}+/iu,
  anyhow:
    /\b(?:not )?even (?:if|when|where|though)\b[^.;]{3,90}?(?=[,.;]|$)|\b(?:whether or not|no matter|regardless|irrespective)\b[^.;]{3,80}?(?=[,.;]|$)|\b(?:al)?though [^.;]{3,80}?(?=[,.;]|$)|\bhow(?:so)?ever (?:arising|caused|occasioned|it|often|careless|long|far)\b[^.;,]{0,50}|\b(?:by )?who(?:m|se)?soever\b[^.;,]{2,40}|\bfrom what(?:so)?ever cause\b|\bwhatever (?:the|its|their|his|her|has|was|is|be|becomes|declared)\b[^.;,]{2,50}|\b(?:used|paid|worked|needed|seen|founded|right|earned) or (?:not|un\w+|wrong)\b|\bwin or lose\b|\b[^,.;]{3,60} notwithstanding\b|\bincluding\b[^.;]{0,30}\b(?:negligen\w+|careless\w*|faults?|mistakes?|errors?)\b[^.;,]{0,40}|\b(?:who|which)ever (?:was|is|of)\b[^.;,]{2,40}/i,
  unreturned:
    /\bno (?:refunds?|credits?|reduction|allowance|abatement|rebate|adjustment|return)\b[^,.;]{0,30}|\bnon-?refundable\b|\b(?:not|never) (?:be )?(?:refundable|returned|refunded|repaid|credited|given back|prorated)\b|\bwithout (?:a |any )?(?:refund|credit|adjustment|repayment|allowance)\b/i,
  held: /\b(?:keep|hold|withhold|retain)s? (?!(?:free|harmless|whole))[^,.;]{2,50}? (?:until|(?:so|as) long as|while|till) [^,.;]{3,60}/i,
  forfeited:
    /\b(?:forfeit(?:s|ed|ure)?|los(?:es?|t)|parts? with|surrenders?)\b(?! (?:profits?|sales|revenue|income|wages|time|data))(?: [^,.;]{2,50}?(?=[,.;]|$| (?:if|when|unless|and|on|upon|by)\b))?|\b(?:keeps?|retains?) (?:(?:the|all|any|every|its|whole|entire|full|an?|other) ){0,3}(?:deposits?|payments?|fees?|sums?|money|moneys|price|advances?|tuition|installments?|retainer|commissions?|prepaid \p{L}+|\$[\d,]+)\b[^,.;]{0,40}?(?=[,.;]|$| (?:if|when|unless|and|on|upon)\b)|\b(?:is|are|becomes?|stays?|remains?) (?:(?:the (?:sole )?property of (?:the )?\p{Lu}\p{L}+)|(?:the )?\p{Lu}\p{L}+['’]s(?= (?:again|outright|alone|for good|property|if|when|on|upon|and|once)\b|[,.;]|$))/iu,
  unpaid:
    /\bwithout (?:(?:extra|additional|further|more|added|any|other) )?(?:pay|payment|compensation|reimbursement|remuneration)\b|\bno (?:(?:extra|additional|further|more|added|other) )?(?:pay|payment|compensation|reimbursement|fee|wages)\b(?! (?:by|of|or|to|from|shall|will|may)\b)[^,.;]{0,30}|\bfor the same (?:fee|price|pay|money|rate|freight)\b|\b(?:unpaid|uncompensated)\b|\b(?:gets?|receives?|is (?:owed|paid)|are (?:owed|paid)) nothing\b[^,.;]{0,40}|\bin its own time\b/i,
  atCost:
    /\bat (?:its|his|her|their|your|our|the|\p{Lu}\p{L}+['’]s?) (?:own |sole |full ){0,2}(?:cost|expense|risk|peril)\b(?: and expense)?(?: of (?:the )?\p{Lu}\p{L}+)?|\bout of (?:its|his|her|their|your) own (?:pocket|purse|funds)\b/iu,
  remediless:
    /\bno (?:claim|objection|set-?off|defen[sc]e|counterclaim|review|deduction|recourse|remedy|say|answer|action|suit|right to (?:object|complain|contest|recover|refuse|terminate|cancel|leave))\b[^,.;]{0,40}|\b(?:may|shall|will|can) (?:not|never) (?:sue|claim|contest|dispute|object|question|complain|recover|appeal|challenge|withhold|ask)\b[^,.;]{0,40}|\bcannot (?:sue|claim|contest|dispute|object|question|complain|recover|appeal|challenge|leave|end|terminate|cancel|be (?:questioned|reviewed|contested))\b[^,.;]{0,40}|\b(?:waives?|gives? up|releases?|relinquish(?:es)?|lets? go|renounces?|absolves?|forgoes?|disclaims?|abandons?)\b [^,.;]{2,60}|\bas a (?:waiver|release|discharge)\b[^,.;]{0,60}|\bnot (?:be )?(?:questioned|contested|disputed|reviewed|called to account)\b|\b(?:sole|only|exclusive|entire|whole) (?:and exclusive )?(?:remedy|relief|recourse|entitlement|answer)\b[^,.;]{0,40}/i,
  endless:
    /\b(?:in perpetuity|perpetual(?:ly)?|forever|for ever|for good|for all time|for life|irrevocabl[ye]|indefinitely|permanently|without end|for as long as [^,.;]{3,40})\b|\bfor (?:\p{L}+ \()?(?:five|six|seven|eight|nine|ten|twelve|fifteen|twenty|[5-9]|[1-9]\d)\)? years\b/iu,
  afterEnd:
    /\b(?:for|within|during) (?:a period of )?(?:the )?(?:[\p{L}-]+ \()?(?:\d{1,3}|[\p{L}-]{2,14})\)? (?:months?|years?)(?: (?:next )?(?:after|following|from|thereafter|afterwards?|in which)\b[^,.;]{0,40}| that follows?)|\b(?:\d{1,3}|[\p{L}-]{3,14}) (?:months?|years?) (?:after|afterwards?|thereafter|following)\b[^,.;]{0,30}/iu,
  waits:
    /\b(?:until|before|unless and until) [^,.;]{2,50} (?:has|have|had) (?:first )?(?:been )?(?:paid|settled|satisfied|met|repaid|cleared|made good)\b[^,.;]{0,20}|\bcondition precedent\b[^,.;]{0,50}|\bonly (?:if|when|once|after|out of) [^,.;]{3,60}/i,
  atOnce:
    /\b(?:immediately (?:due|payable)|at once|forthwith|on the spot|with immediate effect|summarily|instantly|within the hour|the same day|overnight)\b/i,
  byPosting:
    /\bby (?:posting|publication|publishing|a bulletin|bulletin|a memo|memo|text|a note|a notice on)\b[^,.;]{0,30}|\bupon publication\b/i,
  wide: /\b(?:including|and|or|with|plus|together with) [^.;]{0,60}\b(?:of (?:every|any|whatever) (?:kind|description|sort|nature|character)|whatsoever|whatever|hereafter|present or future|now or later|later (?:amend\w+|\p{L}+))\b|\b(?:of (?:every|any|whatever) (?:kind|description|sort|nature|character)|in whatever \p{L}+|any (?:and all|other) (?:\p{L}+ ){0,2}(?:dealings?|agreements?|projects?|matters?|contracts?|orders?|person|property)|present or future|known or (?:not|unknown)|or its affiliates)\b|\bany (?:\p{L}+ ){0,3}or (?:\p{L}+ ){0,3}(?:whatever|whatsoever)\b/iu,
  deemed:
    /\b(?:is|are|be|shall be|will be) (?:conclusively |hereby )?(?:deemed|considered|presumed|taken (?:as|to)|treated as|held to have)\b[^,.;]{0,50}|\bcounts? (?:as|for)\b[^,.;]{2,40}|\b(?:conclusive|binding) (?:proof|evidence)\b|\bhas (?:agreed|accepted|approved|consented)\b[^,.;]{0,30}/i,
  short: new RegExp(
    `\\b(?:within|inside(?: of)?|in) ${number} (?:\\(\\d{1,2}\\) )?(?:business |working |calendar )?(?:hours?|days?)\\b(?: of [^,.;]{2,40})?|\\bwithin (?:24|48|72|twenty-four|forty-eight|seventy-two) hours\\b(?: of [^,.;]{2,40})?|\\bby (?:noon|midnight|the end) (?:of|on) the (?:next|same|following)(?: business)? day\\b`,
    'i',
  ),
  perUnit:
    /\$ ?[\d,]+(?:\.\d\d)? (?:(?:for )?(?:each|every|per)|an?|a (?=day|week|hour|time)) [^,.;]{2,30}|\b(?:penalty|fine) of \$ ?[\d,]+/i,
  unlimited:
    /\bwithout (?:any )?(?:limit(?:ation)?|cap|ceiling|regard to amount)\b(?! the foregoing)(?: (?:of|on|in|as to) [^,.;]{2,30})?|\bno (?:limit|cap|ceiling|maximum|upper (?:end|limit))\b[^,.;]{0,30}|\bunlimited\b|\bin whatever amount\b|\bhowever (?:large|remote|much)\b/i,
} satisfies Readonly<Record<string, RegExp>>

/** 'anyhow' concedes a fault, and 'anyway' something else. */
export type GroundId = keyof typeof grounds | 'anyway'

const fault =
  /\b(?:faults?|neglig\w+|careless\w*|mistakes?|errors?|wrong\w*|fail\w*|breach\w*|acts?|omissions?|caus\w+|brought about|arising|blame|default\w*|left|delay\w*|misconduct)\b/i

/** Alike, so that one of them says enough. */
const oneOf: readonly (readonly GroundId[])[] = [
  ['untold', 'unasked'],
  ['unreturned', 'forfeited'],
]
const most = 3

/** Words without a last one that was cut. */
const wholeWords = (said: string, next: string): string =>
  /\p{L}/u.test(next) && said.includes(' ') ? said.slice(0, said.lastIndexOf(' ')) : said

/** What makes a sentence harsh by its own words, those that say most first. */
export const groundsIn = (words: string): readonly Ground[] => {
  const found: Ground[] = []
  for (const [key, said] of Object.entries(grounds) as [GroundId, RegExp][]) {
    const hit = said.exec(words)
    if (!hit) continue
    const id = key === 'anyhow' && !fault.test(hit[0]) ? 'anyway' : key
    const [at, end] = [hit.index, hit.index + hit[0].length]
    const isTold = found.some(
      (one) =>
        (one.at < end && at < one.at + one.said.length) ||
        oneOf.some((alike) => alike.includes(one.id) && alike.includes(id)),
    )
    if (!isTold) found.push({ id, said: wholeWords(hit[0], words.charAt(end)).trim(), at })
  }
  return found.slice(0, most)
}
