import { type Part, type Run, runsIn } from '@casewright/templates'
import { mapRuns } from '../document/map-runs.ts'
import type { Doubt } from '../output.ts'

/** Parts in which the words of each doubt are marked, where its field stands. */
export function markDoubts(parts: Part[], doubts: readonly Doubt[]): Part[] {
  return doubts.reduce((marked, doubt) => {
    const stands = marked.flatMap(runsIn).some(({ field, text }) => field === doubt.field && text.includes(doubt.words))
    return mapRuns(marked, (run) => (run.field === doubt.field ? mark(run, doubt, stands) : [run]))
  }, parts)
}

/** Where a form of the template has changed the words, so that they do not stand there, all of the field is marked. */
function mark(run: Run, { words, why }: Doubt, stands: boolean): Run[] {
  if (run.doubt !== undefined) return [run]
  if (!stands) return [{ ...run, doubt: why }]
  return run.text
    .split(words)
    .flatMap((text, n): Run[] => [
      ...(n > 0 ? [{ ...run, text: words, doubt: why }] : []),
      ...(text ? [{ ...run, text }] : []),
    ])
}
