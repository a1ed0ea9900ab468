import { type Span, sentencesOf } from '@casewright/law'
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
/** What must be done within it. */
export type Step = 'appeal' | 'suit' | 'charge' | 'notice' | 'prosecution'

type Kind = Start | Step
const kinds: readonly (readonly [Kind, RegExp])[] = [
  [
    'appeal',
    /\b(?:notice of appeal|noticed (?:the|an|our|his|her|its|their) appeal|appealed|NOA|(?:the|an|our|his|her|its|their) appeal (?:was|is|got)? ?(?:filed|lodged|taken|docketed|noticed)|(?:filed|lodged|took|docketed) (?:the|an|our|his|her|its|their) appeal|petition(?:ed)? for review)\b/gi,
  ],
  [
    'prosecution',
    /\b(?:indict(?:ed|ment)|(?:was|were|got|been) charged|charges? (?:was|were) (?:filed|brought)|charging (?:paper|document|instrument)s?|information (?:was )?(?:filed|dated)|criminal complaint)\b/gi,
  ],
  [
    'notice',
    /\b(?:notices? of (?:the )?(?:tort )?claim|claim notice|tort claim(?: notice)?|(?:written|ante litem|claim|formal) notice|notice (?:to|on|upon) the (?:city|county|town|state|village|district|agency|board|authority)|(?:gave|served|sent|mailed|delivered|filed|received|got|submitted) (?:hers|theirs|ours|the notice|notice)|(?:served|sent|mailed|delivered|submitted) (?:it|one)|(?:city|county|town|village) clerk (?:received|stamped|got)|(?:SF-?95|standard form 95)|administrative claim)\b/gi,
  ],
  [
    'charge',
    /\b(?:(?:EEOC|agency|administrative|discrimination) (?:charge|complaint)|charge (?:of discrimination|with the|was filed|filed)|(?:filed|made|brought|signed) (?:her|his|a|an|the|their|its) charge|went to the (?:EEOC|agency|commission)|filed with the (?:EEOC|agency|commission))\b/gi,
  ],
  [
    'right-to-sue',
    /\b(?:right[- ]to[- ]sue(?: letter| notice)?|notice of (?:the )?right to sue|dismissal and notice of rights|notice of rights|90-day letter)\b/gi,
  ],
  [
    'suit',
    /\b(?:(?:complaint|lawsuit|suit|petition|action|case|summons|motion) (?:was |is |got |were )?(?:not |never |only |finally |first |then |actually |e-?)?(?:filed|stamped|commenced|lodged|docketed|brought|dated|hit|came|entered|started|served)|(?:filed|brought|commenced|lodged|started|docketed|e-?filed)(?: (?:his|her|its|their|our|the|a|an|this|that|in|federal|state|civil|own|new|small|claims|district|superior|circuit|county))* (?:suit|complaint|lawsuit|petition|action|case|court|writ|2254|2255|habeas)|(?:stamp|filing date|date) on (?:the|his|her|its|their|our) (?:complaint|petition|summons)|(?:we|she|he|they|it|plaintiffs?|owners?|buyers?|sellers?|tenants?|landlords?|insureds?|bank|association|claimants?|petitioners?) (?:only |finally |first |then |just |actually |now )*(?:filed|sued)|\bsued|filing (?:was|is|came)|suit (?:followed|came)|served with (?:the )?(?:complaint|summons|suit))\b/gi,
  ],
  [
    'final',
    /\b(?:(?:became|went|was|is) final|finality|mandate (?:issued|came)|(?:certiorari|cert|direct review|rehearing) (?:was )?denied|denied (?:direct review|certiorari|cert|review)|conviction (?:became|was) (?:final|affirmed))\b/gi,
  ],
  [
    'denial',
    /\b(?:(?:final|written|formal|administrative|certified|agency) (?:denial|determination|rejection)|denial(?: letter| notice)?(?: (?:was )?(?:mailed|sent|dated|issued|went))|(?:mailed|sent|issued) (?:its|the|a|an|their|his|her) (?:final |written |formal )*(?:denial|rejection|decision|notice)|(?:denied|rejected|disallowed) (?:the|his|her|our|their|its) (?:administrative |tort |insurance )?claim|claim (?:was )?(?:denied|rejected|disallowed)|notice of (?:deficiency|denial|decision)|appeals council|(?:BIA|board|board of immigration appeals) (?:dismissed|denied|affirmed|issued|decided))\b/gi,
  ],
  [
    'judgment',
    /\b(?:(?:final |criminal |written |summary |default |civil )*(?:judgment|decree|sentence|order|verdict|decision|ruling)(?: (?:was|were|is))?(?: \w+ly)? ?(?:entered|docketed|dated|issued|came down|signed|filed|granted|of|on|:)|entry of (?:final |the )?(?:judgment|order|decree)|entered (?:final |the |a |its |summary |default )*(?:judgment|order|decree)|(?:was|were) sentenced|sentencing|judgment)\b/gi,
  ],
  [
    'completion',
    /\b(?:substantial(?:ly)? complet(?:ion|ed?)|certificate of (?:substantial completion|occupancy)|complet(?:ed|ion) (?:of|the)|(?:was|were) (?:completed|finished)|final completion|(?:first|original|initial) (?:sale|sold|delivery|purchase)|(?:was|were) (?:first )?(?:sold|delivered|installed)|delivered|delivery|tender(?:ed)?)\b/gi,
  ],
  [
    'discovery',
    /\b(?:(?:first |only )?(?:learned|discovered|found out|realized|noticed (?:the|a|it)|became aware|was told|found the|found a|found it)|discovery of)\b/gi,
  ],
  [
    'dismissal',
    /\b(?:fired|terminat(?:ed|ion)|let go|laid off|discharged|demoted|demotion|passed over|suspended|forced out|resigned|last day (?:of|at) work|layoff)\b/gi,
  ],
  [
    'loss',
    /\b(?:date of (?:the )?loss|loss (?:was|is|occurred|happened)|fire (?:was|happened|broke)|(?:the|a) (?:fire|flood|storm|theft|hail|hurricane|burglary)|loss date|the loss|casualty)\b/gi,
  ],
  [
    'injury',
    /\b(?:accident|crash(?:ed)?|wreck|collision|collided|injur(?:y|ed)|hurt|hit|struck|rear-?ended|fell|falls?|slip(?:ped)?|trip(?:ped)?|bit(?:ten)?|burned|cut|died|death|surgery|operation|operated|procedure|botched|beat(?:en|ing)?|broke|breaking|arrest(?:ed)?|shot|assault(?:ed)?|attack(?:ed)?|incident|DOI|DOA|malpractice|t-?bone|happened|occurred)\b/gi,
  ],
  [
    'breach',
    /\b(?:breach(?:ed)?|default(?:ed)?|missed (?:the|a|his|her|its|their|last|final)? ?(?:payment|delivery)|stopped paying|non-?payment|failed to (?:pay|deliver|perform)|last payment|due|repudiated|walked off|refused to (?:pay|close|deliver)|clos(?:ed|ing)|invoice|bounced)\b/gi,
  ],
  [
    'act',
    /\b(?:violation|violated|call(?:ed)?|letter|contact|complained of|publish(?:ed)?|publication|article|post(?:ed)?|aired|broadcast|statement|remark|infring\w+|copied|campaign|transaction|sale|sold|loan|disclos\w+|underpaid|overtime|paycheck|workweek|arriv(?:ed|al)|entered the (?:country|u\.?s\.?|united states)|entry|adverse action|act)\b/gi,
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
  const told = kinds.flatMap(([kind, words]) =>
    [...text.matchAll(words)].map(({ index, 0: found }) => ({ kind, start: index, end: index + found.length })),
  )
  // 'Notice of appeal' is no judgment, and 'the complaint was filed' no act: longer words tell more.
  const plain = told.filter(
    (one) =>
      !told.some(
        (other) =>
          other !== one &&
          other.start <= one.start &&
          one.end <= other.end &&
          other.end - other.start > one.end - one.start,
      ),
  )
  return moments.flatMap((moment): Happening[] => {
    const sentence = sentences.findLast(({ start }) => start <= moment.start)
    const near = plain
      .filter(({ start, end }) => !sentence || (start >= sentence.start && end <= sentence.end))
      .map((one) => ({ one, far: distance(text, one, moment) }))
      .toSorted((a, b) => a.far - b.far)[0]
    if (!near) return []
    const { one } = near
    const span = { start: Math.min(one.start, moment.start), end: Math.max(one.end, moment.end) }
    return [{ kind: one.kind, moment, span }]
  })
}

function distance(text: string, one: Span, { start, end }: Moment): number {
  const isBefore = one.end <= start
  const between = isBefore ? text.slice(one.end, start) : text.slice(end, one.start)
  // What follows a time belongs to it less than what leads to it: 'judgment entered on May 2, and appealed'.
  return between.length + turn * [...between.matchAll(breaks)].length + (isBefore ? 0 : 12)
}

const starts: readonly Kind[] = kinds.map(([kind]) => kind)
export const isStep = (kind: Kind): kind is Step => ['appeal', 'suit', 'charge', 'notice', 'prosecution'].includes(kind)
export const isStart = (kind: Kind): kind is Start => starts.includes(kind) && !isStep(kind)

/** What some words are about, the earliest first: 'after entry of judgment', 'from the date of loss'. */
export function kindIn(words: string): Kind | undefined {
  return kinds
    .flatMap(([kind, pattern]) => {
      const index = words.search(new RegExp(pattern.source, 'i'))
      return index < 0 ? [] : [{ kind, index }]
    })
    .toSorted((a, b) => a.index - b.index)[0]?.kind
}
