import type { Concern, DocumentFinding } from './check.ts'

/** The lowest value of each grade, the best first. */
export const gradeBands: readonly (readonly [least: number, grade: string])[] = [
  [97, 'A+'],
  [93, 'A'],
  [90, 'A-'],
  [87, 'B+'],
  [83, 'B'],
  [80, 'B-'],
  [77, 'C+'],
  [73, 'C'],
  [70, 'C-'],
  [67, 'D+'],
  [63, 'D'],
  [60, 'D-'],
  [0, 'F'],
]

export const gradeOf = (value: number): string => gradeBands.find(([least]) => value >= least)?.[1] ?? 'F'

const verdicts: readonly (readonly [least: number, words: string])[] = [
  [90, 'The document is in good order'],
  [80, 'The document is sound, with points to settle'],
  [70, 'The document needs work before it is signed or sent'],
  [50, 'The document has serious gaps or terms to negotiate'],
  [0, 'The document should not be signed or sent as it stands'],
]

const count = (size: number, one: string): string => `${size} ${size === 1 ? one : `${one}s`}`

/** What of a finding its summary names. */
interface Graded {
  check: Pick<DocumentFinding['check'], 'severity' | 'title'>
}

/** One or two sentences that say what the value means and what weighs most. */
export const summaryOf = (value: number, findings: readonly Graded[], concern: Concern): string => {
  const verdict =
    concern === 'any'
      ? 'The kind of document is not known, so that only general checks were made'
      : (verdicts.find(([least]) => value >= least)?.[1] ?? '')
  if (findings.length === 0) return `${verdict}: no check found anything.`
  const high = findings.filter(({ check }) => check.severity === 'high')
  const [worst] = findings
  const grave = high.length > 0 ? `, ${high.length} of them of high severity` : ''
  const first = worst ? ` Look first at: ${worst.check.title.replace(/\.$/, '')}.` : ''
  return `${verdict}: ${count(findings.length, 'finding')}${grave}.${first}`
}
