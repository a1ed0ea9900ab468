import { pagesRead } from '@casewright/core'
import { defineServer } from '@casewright/core/server'
import { checks, evidenceOf } from './evidence.ts'
import { manifest } from './manifest.ts'

/** CI looks for these words in what browsers are sent: they may stand in no built file. */
export const serverMark = 'casewright-server-only'

export const server = defineServer({
  manifest,
  actions: {
    summarize: async (_, context) => {
      const document = await context.files.read()
      context.progress({ message: 'Finding what carries the document' })
      const evidence = evidenceOf(document, context.files.documents[0]?.id)
      context.provenance(checks)
      return {
        ...evidence,
        warnings: document.warnings,
        coverage: {
          basis: 'evidence' as const,
          // A format without pages is read whole or not at all.
          ...(document.pagesTotal > 0 && {
            pages: document.pagesTotal,
            pagesRead: pagesRead(document),
            unreadPages: document.pages.filter((page) => page.failed).map((page) => page.number),
            ocrPages: document.pages.filter((page) => page.ocr).map((page) => page.number),
          }),
          notes: ['No model is connected: everything here stands in the document.'],
        },
      }
    },
  },
})
