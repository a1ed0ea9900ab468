import { flowsOf } from './columns.ts'
import { fieldRuns } from './forms.ts'
import { type Hidden, hiddenIn } from './hidden.ts'
import { withoutLineNumbers } from './line-numbers.ts'
import { segmentsOf } from './lines.ts'
import { withLines } from './numbered.ts'
import type { PDFDocumentProxy, PDFPageProxy } from './open.ts'
import { type Box, type Painting, paintingOf } from './paint.ts'
import { paragraphsOf } from './paragraphs.ts'
import { runsOf } from './runs.ts'
import type { Paragraph, Run } from './types.ts'

/** A page as its own text gives it. */
export interface PageText {
  paragraphs: Paragraph[]
  letters: number
  hidden: Hidden
  paths: number
}

/** Reads one page's own text. Pictures are not looked at: see `ocr`. */
export async function readPage(document: PDFDocumentProxy, number: number): Promise<PageText> {
  const page = await document.getPage(number)
  try {
    const painting = await paintingOf(page)
    const runs = [...(await runsOf(page, boldFonts(page))), ...(await fieldRuns(page).catch(() => []))]
    const { height } = page.getViewport({ scale: 1 })
    const paragraphs = byDirection(runs).flatMap((group) => {
      const { rest, printed } = withoutLineNumbers(group)
      const read = paragraphsOf(flowsOf(segmentsOf(rest)), height)
      // What is turned sideways is no line of the page.
      return group[0]?.quarter === 0 ? withLines(read, printed) : read
    })
    const letters = runs.reduce((sum, run) => sum + (run.text.match(/[\p{L}\p{N}]/gu)?.length ?? 0), 0)
    return { paragraphs, letters, hidden: hiddenIn(painting, viewBox(page)), paths: painting.paths }
  } finally {
    page.cleanup()
  }
}

/** What a page paints, pictures included, when the document was opened with them. */
export async function paintedPage(
  document: PDFDocumentProxy,
  number: number,
): Promise<{ painting: Painting; box: Box }> {
  const page = await document.getPage(number)
  try {
    return { painting: await paintingOf(page), box: viewBox(page) }
  } finally {
    page.cleanup()
  }
}

function viewBox(page: PDFPageProxy): Box {
  const [left = 0, bottom = 0, right = 612, top = 792] = page.view
  return { left: left - 2, bottom: bottom - 2, right: right + 2, top: top + 2 }
}

/** Text turned sideways (a stamp in the margin) is read by itself, after the rest. */
function byDirection(runs: readonly Run[]): Run[][] {
  const groups = [0, 1, 2, 3].map((quarter) => runs.filter((run) => run.quarter === quarter))
  const length = (group: readonly Run[]): number => group.reduce((sum, run) => sum + run.text.length, 0)
  return groups.filter((group) => group.length > 0).sort((a, b) => length(b) - length(a))
}

function boldFonts(page: PDFPageProxy): (font: string) => boolean {
  const known = new Map<string, boolean>()
  return (font) => {
    let bold = known.get(font)
    if (bold === undefined) {
      const data = page.commonObjs.has(font)
        ? (page.commonObjs.get(font) as { name?: string; bold?: boolean; black?: boolean } | null)
        : null
      bold = Boolean(data?.bold || data?.black || /bold|black|heavy|semibold|demi/i.test(data?.name ?? ''))
      known.set(font, bold)
    }
    return bold
  }
}
