import { defineAction, defineManifest } from '@casewright/core'
import { z } from 'zod'
import { quickAnswer } from './output.ts'

const missing = 'Write a question.'

export const manifest = defineManifest({
  apiVersion: 1,
  id: 'quick-question',
  title: 'Quick Question',
  icon: 'message-circle',
  order: 60,
  place: { kind: 'tab' },
  info: {
    description:
      'Answers a short question on U.S. law, in a conversation, from passages in the library and your connected sources.',
    features: [
      'Each answer shows the passages it relies on, with their citations and status',
      'Statements that no passage supports are marked',
      'Without a language model, it shows the most relevant passages',
      'The conversation is not saved; reloading the page clears it',
    ],
    useCases: [
      'Look up a rule, a deadline or a standard, with its authority',
      'Ask what a case held',
      'Ask a follow-up question',
    ],
  },
  actions: {
    ask: defineAction({
      path: '/api/quick-question',
      title: 'Ask',
      input: z.object({
        question: z
          .string(missing)
          .trim()
          .min(1, missing)
          .max(2000, 'Write at most 2,000 characters. For longer texts use the Law Agent.')
          .meta({ title: 'Your question', widget: 'textarea' }),
        earlier: z
          .array(z.object({ question: z.string().max(2000), answer: z.string().max(4000) }))
          .max(10)
          .optional()
          .meta({ title: 'Earlier turns', description: 'Of this conversation, the latest last' }),
      }),
      output: quickAnswer,
      mode: 'inline',
      retain: 'transient',
      report: { title: 'Quick answer' },
      label: ({ question }) => question,
    }),
  },
})
