import { defineAction, defineManifest } from '@casewright/core'
import { z } from 'zod'
import { filing, generation, knowing, reading, remaking } from './input.ts'
import { file, generated, known, read, remade, types } from './output.ts'

const aside = { mode: 'inline', retain: 'transient' } as const

export const manifest = defineManifest({
  apiVersion: 1,
  id: 'document-generation',
  title: 'Document Generation',
  icon: 'file-text',
  order: 75,
  place: {
    kind: 'page',
    path: '/document-generation',
    nav: 'Document Generation',
    tabs: ['letters', 'contracts', 'applications'],
  },
  info: {
    description:
      'Creates letters, contracts and applications from what you say, paste or fill in. Anything you did not provide is left as a marked blank. No facts are invented.',
    features: [
      'Twenty-eight types of document, from letters and contracts to motions and affidavits, and those that your firm adds',
      'Names, dates and amounts taken from your words, each shown beside them for you to confirm',
      'A page that you edit as you will, with the blanks that are left listed beside it',
      'Plain text, Word and PDF; versions saved in My documents',
    ],
    useCases: [
      'Dictate a letter after a call',
      'Turn notes of a meeting into a first draft of a contract',
      'Fill in an application in its customary order',
    ],
  },
  actions: {
    generate: defineAction({
      path: '/api/generate-document',
      title: 'Generate a document',
      input: generation,
      output: generated,
      mode: 'inline',
      retain: 'history',
      label: ({ documentType }) => documentType.replaceAll('-', ' '),
    }),
    types: defineAction({ title: 'Types of document', input: z.object({}), output: types, ...aside }),
    known: defineAction({ title: 'Fields that are known', input: knowing, output: known, ...aside }),
    read: defineAction({ title: 'Read answers from a text', input: reading, output: read, ...aside }),
    remake: defineAction({ title: 'Make a document of confirmed answers', input: remaking, output: remade, ...aside }),
    file: defineAction({ title: 'Make a file of a document', input: filing, output: file, ...aside }),
  },
})
