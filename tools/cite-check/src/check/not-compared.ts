import { visibleText } from '@casewright/core'
import { type CitedPlace, proseAt, type Source, whyUnresolved } from '@casewright/law'
import type { CheckedQuotation } from '../output.ts'

interface Known {
  /** What the citation stands for was found, but its text may not be at hand. */
  isFound: boolean
  quotations: readonly CheckedQuotation[]
}

/** In a sentence, why words that are quoted beside a citation were not compared; null where all were. */
export function notCompared(
  source: Source,
  { unresolved, tooBrief }: CitedPlace,
  { isFound, quotations }: Known,
): string | null {
  const open = quotations.filter(({ outcome }) => outcome === 'unchecked')
  const why = open.find((one) => one.why)?.why
  const reasons = [
    ...(open.length > 0
      ? [why ? lowered(why) : unresolved ? lowered(whyUnresolved[unresolved]) : noText(isFound)]
      : []),
    ...(tooBrief.length > 0 ? [`${listed(source, tooBrief)} may be a term, or too few words to tell.`] : []),
  ]
  return reasons.length === 0 ? null : `Its quoted words were not compared: ${reasons.join(' And ')}`
}

const noText = (isFound: boolean): string =>
  isFound ? 'its text is not held here.' : 'it was not found, so there is no text to compare them with.'

const lowered = (sentence: string): string =>
  sentence.replace(/^(?:The|It|Of|No|There|Its|What)\b/, (word) => word.toLowerCase())

/** The most passages that are named. */
const most = 3

function listed(source: Source, spans: CitedPlace['tooBrief']): string {
  const words = spans.map(
    ({ start, end }) => `“${visibleText(proseAt(source, { start: start + 1, end: end - 1 })).replace(/[.,;]$/, '')}”`,
  )
  const shown = [...new Set(words)]
  const left = shown.length - most
  return [...shown.slice(0, most), ...(left > 0 ? [`${left} more`] : [])].join(', ')
}
