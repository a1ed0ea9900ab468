import type { CitationCheck, TreatmentFlag } from '@casewright/core'
import type { Source, Span } from '../span/span.ts'
import type { Treatment, TreatmentKind } from '../treatment/treatment.ts'
import { treatmentsIn } from '../treatment/treatments-in.ts'
import type { Cited } from './cited.ts'

/** From this certainty on the words are no mere talk of it. */
const plainly = 0.7

type Flag = TreatmentFlag['flag']

/** What says as much as the flag does: who calls a decision limited has not said that it was overruled. */
const asGrave: Readonly<Record<Flag, ReadonlySet<TreatmentKind>>> = {
  red: new Set(['overruled', 'abrogated', 'superseded', 'reversed', 'vacated']),
  amber: new Set([
    'overruled',
    'overruled in part',
    'abrogated',
    'superseded',
    'reversed',
    'vacated',
    'criticized',
    'questioned',
    'limited',
  ]),
}

/** In a sentence with one of these it may be denied, supposed, or what somebody else says. */
const doubts =
  /\b(?:not|n['’]t|never|cannot|nobody|none|neither|nor|no (?:court|one|decision|case|judge|authority)|hardly|scarcely|nearly|almost|close to|short of|whether|if|unless|could|would|should|might|may|must|ask\w*|urg\w+|argu\w+|conten\w+|claim\w*|assert\w*|suggest\w*|suppos\w+|assum\w+|alleg\w+|insist\w*|rumou?r\w*|wrong\w*|false\w*|mistak\w+|incorrect\w*|contested|disput\w+|scholars|commentators|dissent\w*|controls|only)\b|\?/i
/** 'Reversed on other grounds' says nothing of the point. */
const elsewhere = /\bother grounds\b|\bin part\b|\bas moot\b/i

/**
 * Which authorities the document itself says are no longer good law, by their places in `cited.authorities`. It must say so
 * plainly, and as much as the flag does: a flag that is silenced without that is worse than one look too many.
 * @param checks in the order of `cited.wanted`
 */
export function flagsSaid(
  { text }: Source,
  { authorities, places }: Cited,
  checks: readonly (CitationCheck | undefined)[],
): Set<number> {
  const flags = new Map<number, Flag>()
  for (const { authority, wanted } of places) {
    const flag = wanted === null ? undefined : checks[wanted]?.treatment?.flag
    if (authority !== null && flag && flags.get(authority) !== 'red') flags.set(authority, flag)
  }
  const sayings = Map.groupBy(
    treatmentsIn({ text }).filter((one) => !one.isDenied && one.voice === 'court' && one.certainty >= plainly),
    ({ of }) => of.core.start,
  )
  const says = (flag: Flag, { kind, start, end }: Treatment) => {
    const sentence = text.slice(start, end)
    return asGrave[flag].has(kind) && !doubts.test(sentence) && !(flag === 'red' && elsewhere.test(sentence))
  }
  return new Set(
    authorities.flatMap(({ full }, at) => {
      const flag = flags.get(at)
      if (!flag) return []
      const isSaid = sayings.get(full.core.start)?.some((one) => says(flag, one))
      return isSaid || (full.kind === 'law' && saysOfLaw(text, full)) ? [at] : []
    }),
  )
}

/** 'U.S. Const. amend. XVIII (repealed 1933)', 'which was repealed by', 'the repealed'. */
const after =
  /^[\s,(]*(?:(?:which|that) )?(?:(?:is|was|were|has been|since|now|later) ){0,2}(?:repealed|superseded|expired)\b/i
const before = /\b(?:repealed|repealing|superseded|superseding|former)\s(?:the\s)?$/i

const saysOfLaw = (text: string, { start, end }: Span): boolean =>
  after.test(text.slice(end, end + 60)) || before.test(text.slice(Math.max(0, start - 30), start))
