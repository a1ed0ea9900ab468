import type { Span } from '@casewright/law'
import { lawyersSued } from '../factors/clauses/notes/counsel.ts'
import { sentenceFinder } from '../reading/sentence-at.ts'
import type { FoundBar } from './read-bars.ts'

const missed =
  "(?:(?:had |has |then |also |simply |admittedly )*(?:missed|blew|blown|forgot|lost|let|failed|neglected|never|sat on|waited|filed|did(?: not|n['’]t)|allowed|overlooked|miscounted|miscalculated))\\b"
/** A lawyer is who let a time run out. */
const byLawyer = new RegExp(
  `\\b(?:lawyers?|attorneys?|counsel|law firm|associate|paralegal)\\b(?:,? [\\w’'.-]+,?){0,3},? ${missed}|\\b(?:lawyer|attorney|counsel|law firm)['’]s (?:failure|neglect|delay|mistake|error)\\b`,
  'i',
)
/** In a suit against a lawyer a 'he' or a name is the lawyer. */
const bySomebody = new RegExp(
  `(?:^|[.;,] |\\b(?:and|but|because|that|who|says?) )(?:he|she|they|who|[A-Z][\\w’'-]+) ${missed}`,
)
const ofMalpractice =
  /\b(?:malpractice|legal[- ]malpractice) (?:claim|suit|action|case|complaint|period|statute)s?\b[^.;]{0,60}\b(?:late|barred|untimely|expired|ran|run|time|years?|filed)\b|\b(?:statute|limitations|period|time) (?:\w+ ){0,3}(?:for|on|to sue for) (?:legal )?malpractice\b/i
const times = new Set(['limitation', 'repose', 'untimely-appeal', 'untimely-charge', 'no-notice-of-claim'])

/**
 * A time that a lawyer let run out. In a suit against that lawyer it is the malpractice and bars nothing: such a bar falls away, and one
 * that only dates of the earlier case make is asked about. Elsewhere it is asked about.
 */
export function withoutLawyers(text: string, bars: readonly FoundBar[]): FoundBar[] {
  const isSued = lawyersSued.test(text)
  const sentenceAt = sentenceFinder(text)
  const within = (at: Span) => {
    const { start, end } = sentenceAt(at.start)
    return text.slice(start, end)
  }
  return bars.flatMap((bar) => {
    if (!times.has(bar.id)) return [bar]
    const said = bar.anchors.map(within)
    if (said.some((sentence) => ofMalpractice.test(sentence))) return [bar]
    const isHis = said.some((sentence) => byLawyer.test(sentence) || (isSued && bySomebody.test(sentence)))
    if (isSued && isHis) return []
    const isOfEarlier = isSued && (byLawyer.test(text) || bySomebody.test(text))
    return isHis || isOfEarlier ? [{ ...bar, holds: false }] : [bar]
  })
}
