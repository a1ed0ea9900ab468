import { affirmative } from '../bars/limitation.ts'
import { civil } from '../factors/factor.ts'
import { any, type FramedBar } from './frame.ts'

const gives =
  '(?:sign(?:ed|s)|executed|g(?:ave|iven)(?! up)|entered into|agreed|bound (?:him|her|it|them)sel(?:f|ves)|accepted|took|taken|made|delivered|returned|(?:has|have|had|bears) (?:a )?signed|signature is on|put (?:his|her|their|its) name)'
const lets =
  '(?:releas(?:e[sd]?|ing)|discharg(?:e[sd]?|ing)|waiv(?:e[sd]?|ing|er)|giv(?:e|es|ing) up|gave up|sign(?:ed|ing|s) away|let(?:s|ting)? go of|relinquish\\w*|surrender\\w*|absolv\\w+|forgiv\\w+|for(?:goes|went|going)|quit(?:s|ted)? (?:all )?claims?|renounc\\w+|drop(?:s|ped|ping)? (?:all|every|any))'
/** Who is let go, behind a verb that takes a person. */
const letsGo =
  '(?:releas(?:e[sd]|ing)|discharg(?:e[sd]|ing)|absolv(?:e[sd]|ing)) (?:(?:him|her|it|us|them)\\b|the (?:\\w+ ){1,2}?from|our clients?)'
const claims =
  "(?:(?:all|any|every|each|the|his|her|its|their|no further|whatever) (?:[\\w’'-]+ ){0,4}?(?:claims?|liability|rights?|demands?|causes? of action|suits?|actions?|debts?)|everything|anything|claims?|the balance)"
const settles = '(?:settled|settles|settlement|compromised|resolved|made (?:his|her|its|their) peace)'
const paid =
  '(?:(?:was|were|been|got) paid|(?:took|kept|got) the (?:money|payment|check)|cashed|deposited|cleared|was funded|in full|for good)'

/** A release that is none of this claim, was not given, or does not bind. */
const none =
  /\b(?:unsigned|(?:did|has|have|had|was|were|would|could)(?: not|n['’]t)(?: \w+){0,2} (?:sign|signed|execute|executed|give|given|agree|agreed|accept|accepted|take|release|released|cash|cashed)|never (?:\w+ ){0,2}(?:sign|signed|executed|given|gave|agreed|accepted|released|seen|cashed|sent)|no one (?:has )?signed|signed (?:nothing|no)|gave (?:no|nothing)|refus\w+|declin\w+|(?:draft|unexecuted) (?:release|agreement|settlement|waiver|copy)|before signing|offered (?:him|her|us|them|it)|was offered|were offered|wants? (?:him|her|us|them|our)|asked (?:him|her|us|them|our)|demand(?:s|ed|ing) (?:a|that|the)|in exchange for a|proposed|set aside|void\w*|rescind\w*|only (?:as to|for|about)|limited to|(?:property damage|repairs?) only|not (?:cover|include|reach|mention|released?)|except\w*|expressly (?:reserves|keeps)|fully reserved|reserv(?:es|ing|ed) (?:the|this|all|his|her)|carve[sd]?[- ]out|leaves out)\b/i
/** What is let go is no claim. */
const ofThings =
  /\b(?:releas\w+|discharg\w+|waiv\w+|settled|settlement) (?:of |for |from |on )?(?:the |a |an |his |her |its |their |our )?(?:[\w’'-]+ ){0,2}?(?:liens?|photograph\w*|photos?|image|likeness|medical|records?|information|earnings|product|album|software|movie|book|funds?|escrow|deposit|bond|hospital|custody|jail|prison|car|vehicle|dog|collateral|mortgage|guarant\w+|bankruptcy|jury|duty|fee|privilege|premium|inspection|contingency|probate|estate of)\b|\b(?:he|she|they|it|him|her|was|were) (?:was |were )?releas\w+ (?:him |her )?(?:on|from (?:the )?(?:hospital|jail|prison|custody)|the (?:same|next)|to (?:him|her|his|the))\b|\b(?:beta|alpha|press|news|software|product|album|medical|records?|hipaa|photo|model|lien|candidate|work|information) releases?\b|\b(?:release|released) (?:the )?(?:car|dog|same)\b|\breleas(?:ed|ing) (?:its|the) earnings\b/i
const kin =
  /\b(?:his|her|their|my|[\w-]{2,20}['’]s) (?:\w+ )?(?:sister|brother|cousin|mother|father|son|daughter|uncle|aunt|friend|neighbor|wife|husband|passenger|co-?worker|colleague|partner)\b[^.;,]{0,40}\b(?:sign|releas|settl|accept|waiv)|\breleas\w+ (?:his|her|their) (?:brother|sister|cousin|son|daughter|mother|father|uncle|friend|partner)/i
/** What may undo it, anywhere in the text. */
export const mayUndo = (text: string): boolean => attacked.test(text)

/** What may undo it, unless it is denied: 'nobody was pressured', 'had days to revoke'. */
const attacked =
  /(?<!\b(?:no|not|any|without|nor|or|neither|never) (?:\w+ )?)\b(?:duress|threat(?:s|ened|ening)|fraud\w*|lied|tricked|misled|mistake|minor|a child|(?:he|she|plaintiff|client) (?:was|is) (?:only |just |then |still )?(?:1[0-7]|[5-9])(?! ?[%\w])|drugged|coerc\w+|pressured|could(?: not|n['’]t) (?:read|understand)|forged|no lawyer|without (?:a lawyer|counsel)|never (?:paid|cleared)|was not paid|bounced|liability waiver|(?:never|not|n['’]t) sign(?:ed)?|unsigned|before (?:the|his|her|each|a) (?:\w+ )?(?:accident|injury|ride|class|race|jump|lesson|event|dive|game|trip|party)|at the (?:gym|counter|park)|unconscionable|breached the (?:settlement|release))\b/i

/** A release of somebody else, or of no claim. */
export const notOfClaim = new RegExp(`${ofThings.source}|${kin.source}`, 'i')

const rule = `A valid release ends the claims that it covers. ${affirmative}`
const lift = [
  'Does the release cover this claim, these parties and this time?',
  'Was it obtained by fraud, duress or mistake, or without consideration?',
  'Does a statute set terms for it that were not met, as 29 U.S.C. § 626(f) does for age claims?',
]

/** A claim that was given up, in whatever paper and words. */
export const releaseBars: readonly FramedBar[] = [
  {
    id: 'release',
    types: civil,
    title: 'The claim was released',
    asked: 'The claim may have been released',
    rule,
    lift,
    frames: [
      { all: [new RegExp(`\\b${gives}\\b`, 'i'), new RegExp(`\\b${lets} (?:[\\w’'-]+ ){0,4}?${claims}`, 'i')] },
      {
        all: [
          any('settled', 'sign(?:ed|s)', 'paper', 'settlement', 'agreement', 'for \\$\\d[\\d,]*', 'paid', 'clause'),
          new RegExp(`\\b${letsGo}`, 'i'),
        ],
        not: /\b(?:hospital|jail|prison|custody|bond|vehicle)\b/i,
      },
      // 'Gave the insurer a release in full', 'her signature is on the release'.
      {
        all: [any(`${gives} (?:[\\w’'-]+,? ){0,8}?releases?`)],
        not: /\breleases? (?:of|for) (?!all|any|every|each|claims?|liability|the (?:whole|entire))/i,
      },
      // 'Gave the customer a signed discharge of this dispute'.
      {
        all: [
          any(
            `${gives} (?:[\\w’'-]+,? ){0,6}?discharge (?:of|from) (?:all|any|every|each|the|this|that|his|her|its|their|our) (?:\\w+ ){0,2}?(?:claims?|debts?|dispute|invoices?|liability|obligations?|account|demands?)`,
          ),
        ],
        not: /\b(?:bankruptcy|chapter|trustee|hospital)\b/i,
      },
      {
        all: [
          any('agreement|settlement|renewal|paper|letter|form|clause|contract|amendment|release'),
          new RegExp(
            `\\b(?:by|in|under|with|through) which (?:he|she|it|they|[\\w’' ]{2,30}?) (?:\\w+ )?${lets} (?:[\\w’'-]+,? ){0,4}?${claims}`,
            'i',
          ),
        ],
      },
      {
        all: [
          any(
            `(?:had |has |have |already |all |both )?${settles} (?:with|(?:of )?(?:this|that|the|these|its|his|her|their)(?: (?:very|same|entire|whole|present))?(?: \\w+)? (?:claims?|dispute|case|matter|debt|account|controversy|lawsuit|suit|invoices?|loss|accident|injury|fees?))`,
          ),
          any('releas\\w+', paid),
        ],
        not: /\b(?:different|another|other|talks?|offers?|conference|negotiat\w+|mediat\w+|estimate|demand|partial|failed|fell through|with the (?:irs|government|other))\b/i,
      },
      {
        all: [
          any('(?:checks?|drafts?|payments?|money order)'),
          any(
            '(?:payment |paid |settled )?in full(?: (?:and final )?(?:settlement|satisfaction|payment))?',
            'settle[sd]? (?:all|every|any) claims?',
            'full (?:and final )?(?:satisfaction|settlement)',
          ),
          any('cashed', 'deposited', 'negotiated', 'cleared', 'endorsed', 'kept (?:it|the (?:money|check))'),
        ],
        not: /\bundisputed|protest\b/i,
      },
      {
        all: [
          any('(?:agreed|accept(?:ed|s)?|took|taken|settled)'),
          any('(?:in|as) full (?:and final )?(?:satisfaction|settlement|payment|accord)'),
          any('paid', 'got it', 'received', 'cashed', 'kept', 'took', 'deposited', 'was accepted', 'accepted'),
        ],
      },
      {
        all: [
          any('sign(?:ed|s)', 'signed letter', 'in writing', 'wrote'),
          any(
            '(?:balance|debt|rest|remainder|loan|account) (?:is|was|had been|has been) forgiven',
            'forgave (?:the|his|her|our)',
            'no further claims? (?:will|would|shall)',
          ),
        ],
      },
      {
        all: [
          any('settlement(?: agreement)?', 'agreement', 'promised in writing', 'covenant\\w*'),
          any(
            '(?:never|not|neither (?:side|party|one|of them)? ?(?:will|would|shall|may|can)?) (?:to )?(?:ever )?(?:sue|bring (?:suit|claims?|any)|make any claim)',
          ),
          any('sign(?:ed|s)?', 'bound', 'settlement'),
        ],
        not: /\b(?:licens\w+|offer(?:s|ed)|covenant not to sue for)\b/i,
      },
    ],
    unless: new RegExp(`${none.source}|${notOfClaim.source}`, 'i'),
    isOpen: mayUndo,
  },
]
