import { createHash } from 'node:crypto'
import { CasewrightError, type DocumentText } from '@casewright/core'

/** A text that was pasted, as a document without pages. */
export function pasted(text: string): DocumentText {
  if (!/[\p{L}\p{N}]/u.test(text))
    throw new CasewrightError('bad-input', 'There is no text to check. Paste the text of a brief, or choose a file.')
  const plain = text.toWellFormed()
  const sha256 = createHash('sha256').update(plain, 'utf8').digest('hex')
  return { kind: 'txt', sha256, text: plain, pages: [], pagesTotal: 0, blocks: [], warnings: [] }
}
