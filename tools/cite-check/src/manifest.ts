import { defineAction, defineManifest } from '@casewright/core'
import { z } from 'zod'
import { mostCharacters } from './limits.ts'
import { checkedDocument, foundPassages } from './output.ts'

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
    'corrected-brief': { title: 'Corrected copy', type: 'docx' },
    'corrected-text': { title: 'Corrections', type: 'txt' },
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
      'Checks every citation in a brief against the library and your connected sources: whether it exists, whether the name, court and year match, and whether quotations are accurate. No model is involved unless you ask for its second opinion.',
    features: [
      'Finds cases, statutes, rules and journals, and resolves each short form',
      'Compares quotations word by word with the source, if its text is available',
      'Shows the passage from each authority beside the sentence it is cited for, and how well their words match',
      'Can ask a language model for a second opinion, which quotes both and can only lower the rating',
      'Lists authorities in the library that the brief does not cite, with contrary authority listed separately',
      'For each citation, says what was found, what differs and what could not be checked',
      'Proposes the right form of a wrong citation, and makes it in a copy: as tracked changes where the brief is a Word file',
      'Records each reviewer’s decision on each citation, with name and time',
      'Writes a verification report and a table of authorities for Word',
    ],
    useCases: [
      'Check a brief before filing',
      'Find invented cases in a draft written with AI',
      'Make the record that a court’s standing order on AI requires',
    ],
  },
  actions: {
    check: defineAction({ path: '/api/check-citations', title: 'Check citations', ...checking, model: 'never' }),
    'second-opinion': defineAction({ title: 'Check citations, with a second opinion of the model', ...checking }),
    passages: defineAction({
      title: 'Find passages of an authority that support a sentence',
      input: z.object({
        authority: z.string().min(1).max(200).meta({ title: 'Authority', description: 'Its id in the library' }),
        statement: z.string().min(1).max(5000).meta({ title: 'Sentence' }),
      }),
      output: foundPassages,
      mode: 'inline',
      retain: 'transient',
      model: 'never',
    }),
  },
})
