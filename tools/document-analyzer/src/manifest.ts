import { defineAction, defineManifest } from '@casewright/core'
import { z } from 'zod'
import { improvement } from './input.ts'
import { analyzed, improved } from './output.ts'

const accept = ['.doc', '.docx', '.pdf', '.txt']
const maxBytes = 10 * 1024 * 1024

export const manifest = defineManifest({
  apiVersion: 1,
  id: 'document-analyzer',
  title: 'Document Analyzer',
  icon: 'file-search',
  order: 80,
  place: { kind: 'page', path: '/document-analyzer', nav: 'Document Analyzer' },
  info: {
    description:
      'Reads a contract, letter or filing and shows its quality, its weak points and what to do about them, each beside the words it is about.',
    features: [
      'Every finding marked in the document, in its text or on its original pages',
      'A score with its arithmetic, the same for the same document',
      'Rewrites to accept or dismiss one by one, saved with name and time',
      'A redline in your own Word file, with tracked changes and comments',
    ],
    useCases: [
      'Review the other side’s draft before a call',
      'Find blanks, undefined terms and broken references before signing',
      'Give a client a report on a contract',
    ],
  },
  actions: {
    analyze: defineAction({
      path: '/api/analyze-document',
      title: 'Analyze a document',
      input: z.object({}),
      output: analyzed,
      mode: 'queued',
      files: { field: 'document', accept, maxBytes },
      retain: 'history',
      label: (_, file) => file?.name ?? 'Document',
      report: { title: 'Document analysis' },
      exports: { reviewed: { title: 'Reviewed text', type: 'docx' } },
    }),
    improve: defineAction({
      path: '/api/improve-document-section',
      title: 'Improve a part of a document',
      input: improvement,
      output: improved,
      mode: 'queued',
      files: { field: 'document', accept, maxBytes, optional: true },
      retain: 'transient',
      label: () => 'Improvement',
    }),
  },
})
