import { type Face, faces, fontOf } from '@casewright/word/faces'
import PDFDocument from 'pdfkit'
import type { Paper } from '../paper.ts'
import { flow } from './flow.ts'
import { Pen } from './pen.ts'
import { footSetting, page, stripsOf } from './strips.ts'
import { drawBeside, element, structureOf } from './tags.ts'

/** pdfkit makes the file's id of a date; none is left in the file. */
const someDay = new Date(0)

/** @returns the bytes of a tagged .pdf, with its faces in it */
export async function makePdf(paper: Paper): Promise<Uint8Array> {
  const document = new PDFDocument({
    size: [page.width, page.height],
    margin: 0,
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-US',
    displayTitle: true,
    info: { Title: paper.title, Creator: 'Casewright', Producer: 'Casewright', CreationDate: someDay },
    font: '',
  })
  for (const face of faces) registerFont(document, face)
  const pen = new Pen(document)
  const root = element('Document')
  flow(stripsOf(paper, pen, root), { top: page.margin, bottom: page.height - page.margin }, () => document.addPage())
  numberPages(pen, paper.letter)
  document.addStructure(structureOf(document, root))
  delete document.info.CreationDate
  // The second copy of what the file says of itself, in XML: pdfkit puts the title in it without escaping it.
  Object.assign(document, { endMetadata: () => {} })
  return finished(document)
}

/** pdfkit takes a face that fontkit has read already; its types do not know it. */
const registerFont = (document: PDFKit.PDFDocument, face: Face) =>
  document.registerFont(face, fontOf(face) as unknown as Uint8Array)

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

async function finished(document: PDFKit.PDFDocument): Promise<Uint8Array> {
  const chunks: Buffer[] = []
  document.on('data', (chunk: Buffer) => chunks.push(chunk))
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  document.on('end', resolve)
  document.on('error', reject)
  document.end()
  await promise
  return Buffer.concat(chunks)
}
