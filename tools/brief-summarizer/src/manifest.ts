import { anchor, coverage, defineAction, defineManifest, finding, severity } from '@casewright/core'
import { z } from 'zod'

const fact = z.object({
  label: z.string().meta({ description: "What it is, such as 'Court' or 'Docket number'" }),
  value: z.string(),
  anchor,
})

const writtenStatement = z.object({
  statement: z.string(),
  quotation: anchor.meta({ description: 'The words of the document that the statement rests on' }),
  doubts: z.array(z.string()).meta({ description: 'What the statement names and the document does not' }),
})
export type WrittenStatement = z.infer<typeof writtenStatement>

/** What a model wrote, as far as the words it rests on were found in the document. */
const written = z.object({
  summary: z.array(writtenStatement),
  keyPoints: z.array(writtenStatement),
  implications: z.array(writtenStatement.extend({ type: z.string(), severity })),
  checked: z.int().meta({ description: 'Statements whose quotation was found' }),
  dropped: z.int().meta({ description: 'Statements left out, as their quotation was not found' }),
  model: z.object({ provider: z.string(), name: z.string() }),
})
export type Written = z.infer<typeof written>

/** The specification's summary at the top; what shows where it comes from beside it. */
export const summary = z.object({
  documentType: z.string().meta({ title: 'Document type' }),
  summary: z.string().meta({ title: 'Summary' }),
  keyPoints: z.array(z.string()).meta({ title: 'Key points' }),
  legalImplications: z
    .array(
      z.object({
        type: z.string(),
        message: z.string(),
        severity,
        reason: z.string().optional(),
        origin: z.enum(['evidence', 'model']).optional(),
        anchors: z.array(anchor).optional(),
        quotes: z.array(z.string()).optional().meta({ description: 'The words of each anchor, as one line' }),
      }),
    )
    .meta({ title: 'Legal implications' }),
  title: z.string().optional(),
  foundPoints: z
    .array(z.object({ text: z.string(), anchor }))
    .meta({ description: 'Further sentences of the document that carry it, with their places' }),
  facts: z.array(fact).meta({ title: 'What the document says of itself' }),
  summarySentences: z
    .array(z.object({ text: z.string(), anchor }))
    .meta({ description: 'The sentences that the summary is made of, with their places' }),
  keyPointAnchors: z.array(anchor).meta({ description: 'The place of each key point, in the same order' }),
  findings: z.array(finding),
  written: written.nullable().meta({ title: 'Written by the model' }),
  warnings: z.array(z.string()),
  coverage,
})
export type Summary = z.infer<typeof summary>

export const manifest = defineManifest({
  apiVersion: 1,
  id: 'brief-summarizer',
  title: 'Brief Summarizer',
  icon: 'file-text',
  order: 20,
  place: { kind: 'tab' },
  info: {
    description:
      'Reads a legal document and shows what carries it: its kind, a summary, the key points and what they imply, each with the words it rests on, and their page where the file has pages.',
    features: [
      'Reads PDF, Word and text files up to 50 MB, scanned pages included',
      'Summary and key points, with the words of the document that they rest on',
      'Legal implications with their severity and the reason',
      'Says which pages were read, and which could not be',
    ],
    useCases: [
      'Get the gist of an opposing brief before a call',
      'See which clauses of a contract need a closer look',
      'Check what a scanned filing says before it is filed away',
    ],
  },
  dashboard: {
    title: 'Brief Summarizer',
    text: 'Upload a legal document and see its summary, key points and implications.',
    counter: 'Documents Analyzed',
  },
  actions: {
    summarize: defineAction({
      path: '/api/summarize-document',
      title: 'Summarize a document',
      input: z.object({ summaryType: z.literal('detailed', 'The summary type must be detailed').default('detailed') }),
      output: summary,
      mode: 'queued',
      files: { field: 'document', accept: ['.pdf', '.doc', '.docx', '.txt'], maxBytes: 50 * 1024 * 1024 },
      retain: 'history',
      label: (_, file) => file?.name ?? 'Document',
    }),
  },
})
