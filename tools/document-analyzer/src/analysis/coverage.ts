import { type DocumentText, pagesRead } from '@casewright/core'
import type { Analyzed } from '../output.ts'

/** What was read, how many checks looked at it, and what became of the model. */
export const coverageOf = (
  document: DocumentText,
  { checks, findings }: Pick<Analyzed, 'checks' | 'findings'>,
  basis: 'evidence' | 'model',
  note: string,
): Analyzed['coverage'] => ({
  basis,
  // A format without pages is read whole or not at all.
  ...(document.pagesTotal > 0 && {
    pages: document.pagesTotal,
    pagesRead: pagesRead(document),
    unreadPages: document.pages.filter(({ failed }) => failed).map(({ number }) => number),
    ocrPages: document.pages.filter(({ ocr }) => ocr).map(({ number }) => number),
  }),
  notes: [
    ...(document.pagesTotal === 0 ? ['Read the whole file. This kind of file has no fixed pages.'] : []),
    `Evidence: ${checks.run} checks looked at it, ${checks.passed} of them found nothing.`,
    note,
    ...(findings.some(({ id }) => id.startsWith('missing.'))
      ? ['What is missing was looked for by its usual words: read before you rely on it.']
      : []),
    'Citations in the document were not checked.',
  ],
})
