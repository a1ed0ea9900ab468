import { CasewrightError, type DocumentText, pagesRead } from '@casewright/core'
import { defineServer, type ToolContext } from '@casewright/core/server'
import { checks, evidenceOf } from './evidence.ts'
import { manifest, type Summary, type Written } from './manifest.ts'
import { answerSchema, prompt } from './prompt.ts'
import { withWritten } from './with-written.ts'
import { writtenOf } from './written.ts'

/** CI looks for these words in what browsers are sent: they may stand in no built file. */
export const serverMark = 'casewright-server-only'

/** About a thousand pages. The analysis of more would keep the server from others for too long. */
const mostCharacters = 3_000_000

export const server = defineServer({
  manifest,
  actions: {
    summarize: async (_, context) => {
      const document = await context.files.read()
      if (document.text.length > mostCharacters)
        throw new CasewrightError(
          'too-large',
          'The document is too long to be summarized at once. Split it into files of at most a thousand pages.',
        )
      context.progress({ message: 'Finding what carries the document' })
      const evidence = evidenceOf(document, context.files.documents[0]?.id)
      context.provenance(checks)
      const { written, note } = await write(document, context)
      const summary: Summary = {
        ...evidence,
        written: null,
        warnings: document.warnings,
        coverage: coverageOf(document, written ? 'model' : 'evidence', note),
      }
      return written ? withWritten(summary, written) : summary
    },
  },
})

/** What of a result without a model is the document's, and what is not. */
const ours = 'the quotations are the document’s own, the severities and reasons come from a fixed list.'
const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

/** Asks the model, where there is one. A model that fails takes nothing away: the evidence stands alone, and it is said. */
async function write(document: DocumentText, context: ToolContext): Promise<{ written: Written | null; note: string }> {
  if (!context.reason) return { written: null, note: `No model is connected: ${ours}` }
  const info = context.files.documents[0]
  const evidence = {
    id: info?.id ?? 'document',
    kind: 'document',
    title: info?.name ?? 'document',
    text: document.text,
    pages: document.pages,
  } as const
  context.progress({ message: 'Asking the model' })
  try {
    const onPartial = (value: unknown) => context.partial({ replace: value })
    const reasoned = await context.reason({ evidence: [evidence], prompt, schema: answerSchema, onPartial })
    const written = writtenOf(reasoned)
    const dropped =
      written.dropped > 0
        ? ` ${written.dropped} of its statements were left out: the words they rest on do not stand in the document.`
        : ''
    return {
      written,
      note: `Each quotation of the model was found in the document. Whether it supports the statement was not checked.${dropped}`,
    }
  } catch (error) {
    if (context.signal.aborted || !CasewrightError.isInstance(error)) throw error
    return { written: null, note: `The model took no part: ${error.message} ${capital(ours)}` }
  }
}

const coverageOf = (document: DocumentText, basis: 'evidence' | 'model', note: string): Summary['coverage'] => ({
  basis,
  // A format without pages is read whole or not at all.
  ...(document.pagesTotal > 0 && {
    pages: document.pagesTotal,
    pagesRead: pagesRead(document),
    unreadPages: document.pages.filter((page) => page.failed).map((page) => page.number),
    ocrPages: document.pages.filter((page) => page.ocr).map((page) => page.number),
  }),
  notes: [
    ...(document.pagesTotal === 0 ? ['Read the whole file. This kind of file has no fixed pages.'] : []),
    note,
    'Citations in the document were not checked.',
  ],
})
