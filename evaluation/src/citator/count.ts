import { wilson } from '../truth/wilson.ts'

export interface Count {
  right: number
  wrong: number
  missed: number
  passed: number
}

/** Counts what was flagged against what is so. */
export function countOf(judged: readonly { flagged: boolean; isSo: boolean }[]): Count {
  const count = { right: 0, wrong: 0, missed: 0, passed: 0 }
  for (const { flagged, isSo } of judged) count[flagged ? (isSo ? 'right' : 'wrong') : isSo ? 'missed' : 'passed']++
  return count
}

const share = (count: number, whole: number): string => {
  const [low, high] = wilson(count, whole)
  return `${whole === 0 ? '–' : (count / whole).toFixed(3)} (${low.toFixed(2)} to ${high.toFixed(2)})`
}

/** A row of the table: counts, then precision and recall with their 95 percent intervals, and F1. */
export function row(name: string, { right, wrong, missed, passed }: Count): string {
  const f1 = right === 0 ? 0 : (2 * right) / (2 * right + wrong + missed)
  const shares = `${share(right, right + wrong)} | ${share(right, right + missed)} | ${f1.toFixed(3)}`
  return `| ${name} | ${right} | ${wrong} | ${missed} | ${passed} | ${shares} |`
}

export const head = [
  '| | flagged, rightly | flagged, wrongly | missed | passed, rightly | precision | recall | F1 |',
  '| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
]
