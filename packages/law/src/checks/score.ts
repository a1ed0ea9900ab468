import { type Severity, severities } from '@casewright/core'
import type { CheckCategory, CheckedDocument, DocumentFinding, DocumentReview, Score, ScoreStep } from './check.ts'
import { gradeOf, summaryOf } from './grade.ts'

/** What the first place of a check takes off, and what each further place adds, up to `most`. */
export const weights: Record<Severity, { first: number; further: number; most: number }> = {
  high: { first: 8, further: 2, most: 12 },
  medium: { first: 4, further: 1, most: 6 },
  low: { first: 1, further: 1, most: 2 },
}

/** The most that one category takes off, so that none decides alone. */
export const categoryCaps: Record<CheckCategory, number> = {
  'Missing clauses': 24,
  'One-sided terms': 22,
  Risk: 18,
  Definitions: 8,
  'References and numbering': 8,
  'Amounts and dates': 12,
  'Parties and signatures': 10,
  Blanks: 12,
  Ambiguity: 5,
  'Plain language': 5,
  Form: 6,
  Citations: 12,
}

/** The part of a category's most that findings of low severity take off together: style and what is good to have. */
const lowShare = 1 / 3

/** Words of sentences below which there is too little to judge. */
const fewestWords = 60
/** Small words that every English sentence has: a list, a table, or another language has few of them. */
const small =
  /^(?:the|of|and|to|a|an|in|is|are|be|or|for|by|that|this|with|on|as|it|shall|will|not|any|all|at|from|has|have|was|i|you|we|your|my|our)$/

const isProse = (words: readonly string[]): boolean =>
  words.length >= 4 && words.filter((word) => small.test(word)).length >= words.length * 0.15

const enough = ({ sentences }: Pick<CheckedDocument, 'sentences'>): boolean => {
  let count = 0
  for (const { text, contents } of sentences) {
    if (contents) continue
    const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
    if (isProse(words)) count += words.length
    if (count >= fewestWords) return true
  }
  return false
}

const pointsOf = ({ check, hits }: DocumentFinding): number => {
  const { first, further, most } = weights[check.severity]
  return Math.min(most, first + further * Math.max(0, hits.length - 1))
}

/** What a paper with a harsh term can have at best: it is not sound, however well it is drafted. */
const mostWithHarsh = 79

/** Lets the heaviest harsh term take off what is missing until the paper is no longer called sound. */
const takeOffMore = (steps: ScoreStep[]): void => {
  const heaviest = steps.find(({ check, severity }) => severity !== 'low' && check.startsWith('harsh.'))
  const missing = 100 - steps.reduce((sum, { points }) => sum + points, 0) - mostWithHarsh
  if (heaviest && missing > 0) heaviest.points += missing
}

/** The score of a document from its findings: 100 less the points of each step. Null where there is too little prose. */
export const scoreOf = (
  document: Pick<CheckedDocument, 'sentences' | 'concern'>,
  findings: readonly DocumentFinding[],
): Score | null => {
  if (!enough(document)) return null
  const left: Record<CheckCategory, number> = { ...categoryCaps }
  const leftForLow = Object.fromEntries(
    Object.entries(categoryCaps).map(([category, most]) => [category, Math.ceil(most * lowShare)]),
  ) as Record<CheckCategory, number>
  const steps: ScoreStep[] = []
  const heaviest = findings.toSorted((one, other) => pointsOf(other) - pointsOf(one))
  for (const finding of heaviest) {
    const { id, title, severity, category } = finding.check
    const isLow = severity === 'low'
    const points = Math.min(pointsOf(finding), left[category], isLow ? leftForLow[category] : left[category])
    if (points <= 0) continue
    left[category] -= points
    if (isLow) leftForLow[category] -= points
    steps.push({ check: id, title, severity, places: Math.max(1, finding.hits.length), points })
  }
  takeOffMore(steps)
  steps.sort((one, other) => other.points - one.points)
  const value = Math.max(0, 100 - steps.reduce((sum, { points }) => sum + points, 0))
  return { value, grade: gradeOf(value), summary: summaryOf(value, findings, document.concern), steps }
}

/** What was found besides the checks, in words for a score. */
interface Further {
  id: string
  title: string
  severity: Severity
  places: number
}

/** The most that the findings of a model take off together: two of high severity, as a category has a most. */
export const modelCap = 16

/** The score with what was found by others than the checks, by the same weights: all of it takes off no more than `most`. */
export function scoreWith(
  { score, findings, concern }: Pick<DocumentReview, 'score' | 'findings' | 'concern'>,
  further: readonly Further[],
  most: number = categoryCaps.Citations,
): Score | null {
  if (!score || further.length === 0) return score
  let left = most
  const graver = further.toSorted((one, other) => severities.indexOf(one.severity) - severities.indexOf(other.severity))
  const added = graver.flatMap(({ id, title, severity, places }): ScoreStep[] => {
    const weight = weights[severity]
    const points = Math.min(left, weight.most, weight.first + weight.further * (places - 1))
    left -= points
    return points > 0 ? [{ check: id, title, severity, places, points }] : []
  })
  const steps = [...score.steps, ...added].sort((one, other) => other.points - one.points)
  const value = Math.max(0, 100 - steps.reduce((sum, { points }) => sum + points, 0))
  const all = [...findings, ...further.map((check) => ({ check }))]
  const gravest = all.toSorted(
    (one, other) => severities.indexOf(one.check.severity) - severities.indexOf(other.check.severity),
  )
  return { value, grade: gradeOf(value), summary: summaryOf(value, gravest, concern), steps }
}
