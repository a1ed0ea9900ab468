import { claims } from '../../factor.ts'
import type { ClauseRule } from '../rule.ts'

const who =
  "(?<who>[Hh]e|[Ss]he|[Tt]hey|(?:(?:[Oo]ur|[Tt]he|[Mm]y) )?(?:[Cc]lients?|[Pp]laintiffs?|[Dd]efendants?|[Cc]laimant|[Tt]enant|[Bb]uyer|[Ss]eller|[Dd]river|[Oo]wner|[Ee]mployee)|[A-Z][\\w’'-]{1,24})"
const record =
  '(?:records?|video|footage|e-?mails?|photos?|texts?|logs?|statements?|charts?|receipts|time ?cards?|phone records|MRI|X-rays?|messages|camera|badge data|data)'
const unsure = /\b(?:if|may|might|whether|alleges?|claims? (?:that|to)|perhaps|maybe|reportedly)\b/i

/** What a record, a witness of neither side or a test shows, and what somebody’s own words show of their claim. */
export const shownNotes: readonly ClauseRule[] = [
  {
    // 'He swore that he had never had back trouble; the records show two operations.'
    factor: 'credibility',
    types: claims,
    words: new RegExp(
      `(?:^|[.;,] |\\b(?:and|but|that) )${who} (?:swore|testified|told (?:us|them|the \\w+)|stated|said under oath|wrote|claimed|denied)\\b[^.;]{0,80}\\b(?:never|no|not|always|only|n['’]t)\\b[^.]{0,60}[;,] (?:but |and |while )?(?:the |his |her |their |its |our |a )?(?:[\\w’'-]+ ){0,2}${record} (?:(?:that )?we \\w+ |from [^.;,]{1,30} )?(?:show|shows|prove|proves|say otherwise|contradict|reveal|puts?) `,
    ),
    but: unsure,
    saidBy: /\b(?:swore|testified|claimed|stated|denied)\b/i,
  },
  {
    // Their own message that nothing happened.
    factor: 'credibility',
    types: ['personal-injury', 'employment', 'other'],
    whose: 'claimant',
    words:
      /(?:^|[.;,] |\b(?:and|that|night|authenticated,) )(?<who>[Hh]e|[Ss]he|(?:[Tt]he )?(?:plaintiff|claimant)|[A-Z][\w’'-]{1,24}) (?:told|texted|wrote|messaged|posted|e-?mailed)\b[^.;“"]{0,50}["“][^"”]{0,120}\b(?:never (?:touched|laid a hand on|hit|hurt) me\b|I(?:['’]m| am) (?:just )?going to say|made (?:it|this|that) (?:all )?up|so (?:we|I) (?:can|could) get paid|they always pay|not (?:really |even )?(?:hurt|injured)|faking?)\b/,
    but: /\b(?:forged|fake account|hacked|joking)\b/i,
    saidBy: /\b(?:told|texted|wrote|messaged|posted)\b/i,
  },
  {
    factor: 'seen',
    types: ['personal-injury'],
    whose: 'defendant',
    words:
      /\b(?:dash ?cam|video|camera|footage|recording|traffic cam)\b[^.;]{0,40}\b(?:shows?|showed|has|caught)\b[^.;]{0,60}\b(?:the other (?:car|driver|truck|van|vehicle|bus)|the defendant['’]s (?:car|truck|van)|the defendant) (?:coming|running|going|driving|sailing|drifting|crossing|swerving|backing)\b[^.;]{0,30}\b(?:red|light|stop sign|center ?line|double yellow|lane|wrong (?:way|side))\b/i,
    but: /\b(?:if|may|might|not|never|n['’]t|nobody|green light for the other)\b/i,
  },
  {
    factor: 'hazard-known',
    types: ['personal-injury'],
    whose: 'defendant',
    doer: 'defendant',
    words:
      /\b(?:own )?(?:sweep|inspection|maintenance|incident|cleaning|safety|shift|call) (?:log|sheet|record|report)s?\b[^.;]{0,30}\b(?:shows?|showed|says|lists?|records?|notes?)\b[^.;]{0,50}\b(?:reported|complained|flagged|warned)\b[^.;]{0,30}\b(?:puddle|spill|leak|water|ice|hole|step|stairs?|rail(?:ing)?|tile|glass|grease|oil|wire|light|dog)\b/i,
    but: /\b(?:if|may|might|(?:was|were) (?:then )?(?:fixed|mopped|cleaned|repaired) (?:at once|right away|within)|(?:plaintiffs?|clients?)['’]s own)\b/i,
    saidBy: /\bsays\b/i,
  },
  {
    // Those who know neither party saw somebody on foot walk out.
    factor: 'comparative-fault',
    types: ['personal-injury'],
    doer: 'claimant',
    words:
      /\b(?:neither of whom knows|who know(?:s)? neither|independent|unrelated|bystanders?|eyewitness(?:es)?|two|three|four)\b[^.;]{0,60}\b(?:witness(?:es)?|nurses|shoppers|bystanders|drivers|people|passengers|party)\b[^.;]{0,30}\b(?:says?|said|saw|testif\w+|agree|swear)\b(?: that)? (?:the man|the woman|the pedestrian|the plaintiff|she|he|our client) (?:had )?(?:stepped|ran|run|walked|crossed|darted|jumped|rode)\b[^.;]{0,40}\b(?:against (?:the|a)|into (?:the )?(?:road|street|traffic)|without looking|off the curb|in front of)\b/i,
    but: /\b(?:if|may|might|not (?:step|run)|never|n['’]t (?:step|run))\b/i,
    saidBy: /\b(?:says?|said|saw|testif\w+|agree|swear)\b/i,
    context: /\b(?:pedestrian|crosswalk|curb|on foot|walk(?:ed|ing)?|cross(?:ed|ing)|cyclist|bicycl\w+|jogg\w+)\b/i,
  },
  {
    factor: 'comparative-fault',
    types: ['personal-injury'],
    doer: 'claimant',
    words:
      /\b(?:left|walked out|signed (?:him|her)self out|checked (?:him|her)self out) (?:of the (?:ER|hospital|ward) )?(?:against (?:medical )?advice|AMA)\b|\b(?:he|she|(?:the )?(?:patient|plaintiff|decedent)) (?:had |then )?(?:refused|declined|turned down) (?:the |a |any |further |all )?(?:CT|MRI|scan|test(?:s|ing)?|admission|transfer|surgery|ambulance|medication|treatment|referral|hospital)\b|\b(?:he|she|(?:the )?patient) refused and (?:left|walked out|went home)\b/i,
    but: /\b(?:insurer|carrier|insurance|hospital refused|doctor refused|not refuse|never refused)\b/i,
    context: /\b(?:doctor|physician|surgeon|nurse|hospital|clinic|ER|emergency)\b/i,
  },
  {
    // Without an expert who says so, most such claims fail.
    factor: 'unproved',
    types: ['personal-injury'],
    whose: 'claimant',
    words:
      /\b(?:plaintiff|claimant|he|she|they) (?:has|have|had)(?: not|n['’]t| never) (?:yet )?(?:disclosed|named|designated|identified|retained|served) (?:any |an |a |one )?(?:expert|physician|doctor|surgeon|medical expert|standard[- ]of[- ]care expert)s?\b[^.]{0,140}\b(?:deadline|cut-?off|last day|time)\b[^.;]{0,40}\b(?:passed|expired|ran|gone|over)\b/i,
    but: /\b(?:if|may|might|defendant|extended|extension was granted|our client)\b/i,
  },
  {
    factor: 'unaware',
    types: ['employment'],
    words:
      /\b(?:neither|none|no one|nobody)\b[^.;]{0,60}\b(?:who|that) (?:decided|drew up|made|chose|picked|signed|approved|fired|wrote)\b[^.;]{0,40}\b(?:knew|had known|could have known|had any idea|had been told|had heard)\b/i,
    but: /\b(?:if|may|might|alleges?|claims? (?:that|to)|should have)\b/i,
    saidBy: /\bagrees?\b/i,
  },
  {
    factor: 'physical-evidence',
    isDenied: true,
    types: ['criminal'],
    words:
      /\b(?:lab(?:oratory)?(?: report)?|test|DNA|analysis|residue test|report)\b[^.;]{0,60}\b(?:no (?:cocaine|heroin|meth\w*|fentanyl|drugs?|controlled substances?|narcotics?|gunshot residue|DNA|prints?)\b[^.;]{0,60}\b(?:found|detected|present|on)|(?:came back|is|was|were) (?:negative|clean)|baking soda|(?:did(?: not|n['’]t)|does(?: not|n['’]t)) match (?:him|her|our client|the (?:client|accused|defendant))|excluded? (?:him|her|our client|the (?:client|accused|defendant)))/i,
    but: /\b(?:if|may|might|pending|retest|second test (?:was|came back) positive|another|co-?defendant|victim)\b/i,
    saidBy: /\bsays?\b/i,
  },
  {
    factor: 'credibility',
    types: ['criminal'],
    whose: 'adversary',
    doer: 'adversary',
    words:
      /\b(?:this |the |that |arresting )?(?:officer|deputy|trooper|detective|agent|lab (?:tech|technician|analyst)|chemist) (?:was|has been|had been|is being) (?:fired|indicted|suspended|disciplined|charged|placed on the Brady list|convicted)\b[^.;]{0,60}\b(?:plant(?:ing|ed)|lying|lied|false|falsif\w+|perjury|fabricat\w+|tampering|faking|dry-?labbing)\b/i,
    but: /\b(?:if|may|might|cleared|unfounded|alleges?|claims? (?:that|to)|expert for us|our client (?:was|is))\b/i,
  },
]
