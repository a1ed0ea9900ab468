import { defineAction, defineManifest } from '@casewright/core'
import { z } from 'zod'
import { compared } from './output.ts'

export const manifest = defineManifest({
  apiVersion: 1,
  id: 'draft-comparison',
  title: 'Compare Drafts',
  icon: 'file-diff',
  order: 85,
  place: { kind: 'page', path: '/compare', nav: 'Compare Drafts' },
  model: 'never',
  info: {
    description:
      'Compares two drafts of a document word by word. Shows what moved, which numbers, names and definitions changed, and what each clause says now, without a model.',
    features: [
      'A paragraph that moved is shown as moved, not as deleted and inserted',
      'Changed numbers and names first, and every place where a changed definition is used',
      'A summary by clause, with the side that a change favors where a rule can tell',
      'A redline in the older Word file itself, as tracked changes and tracked moves',
    ],
    useCases: [
      'See everything that the other side changed, tracked or not',
      'Check that the signing version is the one that was agreed',
      'Send back a redline against the last draft',
    ],
  },
  actions: {
    compare: defineAction({
      path: '/api/compare-documents',
      title: 'Compare two drafts',
      input: z.object({}),
      output: compared,
      mode: 'queued',
      files: { field: 'documents', accept: ['.doc', '.docx', '.pdf', '.txt'], maxBytes: 10 * 1024 * 1024, count: 2 },
      retain: 'history',
      label: (_, file, files) => files?.map(({ name }) => name).join(' and ') ?? file?.name ?? 'Two drafts',
      exports: { redline: { title: 'Redline', type: 'docx' } },
    }),
  },
})
