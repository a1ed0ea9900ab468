import { defineAction, defineManifest } from '@casewright/core'
import { z } from 'zod'
import { answered, summary } from './output.ts'

const document = { field: 'document', accept: ['.pdf', '.doc', '.docx', '.txt'], maxBytes: 50 * 1024 * 1024 }

export const manifest = defineManifest({
  apiVersion: 1,
  id: 'brief-summarizer',
  title: 'Brief Summarizer',
  icon: 'file-text',
  order: 20,
  place: { kind: 'tab' },
  info: {
    description:
      'Reads a legal document and shows what matters: its type, a summary in three lengths, the key points and their legal implications, each with the supporting words and their page.',
    features: [
      'Reads PDF, Word and text files up to 50 MB, including scans, several at once',
      'A summary in one sentence, in brief and in detail, quoting the document',
      'Key points and legal implications that link to their pages',
      'Looks up the document’s citations, and says which could not be checked',
      'Answers questions about the document from its passages, with page numbers',
      'Says which pages were read, and which could not be',
    ],
    useCases: [
      'Get the gist of an opposing brief before a call',
      'See which clauses of a contract need a closer look',
      'Find where a long record mentions a date, a duty or a person',
      'Check what a scanned filing says before it is filed away',
    ],
  },
  dashboard: {
    title: 'Brief Summarizer',
    text: 'Upload a legal document and see its summary, key points and implications.',
    counter: 'Documents Analyzed',
    action: 'Upload a brief',
  },
  actions: {
    summarize: defineAction({
      path: '/api/summarize-document',
      title: 'Summarize a document',
      input: z.object({ summaryType: z.literal('detailed', 'The summary type must be detailed').default('detailed') }),
      output: summary,
      mode: 'queued',
      files: document,
      retain: 'history',
      label: (_, file) => file?.name ?? 'Document',
      report: { title: 'Document summary' },
    }),
    ask: defineAction({
      title: 'Ask about a document',
      input: z.object({
        question: z
          .string()
          .trim()
          .min(3, 'Write a question of at least three letters.')
          .max(2000, 'The question is longer than 2,000 characters. Shorten it.')
          .meta({ title: 'Question about the document', widget: 'textarea' }),
      }),
      output: answered,
      mode: 'inline',
      files: document,
      // A question is no document that was analyzed: it does not count among those in the history.
      retain: 'transient',
      label: ({ question }) => question.slice(0, 200),
    }),
  },
})
