import { laterHistoryOfAll } from '@casewright/core'
import type { CheckedCitation } from './output.ts'

/** What was looked at for the later history of what is cited, each authority counted once. */
export const laterHistorySaid = (citations: readonly CheckedCitation[]): string =>
  laterHistoryOfAll([...new Map(citations.map((one) => [one.found?.citation ?? one.text, one])).values()])
