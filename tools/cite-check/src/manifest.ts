import { defineAction, defineManifest } from '@casewright/core'
import { z } from 'zod'
import { mostCharacters } from './limits.ts'
import { checkedDocument } from './output.ts'

const input = z.object({
  text: z
    .string()
    .max(mostCharacters, 'The text is too long to be checked at once. Check it in parts.')
    .optional()
    .meta({ title: 'Text', description: 'In place of a file', widget: 'textarea' }),
})

const checking = {
  input,
  output: checkedDocument,
  mode: 'queued',
  files: {
    field: 'document',
    accept: ['.pdf', '.doc', '.docx', '.txt'],
    maxBytes: 50 * 1024 * 1024,
    optional: true,
  },
  retain: 'history',
  label: (_: unknown, file?: { name: string }) => file?.name ?? 'Pasted text',
  report: { title: 'Citation check' },
  exports: {
    'verification-report': { title: 'Verification report', type: 'docx' },
    'table-of-authorities': { title: 'Table of authorities', type: 'docx' },
  },
} as const

export const manifest = defineManifest({
  apiVersion: 1,
  id: 'cite-check',
  title: 'Citation Check',
  icon: 'quote',
  order: 70,
  place: { kind: 'tab' },
  info: {
    description:
      'Checks every citation of a brief against the library and the legal sources that are connected: whether it exists, whether name, court and year agree, and whether the words quoted stand there. No model takes part unless you ask for its second opinion.',
    features: [
      'Finds cases, statutes, rules and journals, and says what each short form stands for',
      'Compares quotations word by word with the source where its text is available',
      'Shows the passage of each authority in the library beside the sentence that it is cited for, and whether its words agree',
      'Asks a language model for a second opinion on that where you want it; the opinion quotes both, and can only lower what the words say',
      'Names authorities of the library that the brief does not cite, those that go the other way apart',
      'Says of each citation what was found, what differs and what could not be checked',
      'Keeps what a person decides about each citation, with name and time',
      'Writes a verification report and a table of authorities for Word',
    ],
    useCases: [
      'Check a brief before it is filed',
      'Find invented cases in a text that a model helped to write',
      'Make the record that a court’s order on the use of AI asks for',
    ],
  },
  actions: {
    check: defineAction({ path: '/api/check-citations', title: 'Check citations', ...checking, model: 'never' }),
    'second-opinion': defineAction({ title: 'Check citations, with a second opinion of the model', ...checking }),
  },
})
