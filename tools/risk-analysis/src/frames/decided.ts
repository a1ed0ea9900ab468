import { affirmative } from '../bars/limitation.ts'
import { civil, claims } from '../factors/factor.ts'
import { any, type FramedBar } from './frame.ts'

const thing =
  '(?:claims?|cases?|suits?|lawsuits?|dispute|matter|issues?|question|accident|crash|incident|injur(?:y|ies)|contract|note|debt|loan|account|invoices?|lease|rent|lot|acre|strip|boundary|fence|easement|parcel|property|house|kitchen|roof|work|patent|device|mark|copyright|termination|firing|arrest|facts|events|theory|loss|deed|defendants?|part(?:y|ies)|office|neighbor|cousin|contractor|company|\\w+)'
/** That it is this claim again. */
const same = any(
  `(?:the |this |that |these |those |on |over )?(?:very )?(?:same|identical|very|exact) (?!day|time|week|month|year|way|judge|court|lawyer|evening|morning|afternoon|night)${thing}`,
  `(?:this|these) (?!year|month|week|time|morning|court|judge|state|county|summer|spring|fall|winter|suit)${thing}`,
  "(?:sues?|sued|suing|files?|filed|tries|tried|litigates?|brings?|brought)(?: [\\w’']+){0,4}? (?:again|a second time|once more|anew)",
  'a second time',
  '(?:already|once before|once already)',
  '(?:first|earlier|prior|previous|former) (?:\\w+ )?(?:suit|case|action|lawsuit|complaint|claim)(?: (?:over|on|about|for|against))',
  'on which (?:it|he|she|they) (?:lost|was|were)',
  'this (?:plaintiff|claim|invoice|note|debt|account)',
)
/** That a court, a jury or an arbitrator decided it. */
const decided = any(
  '(?:lost|loses|lose)(?: (?:it|the case|that case|this case|that suit))?(?: (?:there|then|once|before|after|at|on|in|to)\\b|,|$)',
  'and lost',
  '(?:after|at|following) (?:an? |the )?(?:\\w+ ){0,2}?(?:bench |jury )?trial',
  '(?:court|judge|jury|arbitrators?|panel|tribunal)(?: \\w+)? (?:\\w+ )?(?:found|ruled|held|decided|rejected|determined|said no|threw)(?: \\w+){0,3}',
  'arbitrator found',
  '(?:was|were|been|had been) (?:\\w+ )?(?:tried|rejected|decided|adjudicated|litigated|thrown out|dismissed with prejudice|denied on the merits|resolved against)',
  '(?:tried|litigated|arbitrated|took|taken|carried)\\b[^.;]{0,80}\\b(?:judgment|verdict|award)',
  'judgment (?:(?:was|went|is|of \\d{4}|had|came|entered|given|rendered|down|gave|there) ){0,3}(?:for|against|in favor|to|it|gave)',
  '(?:final )?judgment(?: of \\d{4})?(?: (?:for|against|gave|went|entered|became|was))',
  'won (?:a |the )?(?:final )?judgment',
  'summary judgment',
  'defense verdict',
  'dismiss(?:al|ed) (?:of \\w+ \\w+ )?with prejudice',
  'ended in (?:a )?(?:dismissal|judgment|verdict|defense)',
  'on the merits',
  'confirmed the award',
  'has (?:already )?held',
)
/** That it stands. */
const final = any(
  "(?:did(?: not|n['’]t)|never|no one|nobody|not|neither (?:side|party)) (?:ever )?(?:then )?appeal(?:ed)?",
  '(?:was )?(?:never|not) appealed',
  'no appeal',
  'affirmed',
  'affirmance',
  'appeal (?:failed|was (?:dismissed|lost|denied))',
  'let (?:the|his|her|its|their) (?:time (?:to|for) (?:an )?appeal|appeal time|appeal period)(?: \\w+)? (?:go|pass|run|lapse|slip)',
  '(?:time|days|period) (?:to|for) (?:an? |the )?appeal (?:has |had |have )?(?:\\w+ )?(?:passed|run|ran|expired|lapsed|gone|over)',
  'final',
  'finality',
  'on the merits',
  'with prejudice',
  'never (?:been )?(?:reversed|vacated|set aside|disturbed)',
  'confirmed',
  '(?:after|at) (?:an? |the )?(?:\\w+ ){0,2}?trial',
  'defense verdict',
  'judgment (?:was |went |came |entered )?(?:for|against|gave|of \\d{4})',
)
const none =
  /\b(?:without prejudice|(?<!\b(?:never|not) (?:been )?)(?:vacated|reversed|set aside)|pending|on appeal now|remanded|mistrial|hung jury|another (?!county)\w+|different|other (?:lot|invoice|contract|shipment|claim|accident|goods|property)|unrelated|separate|stranger|arbitration clause|unemployment|does(?: not|n['’]t) bind|no (?:finding|ruling|decision)|not (?:a )?part(?:y|ies)|preliminary|motion to (?:suppress|compel|strike)|default judgment|discovery|small claims|custody|without (?:a )?(?:ruling|hearing)|before any|no judgment|voluntar\w+|lack of (?:service|venue|jurisdiction)|improper venue)\b/i

const loss = any(
  '(?:lost|loses|losing|out|cost (?:him|her|it|us|them|(?:the|our) \\w+)|is out|was out) (?:nothing|not (?:a|one) (?:cent|dime|penny|dollar))',
  "(?:did|has|have|does|do)(?: not|n['’]t) (?:cost|lose|lost|suffer|suffered|harm|harmed|hurt|sustain|sustained|incur|incurred) (?:\\w+ ){0,2}?(?:a (?:cent|dime|penny|dollar)|anything|one (?:cent|dollar)|any (?:\\w+ )?(?:loss|harm|damages?|injur\\w+)|at all)",
  '(?:caused?|suffered|sustained|incurred|had|has|did|with|shows?|of|was|is|were) (?:absolutely )?(?:no|zero|not any) (?:\\w+ )?(?:loss|losses|damages?|harm|injur(?:y|ies)) (?:at all|of any (?:kind|sort)|whatever|whatsoever|from (?:it|the|our)|by (?:it|the))',
  'made whole',
  'none the worse',
  '(?:paid|repaid|reimbursed|compensated|covered) in full by (?:the |an? |his |her |its |their )?(?:\\w+ )?(?:insurer|guarantor|carrier|surety|insurance|bank|third party)',
  '(?:came|comes|ended) (?:out|up) (?:ahead|even|better)',
  'better off',
  'nothing (?:hurt|was (?:hurt|lost|damaged|broken))',
)
const cover = any(
  '(?:found|bought|got|covered|replaced|purchased|hired|obtained|rebought)\\b[^.;]{0,70}\\b(?:for less(?: (?:than|money))?|(?:at|for) (?:a |the )?(?:lower|same|better|cheaper) (?:price|cost|rate)|cheaper|below (?:the )?contract price)',
  '(?:resold|sold|rented|leased|relet)\\b[^.;]{0,70}\\b(?:for more(?: than)?|at a (?:profit|gain|higher price)|(?:above|over) (?:the )?contract price)',
)
const notUnhurt =
  /\b(?:at first|until|yet|so far|but the|but (?:he|she|later)|later|next (?:day|morning)|then|passengers?|nobody else|no one else|surgery|broke|broken|fractur\w*|hospitali\w+|no time|besides|other than|except|beyond|apart from|paid more|over \$|lost \$|loss of \$|paid \$)\b/i

const crime =
  '(?:robber(?:y|ies)|burglar(?:y|ies)|thefts?|larceny|assaults?|battery|stabbings?|shootings?|murders?|killings?|homicides?|manslaughter|rapes?|arsons?|frauds?|forger(?:y|ies)|kidnappings?|embezzlement|possession|DUI|DWI)'
/** 'The same offense' may be one of the same kind, years later: only a crime by its name, or 'the very offense', is the one that was tried. */
const sameCrime = `(?:(?:same|identical|very) (?:[\\w-]+ )?${crime}|(?:identical|very|this same|that same) (?:same )?(?:offen[cs]es?|charges?|counts?|crimes?|indictments?))`
/** That jeopardy ended, in an acquittal or a conviction. */
const jeopardy = any(
  'acquitt(?:ed|al|als)',
  "(?:found|returned|verdict (?:was|of)|said|came back) (?:[\\w’'-]+ ){0,3}?not guilty",
  'not[- ]guilty verdict',
  '(?:was |were )?convicted (?:of|for|on)',
  'plead(?:ed)? guilty to',
  'pled guilty to',
)
/** That the very offense is charged again. */
const chargedAgain = any(
  `(?:charged|indicted|tried|prosecuted|filed|arraigned|brought|re-?filed|re-?charged|re-?indicted|re-?tried|retrying|trying|charging|prosecuting)\\b[^.;]{0,50}\\b${sameCrime}`,
  `${sameCrime}\\b[^.;]{0,50}\\b(?:charged|indicted|tried|prosecuted|filed) (?:\\w+ )?(?:again|a second time|once more)`,
  `(?:charged|indicted|tried|prosecuted|filed)\\b[^.;]{0,20} (?:with|for|of|on) (?:it|that) (?:again|a second time|once more)`,
  `(?:charged|indicted|tried|prosecuted|filed) (?:[\\w’'-]+ ){0,3}?${crime} (?:again|a second time|once more)\\b[^.;]{0,20}\\b(?:from|for|over) the same`,
)

/** What was decided before, and what did no harm. */
export const decidedBars: readonly FramedBar[] = [
  {
    id: 'res-judicata',
    types: claims,
    title: 'The matter was decided before',
    asked: 'The matter may have been decided before',
    rule: `A final judgment on the merits ends later suits on the same claim between the same parties. ${affirmative}`,
    lift: [
      'Were the parties, or those in privity with them, and the claim the same?',
      'Was the judgment final and on the merits, and does it still stand after appeal?',
      'Was the defense pleaded?',
    ],
    frames: [{ all: [same, decided, final] }, { all: [same, decided, final], within: 'pair' }],
    unless: none,
    isOpen: (text) =>
      /\bon the merits\b/i.test(text) === false &&
      /\b(?:settle\w+|default)\b/i.test(text) &&
      /with prejudice/i.test(text) === false,
  },
  {
    id: 'no-damages',
    types: civil.filter((type) => type !== 'family' && type !== 'employment' && type !== 'intellectual-property'),
    title: 'There is no loss',
    asked: 'There may be no loss',
    rule: 'Negligence needs actual harm. A breach of contract without loss brings nominal damages at most.',
    lift: [
      'Is there any loss that was not mentioned: money, time, repairs, treatment, lost use?',
      'Does a statute give a fixed sum, fees or an injunction without proof of loss?',
    ],
    frames: [{ all: [loss] }, { all: [cover] }],
    unless: notUnhurt,
  },
  {
    id: 'double-jeopardy',
    types: ['criminal'],
    title: 'Double jeopardy',
    asked: 'It may be another offense, or another sovereign’s',
    rule: 'No person may be put in jeopardy twice for the same offense (U.S. Const. amend. V).',
    lift: ['Had jeopardy attached, and is it the same offense and the same sovereign?'],
    frames: [{ all: [jeopardy, chargedAgain], within: 'pair' }],
    unless:
      /\b(?:hung jury|mistrial|vacated|reversed|new trial|withdr(?:ew|awn)|set aside|lesser|greater|co-?defendants?|same (?:kind|sort|type)s? of|similar)\b/i,
  },
]
