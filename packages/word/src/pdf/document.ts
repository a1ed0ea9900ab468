import PDFDocument from 'pdfkit'
import { faces, fontOf } from '../faces.ts'
import { type Element, structureOf } from './tags.ts'

/** pdfkit makes the file's id of a date; none is left in the file. */
const someDay = new Date(0)

/** U.S. Letter with margins of an inch, in points. */
export const page = { width: 612, height: 792, margin: 72 }

/** A tagged PDF without a page's words yet, with the faces that it is set in. It names neither who made it nor when. */
export function openPdf(title: string): PDFKit.PDFDocument {
  const document = new PDFDocument({
    size: [page.width, page.height],
    margin: 0,
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-US',
    displayTitle: true,
    info: { Title: title, Creator: 'Casewright', Producer: 'Casewright', CreationDate: someDay },
    font: '',
  })
  // pdfkit takes a face that fontkit has read already; its types do not know it.
  for (const face of faces) document.registerFont(face, fontOf(face) as unknown as Uint8Array)
  return document
}

/** Closes a PDF with the structure of what was drawn. @returns its bytes */
export async function closePdf(document: PDFKit.PDFDocument, root: Element): Promise<Uint8Array> {
  document.addStructure(structureOf(document, root))
  delete document.info.CreationDate
  // The second copy of what the file says of itself, in XML: pdfkit puts the title in it without escaping it.
  Object.assign(document, { endMetadata: () => {} })
  const chunks: Buffer[] = []
  document.on('data', (chunk: Buffer) => chunks.push(chunk))
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  document.on('end', resolve)
  document.on('error', reject)
  document.end()
  await promise
  return Buffer.concat(chunks)
}
