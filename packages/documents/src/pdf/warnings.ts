import type { PageResult } from './read-pdf.ts'
import type { ScanSummary } from './scans.ts'

/** What a reader should know about a PDF beside its text. */
export function warningsOf(pages: readonly PageResult[], pagesTotal: number, scans: ScanSummary): string[] {
  const numbers = (test: (page: PageResult) => boolean | undefined): number[] =>
    pages.flatMap((page, index) => (test(page) ? [index + 1] : []))
  const sentences: string[] = []
  const invisible = numbers(({ text }) => (text?.hidden.invisible ?? 0) >= 3)
  if (invisible.length > 0) {
    sentences.push(
      `${named(invisible, 'holds', 'hold')} hidden text, which cannot be seen when looking at the page but is part of the text read here. Treat it with care.`,
    )
  }
  const covered = numbers(({ text }) => (text?.hidden.covered ?? 0) >= 3)
  if (covered.length > 0) {
    sentences.push(
      `${named(covered, 'holds', 'hold')} text under boxes that were drawn over it: what looks redacted can be read here.`,
    )
  }
  const doubtful = numbers(({ scan }) => scan?.paragraphs && scan.confidence < 60)
  if (doubtful.length > 0) {
    sentences.push(`${named(doubtful, 'is', 'are')} scanned and hard to read: check the text here against the page.`)
  }
  const failed = numbers(({ text, scan }) => !text || scan?.failed)
  if (failed.length > 0)
    sentences.push(
      `${named(failed, 'is', 'are')} not part of the text: ${failed.length === 1 ? 'it' : 'they'} could not be read.`,
    )
  if (scans.outOfTime)
    sentences.push(
      'The time for reading scanned pages was over before the last one. Split the file to have all of it read.',
    )
  if (pages.length < pagesTotal)
    sentences.push(
      `Only the first ${pages.length} of ${pagesTotal} pages were read. Split the file to have all of it read.`,
    )
  return sentences
}

/** "Page 2 holds", "Pages 1, 2 and 4 hold", "Pages 1 to 5 hold". */
function named(pages: readonly number[], one: string, many: string): string {
  const [first, ...rest] = pages
  if (rest.length === 0) return `Page ${first} ${one}`
  const last = pages.at(-1) as number
  if (last - (first as number) + 1 === pages.length && pages.length > 2) return `Pages ${first} to ${last} ${many}`
  if (pages.length > 12) return `${pages.length} pages, the first of them page ${first}, ${many}`
  return `Pages ${pages.slice(0, -1).join(', ')} and ${last} ${many}`
}
