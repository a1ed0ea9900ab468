import type { CaseCitation, Citation } from '../citations/citation.ts'
import { type Span, wordsAt } from '../span/span.ts'
import type { Treatment } from './treatment.ts'

/** How sure it is: the court's own words on its own case, joined over some pages. */
const certainty = 0.9

/** How far before a citation what a court below did is read, and how far behind it the review is granted, in UTF-16 units. */
const reachBefore = 420
const reachBehind = 1600
/** A court that tells how its own case came up does it early: in this part of the text. */
const early = 0.5

/** A citation that stands alone behind a sentence or in brackets, and is no object of its words: 'as was held in'. */
const alone = /[.,;:("”’]\d{0,2}$/
const courts = /\b(?:courts?|circuit|division|panel|judges?|banc)\b/i
const acted =
  /\b(?:affirmed|reversed|vacated|agreed|disagreed|held|ruled|concluded|remanded|dismissed|sustained|granted|denied(?! (?:discretionary )?(?:review|certiorari|leave))|rejected|found|set aside|upheld|enjoined|entered|refused|declined|ordered|modified|invalidated|struck)\b/gi
/** Another court did more before the review was granted, and its decision is not cited, or the citation could not be read. */
const onward =
  /\brehearing\b|\bon remand\b|\bas did the\b|\b(?:court|circuit|panel)\b[^.;]{0,120}\b(?:affirmed|reversed|vacated|dismissed|denied|agreed|did likewise)\b/i

/** The case was here once before, and that was the decision reviewed then. */
const another = /\b(?:we|this court) (?:then |thereupon |therefore )?(?:vacated|reversed|remanded|affirmed)\b/i
const anotherWithin = 900

const granted =
  /\b(?:granted (?:the )?(?:writ of )?certiorari|certiorari (?:was|is|has been) granted|granted (?:the )?(?:petition|review|writ)\b|(?:noted|postponed) (?:consideration of (?:the question of )?|the question of )?(?:probable )?jurisdiction|grant (?:of )?certiorari|brought the case here|case is here on (?:certiorari|appeal|writ))/i

/** 'The judgment of the Court of Appeals is therefore reversed', 'we reverse', and 'Reversed and remanded.' on a line of its own. */
const disposed = [
  /\b(?:judgments?|decision|decrees?|orders?|ruling)\b(?: [^.;]{0,160}?)?,? (?:is|are|should be|must be)(?:,? (?:and|is|are|therefore|accordingly|hereby|thus|consequently))*,?\s+(affirmed|reversed|vacated)\b/gi,
  /\bwe (?:therefore |accordingly |now |thus |hereby |must )?(affirm|reverse|vacate)\b/gi,
  /^\W{0,3}(?:(?:the )?(?:judgment|decree|order)s? )?(affirmed|reversed|vacated)(?: and (?:case )?remanded)?[^\n\w]{0,3}$/gim,
]
const inPart = /\bin (?:all )?(?:respects?|part)\b|\bso far as\b|\binsofar\b|\bexcept\b/i

const kinds = [
  ['affirm', 'affirmed'],
  ['revers', 'reversed'],
  ['vacat', 'vacated'],
] as const

/**
 * What the court does with the decision that it reviews: 'The Court of Appeals affirmed. 410 F.3d 113. We granted certiorari,
 * and now reverse.' The decision is the last one cited for what a court below did before review was granted. Told only where
 * all that the court says of its judgment agrees.
 * @param separate parts of the text in which a judge writes for himself
 * @returns at most one: affirmed, reversed or vacated; its span is the words that dispose of the case
 */
export function decisionUnderReview(
  text: string,
  citations: readonly Citation[],
  separate: readonly Span[],
): Treatment[] {
  const of = reviewed(text, citations)
  const done = of && disposition(text, of, separate)
  if (!done) return []
  const { kind, span } = done
  const plain = { by: 'this opinion', voice: 'court', isDenied: false, certainty } as const
  return [{ ...span, kind, of, ...plain, words: wordsAt({ text }, span) }]
}

function reviewed(text: string, citations: readonly Citation[]): CaseCitation | null {
  const grant = granted.exec(text)
  if (!grant || grant.index > text.length * early) return null
  const near = citations.filter(
    (one): one is CaseCitation =>
      one.kind === 'case' &&
      one.end <= grant.index &&
      one.end >= grant.index - reachBehind &&
      isLower(text.slice(one.start, one.end)),
  )
  const last = near.findLast(({ start, name }) =>
    isBelow(text.slice(Math.max(0, start - reachBefore), start), name !== null),
  )
  if (!last || onward.test(text.slice(last.end, grant.index))) return null
  return another.test(text.slice(last.end, grant.index + anotherWithin)) ? null : last
}

/** The Supreme Court's own reports are of no court below. */
const isLower = (words: string): boolean => !/\b(?:U\. ?S\.|S\. ?Ct\.|L\. ?Ed\.) ?(?:2d)? ?\d/.test(words)

/** 'The Court of Appeals affirmed, one judge dissenting.' before a citation; a name behind a comma is another case. */
function isBelow(before: string, isNamed: boolean): boolean {
  const lead = before
    .trimEnd()
    .replace(/\bsee$/i, '')
    .trimEnd()
  const end = alone.exec(lead)?.index
  if (end === undefined || (isNamed && lead[end] === ',')) return false
  const [sentence = ''] = lead
    .slice(0, end)
    .split(/[.;](?=\s+["“]?[A-Z])/)
    .reverse()
  const court = courts.exec(sentence)
  return court !== null && [...sentence.matchAll(acted)].some(({ index }) => index > court.index)
}

function disposition(text: string, of: Span, separate: readonly Span[]) {
  const behind = text.slice(of.end)
  const own = disposed
    .flatMap((pattern) =>
      [...behind.matchAll(pattern)].map((match) => ({
        verb: match[1] ?? '',
        span: { start: of.end + match.index, end: of.end + match.index + match[0].length },
      })),
    )
    .filter(({ span }) => !separate.some(({ start, end }) => span.start >= start && span.end <= end))
  const said = new Set(own.map(({ verb }) => kinds.find(([stem]) => verb.toLowerCase().startsWith(stem))?.[1]))
  const [kind] = said
  const span = own.at(-1)?.span
  const isWhole = own.every(({ span: { end } }) => !inPart.test(text.slice(end, end + 60)))
  return said.size === 1 && kind && span && isWhole ? { kind, span } : null
}
