import { createHash } from 'node:crypto'
import type { DocumentText } from '@casewright/core'

/** A text as the reader gives it, in pages parted by form feeds; without one it has no pages. */
export function documentOf(text: string): DocumentText {
  const pages: DocumentText['pages'] = []
  let start = 0
  for (const [index, page] of text.split('\f').entries()) {
    pages.push({ number: index + 1, start, end: start + page.length })
    start += page.length + 1
  }
  const hasPages = pages.length > 1
  return {
    kind: hasPages ? 'pdf' : 'txt',
    sha256: createHash('sha256').update(text).digest('hex'),
    text,
    pages: hasPages ? pages : [],
    pagesTotal: hasPages ? pages.length : 0,
    blocks: [],
    warnings: [],
  }
}
