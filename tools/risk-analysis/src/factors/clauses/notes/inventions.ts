import { type ClauseRule, open } from '../rule.ts'

const staff =
  "(?<who>(?:our|their|the|his|her|its) [^.;,]{0,30}?(?:chief|engineer|inventor|designer|founder|CEO|CTO|president|manager|counsel|lawyer|head|team|people|director|client|company|owner)|we|they|he|she|it|client|our client|[A-Z][\\w’'-]{1,20})"
const thing =
  "(?<who>our|their|client['’]s|our client['’]s|the defendant['’]s|defendant['’]s|the accused|its|his|her|[A-Z][\\w]{1,20}['’]s)"

/** Patents, marks and secrets, as a lawyer’s notes tell them. */
export const inventionNotes: readonly ClauseRule[] = [
  {
    factor: 'willful',
    types: ['intellectual-property'],
    by: 'defendant',
    words: new RegExp(
      `(?<![\\w’'-])${staff}(?:, [A-Z][\\w’' -]{2,30},)? (?:had |has |first |already )?(?:saw|seen|read|knew (?:of|about)|was sent|got|received|flagged|reviewed|had a copy of)\\b[^.;]{0,30}\\b(?:patent|registration|trademark|application|cease[- ]and[- ]desist|claim chart|notice letter)\\b`,
      'i',
    ),
    but: /\b(?:if|may|might|never (?:saw|read|knew)|(?:did|had)(?: not|n['’]t) (?:see|know|read)|no one|nobody|only after|after (?:the )?suit|claims? (?:that|to)|alleges?|filed|applied|his own|our own)\b/i,
  },
  {
    factor: 'not-infringing',
    types: ['intellectual-property'],
    by: 'defendant',
    words: new RegExp(
      `(?<![\\w’'-])${thing} (?:[\\w-]+ ){1,4}?(?:is|are|uses?|works?|has|have|opens?|runs?|operates?|moves?|relies|(?:is|are) (?:\\w+ed|driven|held|made))\\b[^.;]{0,60}(?:, not (?:the|an?|by|with|from|on)|,? instead of|,? rather than|,? without (?:an?|any|the)|\\b(?:has|have) no|\\black(?:s|ing)?) [\\w-]+`,
      'i',
    ),
    but: /\b(?:if|may|might|claims? (?:that|to)|alleges?|says|equivalent|yet|still infring\w+)\b/i,
    context: /\bpatent\w*\b/i,
  },
  {
    factor: 'registration',
    types: ['intellectual-property'],
    words:
      /(?:^|[.;,] )(?:it |the patent |patent |the mark |mark )?(?:was )?(?:issued|granted|registered) (?:in |since |on )?(?:[A-Z][a-z]+ (?:\d{1,2}, )?)?(?:19|20)\d\d\b/i,
    but: /\b(?:if|may|might|not|never|n['’]t|expired|cancell?ed|abandoned|before|license)\b/i,
    context: /\b(?:patent|trademark|mark|copyright)\w*\b/i,
  },
  {
    factor: 'confusion',
    types: ['intellectual-property'],
    words:
      /\b(?:\d+|[a-z]+|several|some|many) (?:of (?:our|their|its|the) )?(?:customers?|people|callers?|buyers?|shoppers|clients|vendors|diners)\b[^.;]{0,20}\b(?:asked (?:if|whether)|thought|believed|called|came|mistook|mixed|showed up|returned|complained to|sent)\b[^.;]{0,60}\b(?:same|them|they|us|ours|affiliated|wrong|other|related|branch|connected|sister|it['’]s)\b/i,
    but: /\b(?:if (?:they|we)|may|might|never|not (?:a|one)|no (?:one|customer)|nobody|claims? (?:that|to)|alleges?)\b/i,
    context: /\b(?:marks?|trademarks?|brand|logo|name|trade dress)\b/i,
  },
  {
    factor: 'access',
    types: ['intellectual-property'],
    words:
      /\b(?:their|the) (?:\w+ )?(?:owner|founder|president|designer|engineer|chef|developer|manager|partner)\b[^.;]{0,20}\b(?:used to work for|worked for|was employed by|came from|left|trained (?:with|under|at)) (?:us|our client|client|our company|our shop)\b/i,
    but: open,
  },
  {
    factor: 'willful',
    types: ['intellectual-property'],
    words:
      /\b(?:letter|notice|cease[- ]and[- ]desist|email)\b[^.;]{0,50}\b(?:(?:she|he|they|it) )?(?:ignored|wrote back|laughed|kept (?:selling|using|making|running)|never answered|did nothing|went on)\b/i,
    but: /\b(?:if|may|might|stopped|complied|our client (?:ignored|kept)|we (?:ignored|kept))\b/i,
    context: /\b(?:we sent|our (?:client )?(?:sent|letter)|client sent|sent (?:her|him|them) (?:an?|the))\b/i,
  },
]
