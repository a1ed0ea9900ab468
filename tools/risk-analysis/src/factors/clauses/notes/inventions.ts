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
    but: /\b(?:if|may|might|never (?:saw|read|knew)|(?:did|had)(?: not|n['’]t) (?:see|know|read)|no one|nobody|only after|after (?:the )?suit|claims? (?:that|to)|alleges?|filed|applied|his own|our own|stopped|complied|took (?:it|them) (?:down|off)|redesign\w*|changed (?:the|its|our|their) (?:name|design|label|product))\b/i,
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
    // Of two rights nobody can say which one was meant.
    notIn:
      /\b(?:our|my|client['’]s) (?:own )?(?:patent|mark|registration|copyright)\b[^]{0,600}?\b(?:theirs?|(?:the )?(?:plaintiff|defendant)['’]s)\b|\b(?:their|(?:plaintiff|defendant)['’]s) (?:own )?(?:patent|mark|registration|copyright)\b[^]{0,600}?\bours?\b/i,
  },
  {
    factor: 'registration',
    isDenied: true,
    types: ['intellectual-property'],
    words:
      /\b(?:has|have|had|with|holds?|there is|there['’]s) no (?:copyright |federal |trademark |\w+ )?registration\b|\bnever registered (?:the|her|his|its|their|any|it)\b|\b(?:is|was|are|were)(?: still)?(?: not|n['’]t) (?:yet )?registered\b/i,
    but: /\b(?:if|may|might|needs? no registration|we|our|domain)\b/i,
  },
  {
    // Paid for any use: a license by its words.
    factor: 'permitted-use',
    types: ['intellectual-property'],
    words:
      /\b(?:paid|pays|bought|licen[sc]ed|hired)\b[^.]{0,110}\b(?:all uses|any use|all rights|any purpose|all purposes|unlimited use)\b/i,
    but: /\b(?:if|may|might|not|never|n['’]t|no one|except|reserved|reserv\w+)\b/i,
  },
  {
    factor: 'confusion',
    types: ['intellectual-property'],
    words:
      /\b(?:\d+|[a-z]+|several|some|many) (?:of (?:our|their|its|the) )?(?:customers?|people|callers?|buyers?|shoppers|clients|vendors|diners)\b[^.;]{0,20}\b(?:asked (?:us |them |me )?(?:if|whether)|thought|believed|assumed|mistook|mixed)\b[^.;]{0,60}\b(?:same|ours|theirs|affiliated|related|branch|connected|sister|up|(?:was|were|is|are) (?:us|them|it|one of))\b|\b(?:\d+|[a-z]+|several|some|many) (?:of (?:our|their|its|the) )?(?:customers?|people|callers?|buyers?|shoppers|diners)\b[^.;]{0,20}\b(?:called|came|showed up|wrote|returned)\b[^.;]{0,40}\b(?:by mistake|thinking|looking for (?:them|us|the other)|the wrong (?:company|store|shop|restaurant|business|place))\b/i,
    but: /\b(?:if (?:they|we)|may|might|never|not (?:a|one)|no (?:one|customer)|nobody|claims? (?:that|to)|alleges?)\b/i,
    context: /\b(?:marks?|trademarks?|brand|logo|name|trade dress)\b/i,
  },
  {
    factor: 'access',
    types: ['intellectual-property'],
    by: 'claimant',
    words:
      /\b(?:their|the|our|its|his|her) (?:\w+ )?(?:owner|founder|president|designer|engineer|chef|developer|manager|partner)\b[^.;]{0,20}\b(?:used to work for|worked for|was employed by|came from|left|trained (?:with|under|at)) (?<of>us|our client|client|our company|our shop|(?:the )?(?:plaintiff|defendant))\b/i,
    but: open,
  },
  {
    // Whose letter went unheeded.
    factor: 'willful',
    types: ['intellectual-property'],
    by: 'claimant',
    words:
      /(?<![\w’'-])(?<who>we|our clients?|client|the (?:plaintiff|defendant|owner|author|[A-Z]\w+)|they|he|she|[A-Z][\w’'-]+) (?:had |has |then |first )?(?:sent|mailed|emailed|wrote|served)\b[^.]{0,60}\b(?:letter|notice|cease[- ]and[- ]desist|email)\b[^.;]{0,50}\b(?:(?:she|he|they|it) )?(?:ignored|laughed|kept (?:selling|using|making|running)|never answered|did nothing|went on)\b/i,
    but: /\b(?:if|may|might|stopped|complied)\b/i,
  },
  {
    factor: 'willful',
    types: ['intellectual-property'],
    by: 'claimant',
    words:
      /\bignored (?<of>our|the plaintiff['’]s|(?:our )?client['’]s|their|his|her) (?:\w+ )?(?:letters?|notices?|cease[- ]and[- ]desist\w*|emails?)\b/i,
    but: /\b(?:if|may|might|stopped|complied)\b/i,
  },
]
