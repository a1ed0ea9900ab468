import { type ClauseRule, open } from '../rule.ts'

const parent =
  "(?<who>(?:the )?(?:mother|father|mom|dad|wife|husband|petitioner|respondent)|our client|client|she|he|[A-Z][\\w’'-]+)"
/** 'Father, Rick, …': a name beside the word for a parent. */
const named = `${parent}(?:,? \\(?[A-Z][\\w’'-]+\\)?,?)?`
const staff =
  '(?:employees?|clerks?|staff|workers?|associates?|cashiers?|managers?|janitors?|guards?|stockers?|servers?|attendants?|crew|maintenance)'
const thing =
  '(?:it|them|the (?:[\\w-]+ ){0,2}(?:puddle|spill|water|ice|hole|pothole|step|grease|leak|rail(?:ing)?|wire|glass|crack|gap|liquid|mess|ladder|hose|cord|mat|board|tile|grate))'
const broken =
  '(?:broken|loose|leaking|cracked|rotten|rotting|dark|unlit|slippery|slick|unlocked|missing|defective|failing|jammed|unsafe|not (?:working|locking|closing|lit)|out|wobbl\\w+|exposed|sagging|torn)'
const number = '(?:\\d+|two|three|four|five|six|seven|eight|nine|ten|a dozen|several|many|multiple|a string of)'

/** Facts that people tell in everyday words, each on one side by its nature. */
export const toldPlainly: readonly ClauseRule[] = [
  {
    // Those who work there stood beside it, or walked past.
    factor: 'hazard-known',
    types: ['personal-injury', 'other'],
    whose: 'defendant',
    words: new RegExp(
      `\\b${staff}\\b[^.;]{0,30}\\b(?:walked|stepped|drove|went) (?:right )?(?:past|by|around|over) ${thing}\\b|\\b${staff}\\b[^.;]{0,30}\\b(?:stood|standing|were|was|worked|working|sat|sitting)\\b[^.;]{0,20}\\b(?:feet|yards|steps|aisle|next to|beside|right by|in front of)\\b[^.;]{0,60}\\b(?:minutes|hours?|before (?:she|he|they|the))\\b`,
      'i',
    ),
    but: open,
    notIn: /\b(?:fired for|retaliat\w+)\b/i,
  },
  {
    // Whoever answers for the place was told of it.
    factor: 'hazard-known',
    types: ['personal-injury', 'real-estate', 'other'],
    whose: 'defendant',
    doer: 'claimant',
    words: new RegExp(
      `\\b(?:told|texted|e-?mailed|wrote(?: to)?|called|notified|warned|reported(?: it)? to|complained to)\\b[^.;]{0,70}\\b(?:landlord|owner|manager|management|super(?:intendent)?|store|office|city|school|hotel|company|maintenance|leasing)\\b[^.;]{0,90}\\b(?:(?:was|were|is|are|had been|has been|kept|wasn['’]t|did(?: not|n['’]t)) )(?:\\w+ )?${broken}\\b`,
      'i',
    ),
    but: /\b(?:if|may|might|could have|would have|never (?:told|called|reported|wrote|texted)|n['’]t (?:tell|call|report|text)|claims?|alleges?|supposedly|fired)\b/i,
    notIn: /\b(?:retaliat\w+|whistle)\b/i,
  },
  {
    // It had happened there before.
    factor: 'hazard-known',
    types: ['personal-injury', 'real-estate', 'other'],
    whose: 'defendant',
    words: new RegExp(
      `\\b(?:there (?:had|have|has) been|had already (?:had|seen)|saw|with) (?:at least |about |over )?${number} (?:other |prior |earlier |previous )?(?:break-?ins?|burglar(?:y|ies)|robber(?:y|ies)|muggings?|shootings?|thefts|falls|slips|accidents there|drownings?)\\b[^.;]{0,60}\\b(?:building|complex|parking lot|property|store|hotel|motel|garage|premises|stairwell|pool|same (?:spot|place|aisle|stairs))\\b`,
      'i',
    ),
    but: /\b(?:if|may|might|claims?|alleges?|our client had|she had|he had|none|no (?:other|prior))\b/i,
    context: /\b(?:landlord|owner|store|hotel|building|complex|apartment|garage|property|premises)\b/i,
  },
  {
    // The sheet that would show when somebody last looked is empty.
    factor: 'not-inspected',
    types: ['personal-injury'],
    whose: 'defendant',
    words:
      /\b(?:sweep|inspection|cleaning|safety|walk-?through|restroom|floor|maintenance) (?:sheets?|logs?|records?|checklists?|charts?)\b[^.;]{0,50}\b(?:(?:is|are|was|were|left) (?:blank|empty|missing|unsigned)|(?:was|were|is|are)(?: not|n['’]t) (?:filled|signed|kept)|(?:has|have|had|shows?|showed) (?:no (?:entr(?:y|ies)|initials?|sweep|check)|nothing|a gap))\b/i,
    but: open,
  },
  {
    // What the injured person had on, where that is why people fall.
    factor: 'comparative-fault',
    types: ['personal-injury'],
    doer: 'claimant',
    words:
      /\b(?:she|he|plaintiff|client|who|[A-Z][\w’'-]{1,24}) (?:was |had |were )?(?:wore|wearing|had on|in) (?:(?:a pair of|her|his|old|some) ){0,2}(?:worn[- ]?out|bald|smooth[- ]soled|broken|untied|(?:four|five|six|4|5|6)[- ]inch|high) ?(?:flip[- ]?flops?|heels?|sandals?|shoes?|slippers?|sneakers?|boots?|crocs)?\b/i,
    with: /\b(?:flip[- ]?flops?|heels?|sandals?|shoes?|slippers?|sneakers?|boots?|crocs|socks)\b/i,
    context: /\b(?:fell|fall|slip\w*|trip\w*)\b/i,
    but: /\b(?:if|may|might|not|n['’]t|claims? that|alleges?|clerk|employee|worker|witness|required|uniform)\b/i,
  },
  {
    factor: 'substance',
    types: ['family'],
    words: new RegExp(
      `(?:^|[.;:,] |\\b(?:and|but) )${named} (?:has|had|got|picked up|is facing|was given) (?:an? |two |three |another |a second |a new |a recent |his second |her second )?(?:DUIs?|DWIs?|OWIs?|drunk[- ]driving (?:charge|arrest|conviction)|drug (?:charge|arrest|conviction|problem|habit)|(?:drinking|pill|meth|opioid) problem)\\b`,
      'i',
    ),
    but: /\b(?:if|may|might|no|not|never|n['’]t|dismissed|acquitted|expunged|dropped|claims?|alleges?|(?:ten|fifteen|twenty|\d\d) years ago|boyfriend|girlfriend|brother|sister|roommate)\b/i,
  },
  {
    factor: 'missed-visits',
    types: ['family'],
    words: new RegExp(
      `(?:^|[.;:] |, (?:and|but) |\\band )${named}(?: has|,? who)?[^.;]{0,80}?\\b(?:missed|skipped|cancell?ed|blew off|did(?: not|n['’]t) (?:use|take|show for)) (?:most|many|half|nearly all|almost all|all|more than half|about half|a lot|the majority|several) (?:of )?(?:(?:them|it|his|her|the|those|these)\\b)?(?: (?:visits?|weekends?|time|Wednesdays|overnights?))?`,
      'i',
    ),
    with: /\b(?:weekends?|visits?|overnights?|parenting time|Wednesdays|exchanges?)\b/i,
    but: /\b(?:if|may|might|because|sick|ill|hospital|deployed|refused|claims?|alleges?|school|payments?|court)\b/i,
  },
  {
    // Work that is there and pays, and kin at the place where a parent wants to go.
    factor: 'move-reason',
    types: ['family'],
    whose: 'mover',
    doer: 'mover',
    words:
      /\b(?:job|position|post|offer|transfer|promotion)\b[^.;]{0,40}\b(?:there|in [A-Z][\w]+|waiting)\b[^.;]{0,60}\b(?:pays?|paying|at|for|with)\b[^.;]{0,30}\b(?:twice|double|more|\$ ?\d|\d+ ?k|better|a third|half again)\b|\b(?:her|his|whose) (?:parents?|mother|family|sister|brother) (?:all )?(?:lives?|is|are) (?:there|in [A-Z]\w+)\b/i,
    context: /\b(?:move|moving|relocat\w+)\b/i,
    but: /\b(?:if|may|might|no (?:job|offer)|not yet|hopes?|looking for|lost (?:his|her) job|rescinded|withdrawn|(?:he|father|dad|husband|mother|mom|wife|she) (?:says|claims))\b/i,
  },
  {
    factor: 'good-record',
    types: ['employment'],
    doer: 'claimant',
    words:
      /\b(?:hit|made|reached|met|beat|exceeded|came in at|was at|ran at|finished at) (?:\w+ )?(?:1[0-9]\d|[12]\d\d) ?(?:%|percent) of (?:his|her|their|the|its)? ?(?:\w+ )?(?:target|quota|goal|plan|number)s?\b|\b(?:top|best|number one|highest|second[- ]highest) (?:\w+ )?(?:sales(?:man|person|woman)?|seller|producer|biller|performer|rep)\b[^.;]{0,40}\b(?:year|quarter|region|office|store|branch|firm|company)\b/i,
    but: /\b(?:if|may|might|claims?|alleges?|not|never|n['’]t|replacement|successor|they say|co-?worker|someone else)\b/i,
  },
]
