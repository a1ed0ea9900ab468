import type { Edit } from './edits.ts'
import { same, valuesIn } from './taken-back.ts'

const arrow = /^ ?(?:→|->|=>) ?(?:am(?:en)?d['’]?d |now )?(?:to )?$/i
/** What comes step by step takes the place of nothing: '4% → 5% after year two'. */
const inSteps = /^[^.;\n]{0,12}\b(?:after|from|starting|beginning|in (?:year|month)|thereafter)\b/i

/** 'Fee: $900 → $1,050 per month': behind an arrow stands what took the place of what is before it. */
export const arrowsIn = (text: string): Edit[] => {
  if (!/→|->|=>/.test(text)) return []
  const values = valuesIn(text)
  return values.flatMap((one, n): Edit[] => {
    const next = values[n + 1]
    const isPutRight =
      next &&
      same(one, next) &&
      arrow.test(text.slice(one.end, next.start)) &&
      !inSteps.test(text.slice(next.end, next.end + 40))
    return isPutRight ? [{ start: one.start, end: next.start, as: '', why: 'corrected' }] : []
  })
}
