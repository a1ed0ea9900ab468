import type { RunJournal } from '../../features/runs/index.ts'

/** Characters of scans that a run streams while the rest is read: some sixty pages. */
const most = 150_000

/** Streams the pages of scans as they are read, so that the first can be read while the others are recognized. */
export function pagesSoFar(journal: Pick<RunJournal, 'page'>) {
  let left = most
  return {
    add(document: string, page: { number: number; text: string }): void {
      // Behind a page that has no room nothing is shown, so that none is missing in between.
      left -= page.text.length
      if (left >= 0) journal.page({ document, ...page })
    },
  }
}
