import { anchorOf } from '@casewright/law'
import type { CaseType } from '../case-types.ts'
import { civil, claims } from '../factors/factor.ts'
import { withoutIntroductions } from '../reading/introduction.ts'
import { sentenceFinder } from '../reading/sentence-at.ts'
import { withoutSupposed } from '../reading/supposed.ts'
import { immuneScenes } from './immune-scenes.ts'
import { affirmative, limitationLift } from './limitation.ts'
import { ofAnother } from './of-another.ts'
import type { FoundBar } from './read-bars.ts'

/** A bar that everyday words only suggest: who did what to whom, in any order. It is asked about, and limits nothing. */
export interface Scene {
  id: string
  types: readonly CaseType[]
  title: string
  rule: string
  lift: readonly string[]
  /** Each must be told, in a sentence of its own or in the same. */
  all: readonly RegExp[]
  /** With these words anywhere it is none. */
  not?: RegExp
  /** With these words in its sentence it only looks like one: its title then, and why. */
  answeredBy?: { words: RegExp; title: string; why: string }
}

const publicBody =
  "(?:city|county|state|town|township|village|school (?:district|board)|public school|transit (?:authority|agency)|housing authority|parks? (?:department|district|service|board)|state parks?|public works|highway (?:department|patrol)|sheriff(?:['’]s)?(?: office| department)?|police department|fire department|state (?:university|hospital|agency)|public hospital|port authority|department of \\w+|DOT|water (?:district|authority))"
const sued =
  '(?:sue|sues|sued|suing|claims? against|suit against|case against|action against|go after|names?|v\\.?|vs\\.?|defend(?:s|ing)?|represent(?:s|ing)?)'

const scenes: readonly Scene[] = [
  ...immuneScenes,
  {
    id: 'release',
    types: claims,
    title: 'The debt or claim may have been settled by a check',
    rule: `Who keeps a check that was offered in full payment of a disputed sum may have accepted it as such (U.C.C. § 3-311). ${affirmative}`,
    lift: [
      'Was the sum in honest dispute, and was it said on the check or with it, in plain sight, that it is for all?',
      'Was it sent to the place named for disputed debts, or paid back within 90 days (U.C.C. § 3-311(c))?',
    ],
    all: [
      /\b(?:checks?|cheque|draft|money order)\b/i,
      /\b(?:(?:payment|paid|settlement|satisfaction|tendered) in full|in full (?:payment|satisfaction|settlement|and final)|full (?:and final )?(?:satisfaction|settlement|payment)|(?:all|any) claims)\b/i,
      /\b(?:cashed|deposited|negotiated|endorsed|banked|cleared|put (?:it|the check) in (?:the|his|her|its|their) (?:bank|account)|ran it through)\b/i,
    ],
    not: /\b(?:undisputed|uncashed|never cashed|(?:did|has)(?: not|n['’]t) (?:cash|deposit)\w*|sent (?:it|the check) back|returned (?:it|the check))\b/i,
  },
  {
    id: 'res-judicata',
    types: claims,
    title: 'The matter may have been decided before',
    rule: `A final judgment on the merits ends later suits on the same claim between the same parties and those in privity with them, also on grounds that could have been raised then. ${affirmative}`,
    lift: [
      'Is it the same claim: the same transaction or facts, whatever the legal theory?',
      'Are the parties the same, or in privity: owner, successor, affiliate, insurer?',
      'Was the judgment final and on the merits, did an agency or a court give it, and does it still stand?',
      'Was the defense pleaded?',
    ],
    all: [
      /\b(?:(?:in|back in|since) (?:19|20)\d\d\b[^.;]{0,60}\b(?:sued|suit|took|court|case|filed|hearing|arbitrat\w*)|(?:sued|took|suit|lawsuit|case|hearing)\b[^.;]{0,60}\b(?:in|back in) (?:19|20)\d\d|(?:first|earlier|prior|previous|last|old) (?:suit|case|lawsuit|trial|action|time around)|(?:already|once) (?:sued|tried|lost|went to court)|(?:commission|agency|board|arbitrator|hearing officer|panel|small claims)\b[^.;]{0,40}\b(?:heard|ruled|found|upheld|decided|denied|rejected))/i,
      /\b(?:(?:jury|judge|court|commission|arbitrators?|panel|board|hearing officer|magistrate)\b[^.;]{0,40}\b(?:sided with|found (?:for|against|that|no)|ruled (?:for|against)|upheld|affirmed|rejected|tossed|threw (?:it|the case|that) out|said no|sent (?:it|him|her|them|us) home|gave (?:him|her|them|us|it) nothing|zeroed|decided (?:for|against))|(?:lost|won) (?:at|after|on|there|it|the (?:trial|case|first|suit)|that)|(?:verdict|judgment) (?:for|against|went)|poured out|zeroed out|defense verdict)/i,
      /\b(?:no appeal|(?:did(?: not|n['’]t)|never|nobody|no one|neither \w+) (?:ever )?appeal(?:ed)?|(?:time|days|window) (?:to|for) (?:an )?appeal\b[^.;]{0,20}\b(?:ran|run|passed|expired|went by|lapsed|came and went|gone)|(?:circuit court|court of appeals|appeals? court|supreme court|court)\b[^.;]{0,20}\baffirmed|affirmed on appeal|(?:is|was|became) final|appeal (?:failed|was dismissed|lost|went nowhere))\b/i,
      /\b(?:again|same (?:\w+ )?(?:job|deal|floor|facts|firing|thing|crash|accident|contract|roof|driveway|fence|invoice|lot|house|loan|incident|events?|work|project|line|property)|second (?:suit|case|lawsuit|complaint|time|bite)|re-?(?:fil|su|litigat)\w+|new (?:suit|case|lawsuit|complaint|petition)|(?:has|have|had|now|just|then) (?:now |since )?(?:sued|sues|filed (?:suit|a))|another (?:suit|lawsuit|round)|new (?:lawyer|attorney|firm) (?:has )?filed)\b/i,
    ],
    not: /\bwithout prejudice\b|\b(?:vacated|reversed|remanded|mistrial|hung jury|different (?:claim|accident|contract|parcel))\b/i,
  },
  {
    id: 'immunity',
    types: ['personal-injury'],
    title: 'A public body may be immune, or need notice first',
    rule: 'A claim in tort against a public body or its employees meets governmental immunity, unless a statute waives it for this kind of act, and in many states a notice of claim within a short time. This state’s tort claims act was not checked, so it does not cap the index.',
    lift: [
      'Does the tort claims act of this state waive immunity for this act: a vehicle, a condition of property, a proprietary function?',
      'What notice of claim does it require, to whom, within how many days, and was it given?',
      'Is there a cap on damages, or a defendant who is no public body?',
    ],
    all: [
      new RegExp(
        `\\b${sued} (?:the |a |an |our |his |her |their )?(?:(?!(?:in|at|from|of|near|on|over|for|a|the)\\b)[\\w’'-]+ ){0,3}?${publicBody}\\b|\\b${publicBody}(?:['’]s)? (?:(?:dump|garbage|snow|fire|road|school|public|maintenance) )?(?:bus|plow|truck|van|car|driver|worker|employee|crew|lifeguard|bus driver|mower|grader|engine)\\b|\\b(?:school|city|transit) bus\\b|\\bon (?:the )?(?:courthouse|city hall|school|public library|town hall|county) (?:steps|stairs|grounds|property|playground|sidewalk)`,
        'i',
      ),
    ],
    not: /\b(?:1983|civil rights|excessive force|immun\w+|notice of claim|tort claims?|FTCA)\b/i,
  },
  {
    id: 'workers-compensation',
    types: ['personal-injury', 'other'],
    title: 'Workers’ compensation may be the only remedy',
    rule: 'Where an employer carries workers’ compensation, an employee hurt in the course of the work has that in place of a suit for negligence against the employer. What is excepted is the state’s own, and was not checked.',
    lift: [
      'Was it in the course of the work, and did the employer carry coverage that day?',
      'Is there somebody else at fault: a maker, an owner, a contractor, another driver?',
      'Does the state except intended harm or a known danger, such as the removal of a guard?',
    ],
    all: [
      /\b(?:on the job|at (?:his|her|their) job|at work|on (?:his|her|their|the) shift|on the clock|in the (?:plant|warehouse|mill|shop|factory)|at the (?:plant|warehouse|mill|factory|job ?site))\b|\bcomp (?:is|was|has|carrier|board|paid|paying|checks?)\b|\bworkers?['’]? comp/i,
      /\b(?:sue|suing|sued|claim against|case against|suit against|after) (?:the |his |her |their )?(?:own )?(?:[\w’'-]+ )?(?:company|employer|boss|foreman|supervisor|plant|mill|warehouse|factory)\b/i,
    ],
    not: /\b(?:third[- ]party|manufacturer of|maker of|independent contractor|discriminat\w+|fired for|retaliat\w+)\b/i,
  },
  {
    id: 'arbitration',
    types: claims,
    title: 'The claim may belong in arbitration',
    rule: 'A written agreement to arbitrate is enforced like any other contract (9 U.S.C. § 2), and a court stays the suit if a party asks for it (9 U.S.C. § 3). The claim is not lost by that: it is brought before the arbitrator.',
    lift: [
      'Find the paper: does its clause cover this claim and these parties, and was it agreed to?',
      'Has either side asked for arbitration, or waived it by litigating (Morgan v. Sundance, Inc., 596 U.S. 411 (2022))?',
      'Is the contract or the claim one that the Act leaves out (9 U.S.C. §§ 1, 402)?',
    ],
    all: [
      /\b(?:disputes?|claims?|everything|fights?)\b[^.;]{0,30}\b(?:go(?:es)?|sent|heard|decided|taken) (?:to|by|before) (?:an? |the )?arbitrat\w+|\barbitration (?:paragraph|page|box|form|section|provision|clause|agreement|language|rider|addendum)\b|\b(?:agree[ds]?|signed|clicked)\b[^.;]{0,60}\b(?:to arbitrate|arbitration)\b|\b(?:clause|paragraph|terms|agreement|contract|handbook)\b[^.;]{0,40}\barbitrat\w+/i,
    ],
    not: /\b(?:no arbitration|already (?:arbitrated|went to arbitration)|(?:confirm|vacate)\w* (?:the |an )?(?:arbitration )?award|opted out)\b/i,
  },
  {
    id: 'standing',
    types: ['contract', 'other'],
    title: 'Who sues may not own the claim',
    rule: 'Who sues on a debt that somebody else made must show every transfer down to itself, of this account. An action is brought by the real party in interest (Fed. R. Civ. P. 17(a)(1), and the rules of most states).',
    lift: [
      'Is each assignment in evidence, from the original creditor on, and does it name this account?',
      'Who can testify to the records, and from whose books do the figures come?',
      'Does a court rule or statute of this state ask for such papers with the complaint?',
    ],
    all: [
      /\b(?:debt buyer|bought (?:the|his|her|their|our|this) (?:\w+ )?(?:debt|account|paper|note|loan)|portfolio|receivables|assignee|assignments?|bill of sale|(?:sold|transferred) (?:the|his|her|this) (?:debt|account|note|loan)|purchaser of)\b/i,
      /\b(?:not attached|unattached|isn['’]t attached|(?<!\b(?:nothing|none|not|no|never) (?:(?:is|was|are|page|one|paper) )?)missing|(?:can|could)(?: ?not|n['’]t) (?:show|prove|produce|find)|no (?:proof|paper(?:s|work)?|assignment|chain|record|document\w*|schedule)|does(?: not|n['’]t) (?:list|name|mention|show|include)|blank|redacted|without (?:the|any) (?:schedule|file|exhibit|list))\b/i,
    ],
    not: /\b(?:complete|unbroken) chain\b/i,
  },
  {
    id: 'limitation',
    types: civil,
    title: 'Whether the time to sue has run needs counting',
    rule: `Something that may stop or move the time to sue is told. The period has to be counted without the days that it took out. No statute was checked, so it does not cap the index. ${affirmative}`,
    lift: [
      'From which day to which did the time stand still, by whose signature or which statute?',
      'How many days of the period had run before, and how many after?',
      ...limitationLift.slice(2),
    ],
    all: [
      /(?<!\b(?:no|not|never|without|any|nor) (?:an? |been |signed )?)\b(?:tolling agreement|tolled|stand-?still agreement|stops? the clock|stopped the clock|savings? statute|relat(?:es?|ed|ion) back|agreed (?:in writing )?(?:not to (?:plead|raise)|to wait|to extend) [^.;]{0,30}\b(?:limitations?|statute|time|suit)|waived? the (?:statute|limitations?))\b/i,
    ],
    answeredBy: {
      words:
        /\b(?:in time|timely|on time|within the (?:time|period|year|statute)|(?:before|by) the deadline|(?:still|well) (?:open|alive|within)|(?:has|had)(?: not|n['’]t) (?:yet )?(?:run|expired|passed)|(?:days|weeks|months|time) (?:to spare|left|remained|remain))\b/i,
      title: 'The time to sue: the description says that it was kept',
      why: 'What stopped or moved the time is told in the words below, and that suit came within it. Count the days all the same.',
    },
  },
]

/** The scenes that a description tells, each once. */
export function sceneBars(text: string, type: CaseType): Omit<FoundBar, 'ends'>[] {
  const certain = withoutIntroductions(withoutSupposed(text))
  const sentenceAt = sentenceFinder(text)
  return scenes.flatMap(({ id, types, title, rule, lift, all, not, answeredBy }) => {
    if (!types.includes(type) || not?.test(text)) return []
    const parts = all.map((words) => words.exec(certain))
    const spans = parts.flatMap((found) => (found ? [sentenceAt(found.index)] : []))
    if (spans.length < all.length || spans.some(({ start, end }) => ofAnother.test(text.slice(start, end)))) return []
    const [first, ...rest] = [...new Map(spans.map((span) => [span.start, span])).values()].toSorted(
      (a, b) => a.start - b.start,
    )
    const isAnswered = spans.some(({ start, end }) => answeredBy?.words.test(text.slice(start, end)))
    if (answeredBy && isAnswered)
      return [
        {
          id,
          title: answeredBy.title,
          holds: false,
          rule,
          answered: answeredBy.why,
          lift: [...lift],
          anchors: first ? [anchorOf({ text }, first)] : [],
        },
      ]
    return [
      {
        id,
        title,
        holds: false,
        rule,
        lift: [...lift],
        anchors: [first, ...rest].flatMap((span) => (span ? [anchorOf({ text }, span)] : [])),
      },
    ]
  })
}
