import { coverage, defineAction, defineManifest } from '@casewright/core'
import { z } from 'zod'

export const manifest = defineManifest({
  apiVersion: 1,
  id: 'new-tool',
  title: 'New Tool',
  icon: 'wrench',
  order: 500,
  place: { kind: 'tab' },
  info: {
    description: 'Counts the words of a text.',
    features: ['Words, and how often each stands there'],
    useCases: ['See whether a brief keeps to a limit of words'],
  },
  actions: {
    count: defineAction({
      title: 'Count words',
      input: z.object({
        text: z
          .string()
          .trim()
          .min(1, 'Write a text.')
          .max(200_000, 'Write at most 200,000 characters.')
          .meta({ title: 'Text', widget: 'textarea', sensitive: true }),
        limit: z.int().positive().optional().meta({ title: 'Limit', description: 'The most words it may have' }),
      }),
      output: z.object({
        words: z.int().meta({ title: 'Words' }),
        over: z.int().optional().meta({ title: 'Over the limit by' }),
        often: z
          .array(z.object({ word: z.string().meta({ title: 'Word' }), times: z.int().meta({ title: 'Times' }) }))
          .meta({ title: 'Most often' }),
        about: z.string().optional().meta({ title: 'What it is about', description: 'A sentence of the text' }),
        coverage,
      }),
      mode: 'inline',
      retain: 'history',
      // Labels are not sealed: never a word of a document.
      label: () => 'A text',
      report: { title: 'New Tool' },
    }),
  },
})
