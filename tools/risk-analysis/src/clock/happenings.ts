import { type Span, sentencesOf } from '@casewright/law'
import { stanceOf } from '../reading/denial.ts'
import type { Moment } from './moments.ts'

/** What starts a time: it is counted from one of these. */
export type Start =
  | 'judgment'
  | 'final'
  | 'right-to-sue'
  | 'denial'
  | 'completion'
  | 'discovery'
  | 'loss'
  | 'injury'
  | 'dismissal'
  | 'breach'
  | 'act'
  | 'arrival'
/** What must be done within it. */
export type Step = 'appeal' | 'suit' | 'charge' | 'notice' | 'prosecution'

/** Something else that has a day, and starts no time: 'hired', 'signed', 'filed an answer'. */
type Aside = 'aside'
type Kind = Start | Step | Aside | 'filed' | 'unknown'
const possessive = '(?:(?:his|her|its|their|our|my|the|a|an|this|that|one|own|another) ){0,2}'
const court =
  '(?:federal |state |civil |new |own |small claims |district |superior |circuit |section |§ ?|wrongful death |class |original |verified |adversary |habeas |pro se |1983 |Title VII ){0,3}'
const papers =
  '(?:complaint|lawsuit|suit|petition|action|case|summons|writ|2254|2255|habeas|compl\\.?|statement of claim)'
const filing =
  '(?:filed|e-?filed|file-?stamped|stamped|clocked(?: in)?|commenced|lodged|docketed|brought|dated|hit(?: the docket)?|came(?: in)?|entered|started|begun|went in|put in|initiated|instituted|opened|served|submitted|received|in court)'
const helping =
  '(?:(?:was|is|got|were|had|been|has|not|never|only|finally|first|then|just|actually|itself|later) ){0,3}'
/** Each by itself, so that the longer words for a thing are found beside the shorter. */
const any = (...patterns: string[]): RegExp[] =>
  patterns.map((pattern) => new RegExp(`(?<![\\w-])(?:${pattern})(?![\\w-])`, 'gi'))

const kinds: readonly (readonly [Kind, readonly RegExp[]])[] = [
  [
    'appeal',
    any(
      'notices? of appeal',
      'NOA',
      'appealed',
      '(?:filing |taking )(?:of )?(?:the |an |our )?appeal',
      `noticed ${possessive}appeal`,
      `${possessive}appeal ${helping}${filing}`,
      `${filing} ${possessive}(?:notice of )?appeal`,
      'petition(?:ed)? for review',
      'took (?:it|the case|this) up',
    ),
  ],
  [
    'prosecution',
    any(
      'indict(?:ed|ment)',
      '(?:was|were|got|been) charged',
      'charges? (?:was|were) (?:filed|brought)',
      'charging (?:paper|document|instrument)s?',
      'information (?:was )?(?:filed|dated)',
      'criminal complaint',
    ),
  ],
  [
    'notice',
    any(
      'notices? of (?:the |intent to )?(?:tort )?(?:claim|sue)',
      'claim notice',
      'tort claim(?: notice)?',
      '(?:written|ante litem|claim|formal|statutory|pre-?suit) notice',
      'notice (?:to|on|upon|with) (?:the )?(?:city|county|town|state|village|district|agency|board|authority|clerk|school|government|comptroller|risk management)',
      '(?:gave|served|sent|mailed|delivered|filed|received|got|submitted) (?:hers|theirs|ours|the notice|notice)',
      '(?:served|sent|mailed|delivered|submitted) (?:it|one)',
      `(?<!of )notice ${helping}(?:sent|mailed|served|out|received|dated|filed|given|delivered)`,
      '(?<!of )notice (?:went|reached|arrived|landed|got)',
      '(?:city|county|town|village|district) clerk (?:received|stamped|got)',
      'SF-?95',
      'standard form 95',
      'administrative claim',
      '(?:presented|submitted|filed|sent|mailed) (?:the|a|an|his|her|their|our) (?:\\w+ )?(?:tort |administrative |government )?claim(?: form)? (?:to|with)',
    ),
  ],
  [
    'charge',
    any(
      '(?:EEOC|agency|administrative|discrimination|commission) (?:charge|complaint|intake)',
      'charge (?:of discrimination|with the|was filed|filed|is dated|dated)',
      `(?:filed|made|brought|signed|lodged) ${possessive}(?:\\w+ )?charge`,
      '(?:went|complained|turned) to the (?:EEOC|agency|commission)',
      '(?:filed|complained) with the (?:EEOC|agency|commission)',
      '(?:contacted|saw|called|reached|went to|spoke (?:to|with)) (?:an?|the|her|his) (?:EEO )?counselor',
      'EEO (?:contact|counselor)',
      `(?:got|received|has|stamped) ${possessive}charge`,
      'charge (?:reached|went|came|arrived|landed|followed|is|was)',
    ),
  ],
  [
    'right-to-sue',
    any(
      'right[- ]to[- ]sue(?: letter| notice)?(?: (?:arrived|came|reached \\w+|(?:was|is) (?:mailed|received|issued|dated|sent)))?',
      'RTS(?: letter| notice)?',
      'NRTS',
      'notice of (?:the )?right to sue',
      '(?:dismissal and )?notice of (?:suit )?rights',
      "EEOC(?:[’']s)? (?:letter|notice|dismissal|no-cause|determination|closed|dismissed|issued)",
      '(?:letter|notice|email) from the EEOC',
      '90-day (?:letter|notice)',
    ),
  ],
  [
    'aside',
    any(
      `filed ${possessive}(?:\\w+ )?(?:motion|answer|police report|report|bankruptcy|chapter|tax return|return|application|registration|lien|grievance|counterclaim|declaration|affidavit|insurance claim|patent)`,
      'motion (?:to|for)',
      '(?:called|phoned|e-?mailed|contacted|retained|hired|came to|met with|found) (?:me|us|our (?:office|firm)|the office)',
      'sold (?:for|as) scrap|scrapped|junked',
      'hired|born|married|divorced|started (?:work|there|with)|joined|promoted|bought|purchased|moved in|built|founded|incorporated|leased|retained|registered|renewed|lease (?:began|started)|(?:agreement|contract|lease|policy|note|deed|will) (?:was |is )?(?:signed|dated|made|issued|executed)|signed (?:the|a|an|his|her|their|our)|mediation|deposition|deposed|trial (?:is|was|date)|hearing|arraign\\w+|demand letter|letter of representation',
    ),
  ],
  [
    'suit',
    any(
      `${papers} ${helping}${filing}`,
      `${filing} ${possessive}${court}${papers}`,
      `(?:stamp|filing date|date) on ${possessive}${papers}`,
      "(?:filing|file|clerk[’']s|ECF|docket) (?:stamp|date)",
      'sued|sues|suit (?:followed|came)|suit papers',
      `served with ${possessive}(?:complaint|summons|suit)`,
      `${papers} ${helping}(?:handed|mailed|given to|sent|signed and mailed)`,
      'commenced',
      'went to (?:federal |state )?court',
      'I-589|asylum (?:application|claim)(?: (?:was|is|got))?(?: filed)?|applied for asylum|filed for asylum',
    ),
  ],
  [
    'final',
    any(
      '(?:became|went|was|is) final',
      'finality',
      'mandate (?:issued|came)',
      '(?:certiorari|cert\\.?|direct review|rehearing|leave to appeal|discretionary review) (?:was )?(?:denied|refused)',
      '(?:denied|refused) (?:direct review|certiorari|cert\\.?|review|leave)',
      'conviction (?:became|was) (?:final|affirmed)',
      'affirmed (?:the|his|her|our) conviction',
    ),
  ],
  [
    'denial',
    any(
      '(?:final|written|formal|administrative|certified|agency) (?:denial|determination|rejection|action)',
      'denial(?: letter| notice)?(?: (?:was )?(?:mailed|sent|dated|issued|went))?',
      'denied|rejected|disallowed|turned (?:it|her|him|them|us|the claim) down|turning (?:it|her|him|them|us|the claim) down|turned down|said no to|refused the claim',
      '(?:mailed|sent|issued) (?:its|the|a|an|their|his|her) (?:final |written |formal ){0,2}(?:denial|rejection|decision|notice)',
      'notice of (?:deficiency|denial|decision|action)',
      'appeals council',
      '(?:BIA|board|board of immigration appeals|agency) (?:dismissed|denied|affirmed|issued|decided|ruled)',
    ),
  ],
  [
    'judgment',
    any(
      '(?:final |criminal |written |summary |default |civil |removal |dismissal ){0,3}(?:judgment|decree|sentence|order|verdict|decision|ruling)(?: (?:was|were|is))?(?: \\w{1,15}ly)? ?(?:entered|docketed|dated|issued|came down|came out|signed|filed|granted|of|on|against|for)?',
      'entry of (?:final |the )?(?:judgment|order|decree)',
      'entered (?:final |the |a |its |summary |default ){0,2}(?:judgment|order|decree)',
      'entered',
      '(?:was|were) sentenced',
      'sentencing',
      '(?:judge|court) (?:granted|ruled|dismissed|entered|signed)',
      '(?:the )?(?:case|matter|trial|motion|suit) was decided',
      '(?:lost|won) (?:at trial|the trial|on summary judgment|the bench trial|below)',
    ),
  ],
  [
    'completion',
    any(
      'substantial(?:ly)? complet(?:ion|ed?)',
      'certificate of (?:substantial completion|occupancy)',
      'C\\.?O\\.? (?:was )?issued',
      'complet(?:ed|ion)(?: of| the)?',
      '(?:was|were) (?:completed|finished)',
      'final completion',
      '(?:first|original|initial) (?:sale|sold|delivery|purchase|purchaser|owner)',
      '(?:was|were) (?:first )?(?:sold(?! (?:for scrap|as scrap|at auction|off))|delivered|installed|manufactured|put into service)',
      'delivered|delivery|tender(?:ed)?|installed|manufactured|handed over',
    ),
  ],
  [
    'discovery',
    any(
      'knew (?:of|about)',
      '(?:first |only )?(?:learned|discovered|found out|realized|noticed|became aware|was told|saw|spotted|came across)',
      'found (?:the|a|it|out)',
      'discovery of',
      'diagnos(?:ed|is)',
    ),
  ],
  [
    'dismissal',
    any(
      'fired|firing|terminat(?:ed|ion)|let go(?! (?:and|of)\\b)|let (?:him|her|them|me) go|laid off|discharged|demoted|demotion|passed over|suspended|forced out|resigned|quit|last day(?: of| at| on)?(?: work| the job)?|layoff|walked out|walked her out|walked him out|non-?renew(?:ed|al)|not (?:hired|promoted|selected)|non-?selection|denied (?:the|a) promotion',
    ),
  ],
  [
    'loss',
    any(
      'date of (?:the )?loss',
      'loss (?:was|is|occurred|happened)',
      '(?:fire|flood|storm|theft|hail|hurricane|burglary|tornado|leak|pipe|explosion|casualty)',
      'loss(?: date)?',
      'burned down|flooded|stolen',
    ),
  ],
  [
    'injury',
    any(
      'accident|crash(?:ed)?|wreck|MVA|collision|collided|injur(?:y|ed)|hurt|hit|struck|rear-?ended|fell|falls?|fall|slip(?:ped)?|trip(?:ped)?|bit|bitten|burned|cut|died|death|killed|surgery|operation|operated|procedure|botched|beat(?:en|ing)?|broke|breaking|broken|fractured|arrest(?:ed)?|shot|stabbed|assault(?:ed)?|attack(?:ed)?|incident|DOI|DOA|DOL|malpractice|t-?bone(?:d)?|happened|occurred|went down|knocked|thrown|crushed|collapsed|exploded|amputat\\w+|electrocuted|scalded|poisoned|infected|implant(?:ed)?|treated|treatment|tore|ruptured|overturned|rolled over|ran over|run over|misread|misdiagnos\\w+|missed (?:the|a) (?:tumor|cancer|fracture|mass|scan)',
    ),
  ],
  [
    'breach',
    any(
      'breach(?:ed)?|default(?:ed)?',
      'missed (?:the|a|his|her|its|their|last|final)? ?(?:payment|delivery|deadline)',
      'stopped paying|quit paying|non-?payment|failed to (?:pay|deliver|perform)|last payment|came due|due|repudiated|walked off|abandoned|pulled out|refused to (?:pay|close|deliver|perform)|clos(?:ed|ing)|invoice|bounced|shorted',
    ),
  ],
  ['filed', any('filed(?! by the)|e-?filed|file-?stamped|filing', 'complaint|lawsuit|suit|petition|action')],
  [
    'arrival',
    any(
      'arriv(?:ed|al|ing)|entered (?:the country|the u\\.?s\\.?|the united states|without)|crossed (?:the border|into)|last entry|landed|admitted (?:as|on|in)',
    ),
  ],
  [
    'act',
    any(
      'violation|violated|call(?:ed)?|voicemail|letter|contact|complained of|publish(?:ed)?|publication|article|post(?:ed)?|aired|broadcast|statement|remark|infring\\w+|copied|campaign|transaction|sale|sold|loan|disclos\\w+|underpaid|unpaid|overtime|paycheck|payday|workweek|adverse action|act|wire|transfer(?:red)?|cashed|discipline[d]?|write-?up|transfer',
    ),
  ],
]

/** A moment with what happened at it. */
export interface Happening {
  kind: Kind
  moment: Moment
  /** From the words for it to the time. */
  span: Span
}

const breaks = /[;:]|,(?! (?:19|20)\d\d)|\b(?:and|but|after|before|so|while|when|until)\b/g
/** How much farther away words are behind each turn of a sentence. */
const turn = 30

/** What happened at each moment: the words for something that stand nearest to it in its sentence. */
export function happeningsIn(text: string, moments: readonly Moment[]): Happening[] {
  const sentences = sentencesOf({ text })
  const told = kinds.flatMap(([kind, patterns]) =>
    patterns
      .flatMap((words) => [...text.matchAll(words)])
      .map(({ index, 0: found }) => ({ kind, start: index, end: index + found.length })),
  )
  // 'Must be sued on within three years' is a rule, and no suit.
  const isRule = ({ kind, start }: { kind: Kind; start: number }) =>
    (kind === 'filed' || isStep(kind)) &&
    /\b(?:must|shall|should|may|can|ha(?:s|ve) to|needs? to|required to|required that|time to|until|deadline for|limit for) (?:be )?$/i.test(
      text.slice(Math.max(0, start - 24), start),
    )
  // 'Nothing has been filed' is no suit, but what was not filed until May was filed in May.
  const isUndone = ({ kind, start, end }: { kind: Kind; start: number; end: number }) =>
    (kind === 'filed' || kind === 'suit') &&
    (stanceOf(text, start, end) === 'denied' || nothingDone.test(text.slice(Math.max(0, start - 40), start))) &&
    !/\b(?:until|till|before)\b/i.test(text.slice(end, end + 60))
  // 'Notice of appeal' is no judgment, and 'the complaint was filed' no act: longer words tell more.
  const plain = told.filter(
    (one) =>
      !isRule(one) &&
      !isUndone(one) &&
      !told.some(
        (other) =>
          other !== one &&
          other.start <= one.start &&
          one.end <= other.end &&
          other.end - other.start > one.end - one.start,
      ),
  )
  const nearTo = (moment: Moment, isFree: (one: (typeof plain)[number]) => boolean) => {
    const sentence = sentences.findLast(({ start }) => start <= moment.start)
    return plain
      .filter((one) => (!sentence || (one.start >= sentence.start && one.end <= sentence.end)) && isFree(one))
      .map((one) => ({ one, far: distance(text, one, moment) }))
      .toSorted((a, b) => a.far - b.far)[0]
  }
  const nearest = moments.map((moment) => nearTo(moment, () => true))
  // A step is taken once: of two days in its sentence the nearer one is its day.
  // 'Sued over a wall that was put up in 2011': the day is of the wall.
  const isApart = ({ end }: Span, { start }: Span) =>
    end < start && /\b(?:that|which|who|whose|where)\b/.test(text.slice(end, start))
  const isAnothers = (at: number) => (one: (typeof plain)[number]) =>
    !(one.kind === 'filed' || isStep(one.kind)) ||
    (!isApart(one, moments[at] as Moment) &&
      !nearest.some(
        (other, of) => of !== at && other?.one === one && other.far < distance(text, one, moments[at] as Moment),
      ))

  return moments.map((moment, at): Happening => {
    const near = nearTo(moment, isAnothers(at))
    // A day of which nothing is known: it may still be the one from which the only time runs.
    if (!near) return { kind: 'unknown', moment, span: { start: moment.start, end: moment.end } }
    const { one } = near
    const span = { start: Math.min(one.start, moment.start), end: Math.max(one.end, moment.end) }
    return { kind: one.kind, moment, span }
  })
}

function distance(text: string, one: Span, { start, end }: Moment): number {
  const isBefore = one.end <= start
  const between = isBefore ? text.slice(one.end, start) : text.slice(end, one.start)
  // What follows a time belongs to it less than what leads to it: 'judgment entered on May 2, and appealed'.
  return between.length + turn * [...between.matchAll(breaks)].length + (isBefore ? 0 : 12)
}

const nothingDone = /\b(?:nothing|none|nobody|no one) (?:(?:has|have|had|was|were|is|been|yet|ever) ){0,3}$/i

const steps: readonly Kind[] = ['appeal', 'suit', 'charge', 'notice', 'prosecution']
export const isStep = (kind: Kind): kind is Step => steps.includes(kind)
export const isStart = (kind: Kind): kind is Start =>
  !isStep(kind) && kind !== 'aside' && kind !== 'filed' && kind !== 'unknown'

/** What some words are about, the earliest first: 'after entry of judgment', 'from the date of loss'. */
export function kindIn(words: string): Kind | undefined {
  return kinds
    .flatMap(([kind, patterns]) =>
      kind === 'aside' || kind === 'filed'
        ? []
        : patterns.flatMap((pattern) =>
            [...words.matchAll(pattern)]
              .slice(0, 1)
              .map(({ index, 0: found }) => ({ kind, index, long: found.length })),
          ),
    )
    .toSorted((a, b) => a.index - b.index || b.long - a.long)[0]?.kind
}
