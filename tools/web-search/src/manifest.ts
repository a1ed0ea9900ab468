import { defineAction, defineManifest } from '@casewright/core'
import { z } from 'zod'
import { found } from './output.ts'

export const manifest = defineManifest({
  apiVersion: 1,
  id: 'web-search',
  title: 'Legal Web Search',
  icon: 'globe',
  order: 50,
  place: { kind: 'tab' },
  info: {
    description:
      'Finds current legal news and pages on the web, and summarizes them. Each sentence has the number of the result it comes from.',
    features: [
      'Uses the search engine your administrator set; without one, searches recent public legal feeds',
      'Shows each page’s domain, excerpt and date, and sets courts and agencies apart',
      'Can be limited to courts, agencies and legal publishers',
      'The summary is checked against the results before it is shown',
    ],
    useCases: [
      'See what a court or an agency announced this week',
      'Find the official page of a rule, a form or a docket',
      'Follow the news on a pending case',
    ],
  },
  actions: {
    search: defineAction({
      path: '/api/web-search',
      title: 'Search the web',
      input: z.object({
        query: z
          .string('Write what you are looking for.')
          .trim()
          .min(1, 'Write what you are looking for.')
          .max(400, 'Write at most 400 characters: search engines take no more.')
          .meta({ title: 'What are you looking for?' }),
        legalOnly: z.boolean().default(false).meta({ title: 'Courts, agencies and legal publishers only' }),
        readPages: z.boolean().default(false).meta({ title: 'Read the first pages for the summary' }),
      }),
      output: found,
      mode: 'inline',
      retain: 'history',
      label: ({ query }) => query,
    }),
  },
})
