import { defineAction, defineManifest } from '@casewright/core'
import { z } from 'zod'
import { answered } from './output.ts'

const longest = 4000

export const manifest = defineManifest({
  apiVersion: 1,
  id: 'law-agent',
  title: 'Law Agent',
  icon: 'scale',
  order: 40,
  place: { kind: 'tab' },
  info: {
    description:
      'Answers a legal question from the authorities that it finds and reads, each with its citation checked and the passage beside it.',
    features: [
      'Searches the library and the sources of this installation by the question and its parts',
      'Shows each proposition with its authority, and whether the citation holds',
      'Checks the citations in the question itself, and says which of them no source has',
      'Says which jurisdiction is assumed, and what the sources do not answer',
    ],
    useCases: [
      'Find the leading authorities on a point of law',
      'See the words of a decision on a question, in their place',
      'Check whether a named case exists',
    ],
  },
  actions: {
    ask: defineAction({
      path: '/api/law-agent',
      title: 'Ask the law agent',
      input: z.object({
        question: z
          .string('Write your legal question.')
          .trim()
          .min(1, 'Write your legal question.')
          .max(longest, 'Write at most 4,000 characters.')
          .meta({ title: 'Legal question', widget: 'textarea' }),
        answered: z
          .string()
          .trim()
          .max(1000, 'Write at most 1,000 characters.')
          .optional()
          .meta({ title: 'More about the case', description: 'What was asked back beside an earlier answer' }),
      }),
      output: answered,
      mode: 'inline',
      retain: 'history',
      label: ({ question }) => question,
      report: { title: 'Law agent memo' },
    }),
  },
})
