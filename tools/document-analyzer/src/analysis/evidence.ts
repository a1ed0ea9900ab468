import { CasewrightError, type DocumentText, severities } from '@casewright/core'
import {
  anchorOf,
  balanceOf,
  type DocumentReview,
  kinds,
  modelCap,
  modelClauseFor,
  modelClauseIds,
  reachingTermsOf,
  reviewDocument,
  scoreWith,
  weights,
} from '@casewright/law'
import { formOf } from '../clause/form.ts'
import { insertionOf } from '../clause/insertion.ts'
import { isUnheaded } from '../improve/clause.ts'
import type { Analyzed, Finding, Scoring } from '../output.ts'
import { asFinding } from './findings.ts'
import { listsOf } from './lists.ts'

/** Names and versions of what an analysis is made by; kept as its provenance. */
export const checks = { review: '1', score: '1', 'signature-blocks': '1' }

/** About five hundred pages. The analysis of more would keep the server from others for too long. */
const mostCharacters = 1_500_000
/** Fewer words than these are no text. */
const fewestWords = 5
/** Percent below which a recognizer is guessing. */
const guessing = 60

const { high, medium, low } = weights
const rule = `100 less the points of each step, and never below 0. A finding of high severity takes off ${high.first}, of medium ${medium.first}, of low ${low.first}. Each further place of it takes off ${high.further}, ${medium.further} and ${low.further} more, up to ${high.most}, ${medium.most} and ${low.most}. Each category has a most as well, so that none decides alone, and findings of low severity take off a third of that at most.`

const modelRule = `What a model found takes off the same, ${modelCap} at most in all: nothing where a check has counted the same words as gravely, or where it names what the document does not.`

/** What a model found that no check has counted as gravely, and that names nothing beyond the document. */
const countedOf = ({ findings }: DocumentReview, written: readonly Finding[]): Finding[] => {
  const graveness = (severity: Finding['severity']) => severities.indexOf(severity)
  const meets = (one: Finding, spans: readonly { start: number; end: number }[]) =>
    one.anchors.some(({ start, end }) => spans.some((span) => span.start < end && start < span.end))
  return written
    .toSorted((one, other) => graveness(one.severity) - graveness(other.severity))
    .filter((one, index, all) => {
      const byCheck = findings.some(
        ({ check, hits }) => graveness(check.severity) <= graveness(one.severity) && meets(one, hits),
      )
      return one.doubts.length === 0 && !byCheck && !all.slice(0, index).some(({ anchors }) => meets(one, anchors))
    })
}

const withOrigin = (step: Scoring['steps'][number]): Scoring['steps'][number] =>
  step.check.startsWith('model.') ? { ...step, origin: 'model' } : step

/** Refuses what cannot be judged: a score on nothing would be worse than none. */
export const holdText = (document: DocumentText, name: string): void => {
  if (document.text.length > mostCharacters)
    throw new CasewrightError(
      'too-large',
      `${name} is too long to be analyzed at once. Split it into files of at most five hundred pages.`,
    )
  const words = document.text.match(/\p{L}{2,}/gu)?.length ?? 0
  if (words < fewestWords)
    throw new CasewrightError(
      'empty',
      `No text could be read in ${name}, so there is nothing to analyze. If it is a scan, scan it again at 300 dpi.`,
    )
}

const unsure = ({ pages }: DocumentText): boolean => {
  const read = pages.filter(({ failed }) => !failed)
  return read.length > 0 && read.filter(({ ocr }) => ocr && ocr.confidence < guessing).length * 2 > read.length
}

const qualityOf = (
  document: DocumentText,
  { score, kind, concern }: DocumentReview,
): Analyzed['analysis']['overallQuality'] => {
  if (unsure(document))
    return {
      score: null,
      grade: null,
      summary: 'Most of it was read from a poor scan, and the words are guesses. Scan it again to have a score.',
    }
  if (!score)
    return {
      score: null,
      grade: null,
      summary: 'It holds too little English prose to be judged: a score needs 60 words in sentences.',
    }
  // A grade would say that it was judged, and nothing asked what a paper of its kind should have.
  if (concern === 'any') return { score: null, grade: null, summary: ungraded(kind, score.summary) }
  return { score: score.value, grade: score.grade, summary: score.summary }
}

const ungraded = (kind: DocumentReview['kind'], said: string): string => {
  const why =
    kind === 'other'
      ? 'Not graded: what kind of document this is could not be told, and only wording, blanks, references, sums and dates were checked.'
      : `Not graded: of ${/^[AEIOU]/.test(kinds[kind]) ? 'an' : 'a'} ${kinds[kind]} only wording, blanks, references, sums and dates are checked, and not what it should contain.`
  const first = /Look first at: .*$/s.exec(said)?.[0]
  return first ? `${why} ${first}` : `${why} They found nothing.`
}

/** Where clauses go that are missing, how the document writes its own, and their titles in order. */
const placesOf = (document: DocumentText, findings: readonly Finding[]) => {
  const insertAt = insertionOf(document)
  const missing = new Set(findings.filter(({ anchors }) => anchors.length === 0).map(({ id }) => id))
  const clauses = modelClauseIds.flatMap((finding) => {
    const title = missing.has(finding) && !isUnheaded(finding) ? modelClauseFor(finding)?.title : undefined
    return title ? [{ finding, title }] : []
  })
  return { insertAt, form: formOf(document, insertAt), clauses }
}

const balanceShown = (document: DocumentText, id?: string): Analyzed['balance'] =>
  balanceOf(document).map(({ side, terms }) => ({
    side,
    terms: terms.map(({ how, limits, ...span }) => ({
      how,
      limits: [...limits],
      anchor: anchorOf(document, span, { document: id }),
    })),
  }))

const farReaching = (document: DocumentText, id?: string): Analyzed['farReaching'] =>
  reachingTermsOf(document).map(({ reach, by, ...span }) => ({
    reach,
    by: document.text.slice(by.start, by.end).replace(/\s+/g, ' '),
    anchor: anchorOf(document, span, { document: id }),
  }))

/** Everything of an analysis that needs no model. */
export const evidenceOf = (
  document: DocumentText,
  id?: string,
  /** What else was found, which counts in the score. */
  further: readonly Finding[] = [],
  /** What a model found, which counts as well, within a bound. */
  written: readonly Finding[] = [],
  checked: DocumentReview = reviewDocument(document),
): Omit<Analyzed, 'coverage' | 'model'> => {
  const cited = { ...checked, score: scoreWith(checked, further) }
  const review = { ...cited, score: scoreWith(cited, countedOf(checked, written), modelCap) }
  const findings = [...review.findings.map((finding) => asFinding(document, finding, id)), ...further]
  const strengths = review.strengths.map(({ spans, ...strength }) => ({
    ...strength,
    origin: 'evidence' as const,
    anchors: spans.map((span) => anchorOf(document, span, { document: id })),
  }))
  const overallQuality = qualityOf(document, review)
  const scoring: Scoring | null =
    overallQuality.score !== null && review.score
      ? { steps: review.score.steps.map(withOrigin), rule: written.length > 0 ? `${rule} ${modelRule}` : rule }
      : null
  return {
    content: document.text,
    analysis: { overallQuality, ...listsOf(findings, strengths) },
    documentType: kinds[checked.kind],
    ...(document.title && { title: document.title }),
    findings,
    scoring,
    checks: { run: checked.findings.length + checked.passed.length, passed: checked.passed.length },
    blocks: document.blocks,
    pages: document.pages,
    ...placesOf(document, findings),
    balance: balanceShown(document, id),
    farReaching: farReaching(document, id),
    warnings: document.warnings,
  }
}
