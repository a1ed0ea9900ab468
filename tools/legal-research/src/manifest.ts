import { defineAction, defineManifest } from '@casewright/core'
import { searchInput, suggestInput } from './input.ts'
import { searchOutput, suggestOutput } from './output.ts'

const label = ({ query }: { query: string }) => query.replace(/\s+/g, ' ').slice(0, 300)

export const manifest = defineManifest({
  apiVersion: 1,
  id: 'legal-research',
  title: 'Legal Research',
  icon: 'book-open',
  order: 10,
  place: { kind: 'tab', default: true },
  info: {
    description:
      'Searches case law, statutes and regulations in the library and in every connected public source. For each authority, it shows the passage that answers and the status of the citation.',
    features: [
      'Plain words, a citation, or operators: "a phrase", AND, OR, NOT, /s, /p and /n',
      'All sources at once, merged by citation; sources that could not be reached are named',
      'Filters by jurisdiction, court, kind and date',
      'The source’s words, the editors’ words and a model’s words are kept separate',
      'Export as a memo in Word or PDF, or print',
    ],
    useCases: [
      'Find the authorities on a point of law',
      'Read the passage that answers, in context in the opinion',
      'Look up a citation and what it stands for',
    ],
  },
  dashboard: {
    title: 'AI Legal Research',
    text: 'Search case law, statutes and regulations, and see which authorities no longer stand.',
    action: 'Start searching',
  },
  actions: {
    search: defineAction({
      path: '/api/legal-search',
      title: 'Search the law',
      input: searchInput,
      output: searchOutput,
      mode: 'inline',
      retain: 'history',
      label,
      report: { title: 'Legal research memo' },
    }),
    suggest: defineAction({
      title: 'Suggest searches',
      input: suggestInput,
      output: suggestOutput,
      mode: 'inline',
      retain: 'transient',
      label,
    }),
  },
})
