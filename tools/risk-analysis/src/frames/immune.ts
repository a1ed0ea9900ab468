import { claims } from '../factors/factor.ts'
import { isToldIn } from '../reading/denies.ts'
import type { FramedBar } from './frame.ts'

const judge =
  '(?:judges?|magistrates?|justice of the peace|hearing officers?|administrative law judges?|family court referees?)'
const prosecutor =
  "(?:prosecutors?|district attorneys?|assistant district attorneys?|ADA|DA|AUSA|(?:assistant )?(?:state['’]s|county|U\\.?S\\.?|united states) attorneys?|state['’]s attorneys?)"
const lawmaker =
  '(?:legislators?|lawmakers?|(?:state )?senators?|state representatives?|assembly(?:man|woman|members?)|council (?:members?|man|woman)|council(?:man|woman|members?|men|women)|alder(?:man|men|woman)|county commissioners?|selectmen)'
const witness = '(?:witness(?:es)?|eyewitness|detective|officer|expert)'
const board = '(?:parole (?:board(?: members?)?|commissioners?))'

/** Up to who it is: a case that is before a judge is no case against the judge. */
const to =
  "(?:(?!(?:before|by|over|for|after|because|in|to|when|while|whom|heard|assigned|who|and then)\\b)[\\w’'-]+ ){0,5}?"
/** Somebody of a role who answers for damages, in either order. */
const sued = (role: string): RegExp =>
  new RegExp(
    `\\b(?:su(?:e|es|ed|ing)|blames?|goes after|go(?:ing)? after|(?:wants|trying|seeks) to (?:sue|hold)|holds?) ${to}${role}\\b|\\b(?:suit|claims?|complaint|damages|money|action|case|judgment|compensation|lawsuit) (?:[\\w’'-]+ ){0,4}?(?:against|from) ${to}${role}\\b|\\bdefendants?,? (?:is |are |was |were )?(?:only |just )?(?:an? |the |two )?${to}${role}\\b|\\b${role}\\b[^.;]{0,40}\\b(?:is|are|was|were|being|been|who is|who was) (?:now |being |only )?(?:sued|the (?:only|sole) (?:defendant|one sued|person sued))|\\b(?:represent|defend|act for|(?:our|my) client(?: is|,)|defense of)\\b[^.;]{0,40}\\b${role}\\b`,
    'i',
  )
const money = /\b(?:damages|money|compensat\w+|dollars|\$\d|paid for|liable|blames?|sues?|sued)\b/i
/** With one of these another rule may hold; what is denied counts for nothing. */
const beyond =
  /\b(?:administrative (?:act|decision|capacity|matter)|rode along|before any (?:charge|arrest)|told (?:the )?(?:police|detectives|officers|them) to|press conference|reporters?|newspapers?|leak\w*|investigat\w+|search(?:ed)?|swore|sworn (?:complaint|affidavit)|affidavit|advis(?:ed|ing) (?:the )?(?:police|officers)|fabricat\w+|planted|perjur\w+ before|fired|hired|demot\w+|harass\w+|assault\w*|grabbed|struck|off the bench|outside (?:of )?court|(?:clear absence|no) (?:of )?(?:all )?jurisdiction|injuncti\w+|declaratory|policy of the (?:city|county)|bribe\w*|complaining witness|proprietary|abrogated|has consented|waived (?:its|the|by)|rejected|denied (?:the )?immunity)\b/gi

const lift = [
  'Was it done in that role, or as an investigator, employer or private person?',
  'Is there a claim for an injunction, or are there defendants who are not immune?',
]
/** What somebody does as anybody else does: no office is meant. */
const privately =
  /\b(?:drunk|drove|driving|(?:her|his|their|our client['’]s) (?:car|truck|dog|house|boat)|crash\w*|rear-ended|collision|ran (?:a|the) (?:light|stop)|bakery|store|restaurant|shop|landlord|tenant|rent(?:ed|s)?|fence|divorce|affair|loan|bread|goods|invoice|off duty|on (?:his|her) way|vacation|neighbor|charged (?:us|him|her|them|me|our client) (?:for|\$|too|twice|double))\b/i
const bar = (rule: string, frames: FramedBar['frames'], isOfficer = true): FramedBar => ({
  id: 'immunity',
  types: claims,
  title: 'The defendant is immune',
  asked: 'The defendant may be immune',
  rule,
  lift,
  frames,
  isOpen: (text) => isToldIn(beyond, text),
  ...(isOfficer && {
    unless: privately,
    types: claims.filter((type) => type !== 'contract' && type !== 'real-estate'),
  }),
})

/** Who answers to nobody in damages for what the office is there for. */
export const immuneBars: readonly FramedBar[] = [
  bar(
    'A judge is immune from damages for judicial acts, however wrong, unless they were done in the clear absence of all jurisdiction (Stump v. Sparkman, 435 U.S. 349 (1978)).',
    [
      {
        all: [
          sued(judge),
          /\b(?:rul(?:ed|ings?)|decided|decision|sentenc\w+|order(?:ed|s)?|contempt|bail|bond|custody|placed|removed|granted|terminated|committed|jailed|from the bench|at (?:the|a) (?:hearing|first appearance|trial)|denied (?:his|her|the|our) (?:motion|petition)|signed (?:the|a) warrant|judgment)\b/i,
          money,
        ],
        not: /\b(?:former judge|judge (?:who|that) (?:heard|will|has)|trial judge (?:ruled|valued|denied|granted)|the judge (?:has|had|will|denied|granted|ruled|set)\b(?![^.]*\bsu(?:e|es|ed)\b))/i,
        within: 'pair',
      },
    ],
  ),
  bar(
    'A prosecutor is immune from damages for what is part of bringing and presenting the case (Imbler v. Pachtman, 424 U.S. 409 (1976)).',
    [
      {
        all: [
          sued(prosecutor),
          /\b(?:charg(?:ed|es|ing)|decision to (?:charge|prosecute|bring|try)|brought (?:the )?charges|prosecut(?:ed|ing)|tried (?:him|her|our|the|them)|argu(?:ed|ing|ment)|grand jury|indict\w+|put (?:\w+ ){1,3}on the stand|called (?:a|the) witness|presented|withh(?:eld|olding)|plea|opening|closing|at trial|jury)\b/i,
          money,
        ],
        within: 'text',
        not: /\b(?:offered a plea|detectives? (?:is|are|was|were) sued|su(?:es|ing) (?:the|two|three) (?:detectives?|officers?))\b/i,
      },
    ],
  ),
  bar(
    'Members of a legislature or a local council are immune from damages for legislative acts (Tenney v. Brandhove, 341 U.S. 367 (1951); Bogan v. Scott-Harris, 523 U.S. 44 (1998)).',
    [
      {
        all: [
          sued(lawmaker),
          /\b(?:vot(?:e|es|ed|ing)|enact\w+|pass(?:ed|ing) (?:the|an?) (?:ordinance|bill|budget|law|resolution)|speech|on the floor|in (?:the )?(?:committee|debate|chamber)|introduc(?:ed|ing)|sponsor\w+)\b/i,
          money,
        ],
        within: 'pair',
      },
    ],
  ),
  bar(
    'Witnesses are immune from damages under 42 U.S.C. § 1983 for what they testify at trial or before a grand jury (Briscoe v. LaHue, 460 U.S. 325 (1983); Rehberg v. Paulk, 566 U.S. 356 (2012)).',
    [
      {
        all: [
          sued(witness),
          /\b(?:testif\w+|testimony|said on the stand)\b/i,
          /\b(?:1983|civil rights|constitutional)\b/i,
          /\b(?:for|over|because of|about) (?:what (?:he|she|they) (?:testified|said)|(?:his|her|their|the) (?:\w+ )?testimony|testifying|lying on the stand)\b/i,
        ],
        within: 'pair',
      },
    ],
  ),
  bar(
    'Members of a parole board are, by most federal courts of appeals, absolutely immune from damages for granting or denying parole.',
    [
      {
        all: [sued(board), /\b(?:den(?:y|ied|ies|ying|ial)|revok\w+|refus\w+|grant\w*)\b/i, /\bparole\b/i, money],
        within: 'pair',
      },
    ],
  ),
  bar(
    'A state and its agencies are no “persons” whom 42 U.S.C. § 1983 makes liable in damages (Will v. Michigan Department of State Police, 491 U.S. 58 (1989)), and sovereigns cannot be sued without their consent.',
    [
      {
        all: [
          /\b(?:(?:the|a) State(?: of [A-Z]\w+)?|state['’]s? (?:\w+ ){0,2}?(?:department|police|university|agency|system|hospital|college)|state (?:\w+ )?(?:department|police|university|agency|prison\w*|system|hospital|college)|department of (?:corrections|transportation|revenue|children|social services))\b/,
          /\b(?:has|have|had|did|was|were)(?: not|n['’]t| never) (?:ever )?(?:been )?(?:agreed|consent(?:ed)?|waived?|abrogated)\b|\b(?:no|without) (?:a |any )?(?:waiver|consent)\b|\beleventh amendment (?:bars|forecloses|applies|immunity)\b/i,
          /\b(?:su(?:e|es|ed|ing|it)|damages|money|back pay|claim|complaint)\b/i,
        ],
        within: 'pair',
      },
      {
        all: [
          /\b(?:the|a|this) state\b/i,
          /\b(?:not|never) (?:\w+ )?waived? (?:its |the |any )?(?:sovereign |governmental )?immunity\b/i,
        ],
        not: /\bimmunity (?:is|was) (?:claimed|argued|disputed)\b/i,
      },
      {
        all: [
          /\b(?:tribes?|tribal|Nation|Pueblo|embassy|consulate|foreign (?:state|government|ministry|sovereign)|ministry of)\b/,
          /\b(?:has|have|had|did|was|were)(?: not|n['’]t| never) (?:ever )?(?:been )?waived?\b|\b(?:no|without) (?:a |any )?(?:waiver|consent)\b/i,
        ],
        within: 'pair',
      },
      {
        all: [
          /\b(?:makes?|made|keeps?|kept|leaves?|left|declares?) (?:the |a |all |its |each )?(?:[\w-]+ ){0,3}?(?:immune|immunity)\b/i,
          /\b(?:no|without|not|is|are|only)\b/i,
        ],
        not: /\b(?:waive[sd]?|may|limited|except for|says?|argues?)\b/i,
      },
    ],
    false,
  ),
]
