import { fileName } from '@casewright/core'
import { printable } from '@casewright/word'
import type { Filing } from '../input.ts'
import type { MadeFile } from '../output.ts'
import { type Paper, paperOf } from './paper.ts'

interface Maker {
  mediaType: string
  make: (paper: Paper) => Promise<Uint8Array>
}

/** Each is loaded when it is first asked for. */
const makers: Record<Filing['as'], Maker> = {
  docx: {
    mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    make: async (paper) => (await import('./docx/make-docx.ts')).makeDocx(paper),
  },
  pdf: {
    mediaType: 'application/pdf',
    make: async (paper) => (await import('./pdf/make-pdf.ts')).makePdf(paper),
  },
}

/**
 * A file of a document as it stands: Word's or a PDF, on U.S. Letter. The same words give the same bytes; it names
 * nobody but those whom its words name.
 */
export async function makeFile({ title, parts, as }: Filing): Promise<MadeFile> {
  const maker = makers[as]
  const bytes = await maker.make(paperOf({ title: printable(title).replace(/\s+/g, ' ').trim(), parts }))
  return { name: fileName(title, as), mediaType: maker.mediaType, base64: Buffer.from(bytes).toString('base64') }
}
