import { closePdf, drawBeside, element, flow, openPdf, Pen, page } from '@casewright/word/pdf'
import type { Paper } from '../paper.ts'
import { footSetting, stripsOf } from './strips.ts'

/** @returns the bytes of a tagged .pdf, with its faces in it */
export async function makePdf(paper: Paper): Promise<Uint8Array> {
  const document = openPdf(paper.title)
  const pen = new Pen(document)
  const root = element('Document')
  flow(stripsOf(paper, pen, root), { top: page.margin, bottom: page.height - page.margin }, () => document.addPage())
  numberPages(pen, paper.letter)
  return closePdf(document, root)
}

/** 'Page 1 of 4' in the foot; of a letter 'Page 2' at the head, from its second page. */
function numberPages(pen: Pen, letter: boolean): void {
  const { document } = pen
  const { count } = document.bufferedPageRange()
  for (let n = letter ? 1 : 0; n < count; n++) {
    document.switchToPage(n)
    const text = letter ? `Page ${n + 1}` : `Page ${n + 1} of ${count}`
    const set = pen.set([{ text }], page.width - 2 * page.margin, footSetting)
    drawBeside(document, 'Pagination', () => pen.line(set, 0, page.margin, letter ? 36 : page.height - 50))
  }
}
