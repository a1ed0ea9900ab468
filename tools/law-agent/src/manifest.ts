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
      'Answers a legal question from the authorities it finds and reads. Each citation is checked, with the passage beside it.',
    features: [
      'Searches the library and your connected sources for the question and its parts',
      'Shows the authority for each proposition, and whether the citation checks out',
      'Checks the citations in your question, and says which ones no source has',
      'States which jurisdiction it assumed, and what the sources do not answer',
    ],
    useCases: [
      'Find the leading authorities on a point of law',
      'Read what a decision says on a question, in context',
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
