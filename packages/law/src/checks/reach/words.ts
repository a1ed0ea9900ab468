/** How far the words of a term reach. */
export type Reach =
  | 'everything'
  | 'only-remedy'
  | 'final'
  | 'taken-as-agreed'
  | 'runs-on'
  | 'due-at-once'
  | 'price-moves'
  | 'passes'
  | 'taken-from-payments'
  | 'other-dealings'
  | 'no-end'
  | 'defined-widely'

/** Words by which a term sets no bounds to itself, by how. The first that fits is shown. */
export const reachingWords: readonly (readonly [Reach, RegExp])[] = [
  [
    'only-remedy',
    /(?<!\bnot (?:be )?(?:deemed |considered |the |an? |to be ){0,4}|\bnon-)\b(?:(?:sole|only|exclusive) (?:and exclusive )?(?:remedy|remedies|recourse|relief)|in full (?:satisfaction )?of all claims|(?:remed(?:y|ies)|recourse|liability|claims?)\b[^.;]{0,120}\b(?:is|are|be) (?:confined|limited) to|condition precedent to|(?:not|only) (?:obligated|required|liable) to pay (?:until|unless|if|when)|(?:after|when|if) (?:and to the extent )?(?:being )?paid by)\b/gi,
  ],
  [
    'everything',
    /\b(?:whether or not|regardless of|irrespective of|without regard to(?! (?:its|the|any|such)? ?(?:choice|conflict|principles|provisions|rules))|howsoever|whatsoever|by whom(?:so)?ever|by whatever (?:hand|means|channel|agency)|(?:for|by) (?:any|whatever|no) (?:other )?(?:reason|cause)(?: whatsoever)?|(?:of|in|from|by) (?:whatever|any) (?:origin|nature|source|age|capacity|kind whatsoever)|(?:in|by) whatever (?:form|manner|medium)|(?:of|of any and) every (?:kind|nature|description)|from whatever (?:cause|source)|whatever (?:the|their|its) (?:cause|reason|age|origin|form|theory|capacity)|known or unknown|not then known|however (?:caused|arising|occasioned|resulting)|from any (?:cause|source)|anyone (?:was )?ever|by anyone|not affected by any)\b/gi,
  ],
  [
    'final',
    /\b(?:(?:final|conclusive)(?:,| and)? (?:and )?(?:binding|conclusive)|(?:is|are|shall be|being|be|as) (?:final|conclusive)|conclusively|account stated|sole judge|being accepted by the parties|speaks? for (?:itself|themselves)|may not be (?:questioned|contested|reviewed|challenged)|decides (?:about )?[^.;]{0,40} is (?:right|final)|(?:shall|will) be the count)\b/gi,
  ],
  [
    'taken-as-agreed',
    /\b(?:(?:deemed|taken|treated|considered|regarded) (?:to have |as (?:having )?|to be )?(?:accept|agree|elect|waive|consent|approv|acknowledg|confirm|satisf|been (?:accept|approv|waive))\w*|silence (?:is|shall be|will be|constitutes|means)(?! not)(?: \w+){0,3} (?:accept|consent|approv|agree)\w*|constitutes? (?:an? )?(?:acceptance|consent|waiver|agreement|election)|no need for (?:either|any|the)[^.;]{0,30} to sign)\b/gi,
  ],
  [
    'runs-on',
    /\b(?:successive (?:terms?|periods?|\w+[- ](?:month|year))|automatic(?:ally)? (?:be )?(?:renew|extend|continu)\w*|renews? (?:automatically|itself|for)|shall be (?:renewed|extended) for|unless [^.;]{1,160}notice[^.;]{1,160}(?:renew|extend|continu)\w*|goes on for|further (?:\w+ )?(?:term|\d{1,3} months|\d{1,2} years)|term lengthens|(?:time|term|period) is extended until|extended by (?:the number|as many)|begins? again)\b/gi,
  ],
  [
    'due-at-once',
    /\b(?:(?:become|becomes|shall be|are|is|fall|falls) (?:immediately |forthwith |at once )?(?:due|payable)(?: and payable)? (?:forthwith|immediately|at once|on demand|in full|in one sum)|debt of [^.;]{1,40} due on demand|payable forthwith|to the (?:last day|end) of the term|that would have (?:fallen due|become due|been payable)|(?:all|any) remaining (?:fees|rents?|payments|installments)|accelerat(?:e|es|ed|ion of) (?:the |all |any |every )?(?:rent|fees?|sums?|amounts?|balance|debt|payments?|principal|obligations?))\b/gi,
  ],
  [
    'price-moves',
    /\b(?:(?:greater|higher|greatest|highest) of|whichever is (?:the )?(?:greater|higher)|in so far as it (?:advances|rises)|upward only|not (?:be )?(?:less|lower) than (?:the|that|its) (?:prior|previous|preceding)|then[- ](?:current|prevailing)(?: \w+){0,3} (?:rates?|schedule|list|prices?|charges?|fees?)|(?:published|posted) (?:rates?|schedule|prices?|fees?|rate card)|at (?:the |its )?(?:list|house|standard) price|had it been increased|together with an? (?:administrative|overhead|management) \w+)\b/gi,
  ],
  [
    'passes',
    /\b(?:(?:is|are|be|becomes?|remains?|shall be) (?:and (?:shall )?remains? )?(?:the )?(?:sole (?:and exclusive )?|exclusive )?property of|belongs? to|(?:be|are|is|becomes?) (?:the )?\p{Lu}[\p{L}]{2,24}['’]s(?=[.;,]|$)|(?:if|when) you (?:go|leave), it stays|no (?:\w+ ){0,4}(?:shall|will) be (?:had back|returned|refunded|repaid)|(?:is|are|be) non-?refundable|(?:is|are|be) (?:thereby )?forfeited|(?:steps|goes|falls|drops) to (?:zero|nothing))/giu,
  ],
  [
    'taken-from-payments',
    /\b(?:set[- ]?off (?:against|any)|may (?:be )?(?:deduct\w*|withh(?:old|eld)(?! (?:its |their |his |her )?(?:consent|approval))|recoup\w*|offset|net\b)|charged (?:against|back)|com(?:e|es) off the top|chargebacks?|by way of deduction|out of your (?:\w+ )?money|for [\p{L}]{3,24}['’]s account|reserves? (?:as|that)[^.;]{0,30}(?:determines|sees fit|deems))\b/giu,
  ],
  [
    'other-dealings',
    /\b(?:(?:this|under) or any other (?:agreement|contract|undertaking|obligation|account|project|work|dealing)|any other (?:agreement|contract|undertaking|obligation|account|project|dealing)s? (?:with|between|of)|on any other (?:undertaking|project|work|contract)|(?:default|breach) under any other|undertaking of [^.;]{1,30} with anyone|or any of its affiliates)\b/gi,
  ],
  [
    'no-end',
    /\b(?:in perpetuity|perpetual(?:ly)?|forever|without (?:limit|end) (?:of|in) time|throughout the term and every (?:renewal|extension)|(?:including|even) after (?:separation|termination|expir\w+|the end|cessation)|at any time,? including after|for as long as[^.;]{0,60}(?:is|are) (?:in|offered|sold))\b/gi,
  ],
  [
    'defined-widely',
    /["“][^"“”]{2,40}["”],? (?:also |shall )?(?:means?|is|are|comprises?|includes?|takes? in|extends? to|be read)\b[^.]{0,400}\b(?:and any\b|or any\b(?! successor)|any other\b|or other \w+ that\b|any affiliate|all costs|extends? to each|to take in\b)/gi,
  ],
]
