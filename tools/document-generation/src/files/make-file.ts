import { CasewrightError } from '@casewright/core'
import { printable } from '@casewright/word'
import type { Filing } from '../input.ts'
import type { MadeFile } from '../output.ts'
import { makeDocx } from './docx/make-docx.ts'
import { fileName } from './file-name.ts'
import { type Paper, paperOf } from './paper.ts'

interface Maker {
  mediaType: string
  make: (paper: Paper) => Promise<Uint8Array>
}

const makers: Partial<Record<Filing['as'], Maker>> = {
  docx: {
    mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    make: makeDocx,
  },
}

/**
 * A file of a document as it stands: Word's or a PDF, on U.S. Letter. The same words give the same bytes; it names
 * nobody but those whom its words name.
 */
export async function makeFile({ title, parts, as }: Filing): Promise<MadeFile> {
  const maker = makers[as]
  if (!maker) throw new CasewrightError('bad-input', 'A PDF is not made here yet. Choose Word or plain text.')
  const bytes = await maker.make(paperOf({ title: printable(title).replace(/\s+/g, ' ').trim(), parts }))
  return { name: fileName(title, as), mediaType: maker.mediaType, base64: Buffer.from(bytes).toString('base64') }
}
