import type { CaseCitation } from '../citations/citation.ts'
import { sentencesOf } from '../sentences/sentences.ts'
import type { Source, Span } from '../span/span.ts'
import type { Treatment, TreatmentKind } from '../treatment/treatment.ts'
import { treatmentsIn } from '../treatment/treatments-in.ts'
import type { CitedPlace } from './cited.ts'
import { isClaimed } from './claimed.ts'
import { doneBetween } from './done-between.ts'

/** What a document says plainly became of a decision, and by which other; null: it names none. */
export interface WrittenHistory {
  kind: TreatmentKind
  of: CaseCitation
  by: CaseCitation | null
  /** From 0 to 1: how surely the words say so. */
  certainty: number
  /** The writer's own note on a decision that is cited, whoever the sentence is about: 'X, which Y overruled'. */
  isNote: boolean
  start: number
  end: number
}

/** From this certainty on the words are no mere talk of it. */
const plainly = 0.7

/** In a sentence with one of these it may be denied, supposed, or what somebody else says. */
const doubts =
  /\b(?:not|n['’]t|never|cannot|nobody|none|neither|nor|no (?:court|one|decision|case|judge|authority)|hardly|scarcely|nearly|almost|close to|short of|whether|if|unless|could|would|should|might|may|must|ask\w*|urg\w+|argu\w+|conten\w+|claim\w*|assert\w*|suggest\w*|suppos\w+|assum\w+|alleg\w+|insist\w*|rumou?r\w*|wrong\w*|false\w*|mistak\w+|incorrect\w*|contested|disput\w+|scholars|commentators|dissent\w*|controls|only)\b|\?/i

/** 'X, overruled by Y' in the citation itself. */
const noted =
  /^[\s,;(]{1,3}(?:(?:later|since|subsequently|expressly) ){0,2}(?:overruled|abrogated|superseded|reversed|vacated|rev['’]d)\b/i

/** What a document says plainly became of decisions that it cites. */
export function historiesIn(source: Source, places: readonly CitedPlace[]): WrittenHistory[] {
  const { text } = source
  const sentences = sentencesOf(source)
  const starts = places.map(({ citation }) => citation).sort((one, two) => one.start - two.start)
  const isOthers = ({ isNote, start, end }: WrittenHistory): boolean => {
    if (isNote) return false
    const sentence = sentences[lastBegun(sentences, start)]
    if (!sentence || sentence.end <= start) return false
    const next = lastBegun(starts, sentence.start - 1) + 1
    const last = starts[lastBegun(starts, sentence.end - 1)]
    const first = starts[next] && starts[next].start < sentence.end ? starts[next].start : start
    const until = last && last.start >= sentence.start ? last.end : end
    return isClaimed(text.slice(sentence.start, first), text.slice(until, Math.max(until, sentence.end)))
  }
  return [
    ...treatmentsIn({ text })
      .filter(
        ({ kind, isDenied, voice, certainty }) =>
          kind !== 'cited' && !isDenied && voice === 'court' && certainty >= plainly,
      )
      .filter(({ start, end }) => !doubts.test(text.slice(start, end)))
      .map(
        ({ by, ...one }: Treatment): WrittenHistory => ({
          ...one,
          by: by === 'this opinion' ? null : by,
          isNote: noted.test(text.slice(one.of.end, one.of.end + 60)),
        }),
      ),
    ...doneBetween(text, places),
  ].filter((history) => !isOthers(history))
}

/** The place of the last that begins by `at`, of some in their order; -1: none does. */
function lastBegun(sorted: readonly Span[], at: number): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle]?.start ?? 0) <= at) low = middle + 1
    else high = middle
  }
  return low - 1
}
