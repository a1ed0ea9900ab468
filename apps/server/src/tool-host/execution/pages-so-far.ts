import { pageSoFar } from '@casewright/core'
import type { RunJournal } from '../../features/runs/index.ts'

/** Characters of a scan that are streamed while the rest is read: some sixty pages. */
const most = 150_000

/** Streams the pages of a scan as they are read, so that the first can be read while the others are recognized. */
export function pagesSoFar(journal: Pick<RunJournal, 'partial'>) {
  let left = most
  return {
    add(page: { number: number; text: string }): void {
      const append = pageSoFar(page)
      // Behind a page that has no room nothing is shown, so that none is missing in between.
      left -= append.length
      if (left >= 0) journal.partial({ append })
    },
  }
}
