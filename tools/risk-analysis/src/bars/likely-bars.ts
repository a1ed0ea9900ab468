import { monthPattern, type Span, sentencesOf } from '@casewright/law'
import type { CaseType } from '../case-types.ts'
import { withoutNames } from '../reading/names.ts'
import { withoutSupposed } from '../reading/supposed.ts'
import { ofAnother } from './of-another.ts'
import type { FoundBar } from './read-bars.ts'

/** Wide words for a bar, by what it is called. */
const cues: readonly { ids: readonly string[]; title: string; asks: string; words: RegExp }[] = [
  {
    ids: ['limitation', 'untimely-charge', 'repose', 'no-notice-of-claim'],
    title: 'The limitations period has run',
    asks: 'Had the limitations period run?',
    words:
      /\b(?:limitations?|statutory (?:period|time)|time-?bar\w*|too late|out of time|late-?filed|untimely|stale|expired|lapsed|deadline|repose|ran out|the statute)\b/i,
  },
  {
    ids: ['release'],
    title: 'The claim was released',
    asks: 'Was the claim released?',
    words: new RegExp(
      `\\b(?:releas(?:e[sd]?|ing)(?! (?:${monthPattern}|in|on|by|for|to|at|dates?|notes?|from (?:jail|prison|custody|the hospital)|(?:19|20)\\d\\d)\\b)|waive[sd]? (?:all|any|every|the)|(?<!(?:foundation|soil|ground|differential|footing|slab) )settle(?:d|ment)(?! (?:crack|of the (?:foundation|soil|slab|house)|in(?:to)? (?:the )?(?:ground|soil)))|accord|discharged|gave up|covenant\\w* not)\\b`,
      'i',
    ),
  },
  {
    ids: ['res-judicata', 'double-jeopardy'],
    title: 'The matter was decided before',
    asks: 'Was the claim already decided?',
    words:
      /\b(?:with prejudice|res judicata|preclu\w+|estop\w+|(?:earlier|prior|first|previous) (?:suit|case|action|judgment|lawsuit|trial)|already (?:tried|sued|litigated|decided|lost|acquitted)|acquitted|jeopardy|relitigat\w+|final judgment)\b/i,
  },
  {
    ids: ['immunity'],
    title: 'The defendant is immune',
    asks: 'Is the defendant immune?',
    words: /\bimmun(?:e|ity)\b/i,
  },
  {
    ids: ['untimely-appeal'],
    title: 'The appeal is untimely',
    asks: 'Was the notice of appeal filed in time?',
    words: /\b(?:notice of appeal|appeal\w*)\b[^.;]{0,120}\b(?:days?|late|after|deadline|missed|passed|untimely)\b/i,
  },
  {
    ids: ['jurisdiction'],
    title: 'The court has no jurisdiction',
    asks: 'Does the court have jurisdiction?',
    words: /\b(?:jurisdiction\w*|home state|wrong court|forum)\b/i,
  },
  {
    ids: ['standing'],
    title: 'The plaintiff has no standing',
    asks: 'Does the plaintiff have standing?',
    words:
      /\b(?:standing|real party in interest|(?:sold|assigned|transferred) (?:the|his|her|its|this) (?:claim|debt|account|note|right)\w*|not (?:his|her|its) claim)\b/i,
  },
  {
    ids: ['no-damages'],
    title: 'There is no loss',
    asks: 'Was there any loss?',
    words:
      /\b(?:unhurt|unharmed|uninjured|no (?:damages?|loss(?:es)?|injur(?:y|ies)|harm)|lost nothing|cost (?:him|her|it|them) nothing)\b/i,
  },
  {
    ids: ['comparative'],
    title: 'Fault of the injured person bars the claim',
    asks: 'Does the injured person’s own fault bar the claim?',
    words:
      /\b(?:contributory|contributorily|comparative (?:fault|negligence)|own (?:fault|negligence)|percent at fault)\b/i,
  },
]
/** A deadline within a lawsuit is no time to sue. */
const ofSuit =
  /\bdeadline (?:to|for|in|on|of) (?:(?:his|her|their|its|our|the|an?) ){0,2}(?:answer|reply|respond|response|opposition|report|discovery|disclosure|designat\w+|expert|mediat\w+|motions?|brief|depos\w+|amend|pay|close|perform|deliver|cure|inspect\w*)\b/i
/** What became of others’ cases, or of an offer, bars nothing here. */
const otherCases =
  /\bother (?:\w+ )?(?:cases?|suits?|lawsuits?|claims?|matters?|studios?|companies)\b|\b(?:would|will|wants? to|offered to|tried to|talks? (?:of|about)|refus\w+ to|never) settle\b|\bsettlement (?:talks?|offers?|conference|demand|position|authority|value)\b/i
/** What says that it is none. */
export const none =
  /\b(?:without prejudice|unsigned|never (?:been )?(?:signed|executed|sent|accepted)|(?:not|n['’]t) (?:sign|run|expired?|lapsed?|apply|barred|raised|release)\w*|(?:is|was|were|are) timely|in time|on time|within the (?:time|period|limit)|tolled|no (?:question|dispute|issue|doubt|limitation|release|immunity)|undisputed|not (?:in dispute|disputed|contested)|(?:waived|abandoned|denied|rejected|lacks no|abrogated)|refus\w+ to sign|torn|tore)\b/i

/** A sentence that sounds like a bar which nobody read: it limits nothing, and is asked about. */
export function likelyBarsIn(
  text: string,
  type: CaseType,
  found: readonly Pick<FoundBar, 'id' | 'anchors'>[],
): { title: string; asks: string; sentence: Span }[] {
  const certain = withoutSupposed(withoutNames(text))
  const isRead = ({ start, end }: Span) =>
    found.some(({ anchors }) => anchors.some((anchor) => anchor.start < end && start < anchor.end))
  return cues.flatMap(({ ids, title, asks, words }) => {
    if (
      found.some(({ id }) => ids.includes(id)) ||
      (type === 'criminal' && (ids.includes('release') || ids.includes('standing')))
    )
      return []
    const sentence = sentencesOf({ text }).find((one) => {
      const said = certain.slice(one.start, one.end)
      return (
        words.test(said) &&
        !none.test(said) &&
        !ofSuit.test(said) &&
        !ofAnother.test(said) &&
        !otherCases.test(said) &&
        !isRead(one)
      )
    })
    return sentence ? [{ title, asks, sentence }] : []
  })
}
