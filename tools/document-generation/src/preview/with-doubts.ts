import type { Part, Run } from '@casewright/templates/pages'
import type { Doubt } from '../output.ts'
import { mapRuns } from './map-runs.ts'

/** Marks what is doubted in a document that was made anew: the words of it that still stand in their field. */
export const withDoubts = (parts: readonly Part[], doubts: readonly Doubt[]): Part[] =>
  doubts.reduce<Part[]>((marked, doubt) => mapRuns(marked, (run) => split(run, doubt)), [...parts])

function split(run: Run, { field, words, why }: Doubt): Run[] {
  const at = run.field === field && run.doubt === undefined && words ? run.text.indexOf(words) : -1
  if (at < 0) return [run]
  const end = at + words.length
  return [
    { ...run, text: run.text.slice(0, at) },
    { ...run, text: words, doubt: why },
    { ...run, text: run.text.slice(end) },
  ].filter(({ text }) => text !== '')
}
