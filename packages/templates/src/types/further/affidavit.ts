import type { Condition, TemplateSource } from '../../template.ts'
import { reviewNote } from '../shared.ts'
import { caption, captionFields } from './shared.ts'

const inCase: Condition = {
  any: [
    { given: 'court' },
    { given: 'plaintiff' },
    { given: 'defendant' },
    { given: 'caseNumber' },
    { not: { given: 'venue' } },
  ],
}

export const affidavit: TemplateSource = {
  id: 'affidavit',
  title: 'Affidavit',
  tab: 'applications',
  description: 'A sworn statement of facts, in numbered paragraphs.',
  name: 'Affidavit of {affiantName}',
  fields: [
    ...captionFields,
    { name: 'venue', label: 'State and county where it is sworn', type: 'text', section: 'Affiant', asked: false },
    {
      name: 'affiantName',
      label: 'Affiant',
      type: 'text',
      required: true,
      section: 'Affiant',
      cues: ['affiant', 'witness', 'declarant', 'affidavit of'],
    },
    { name: 'affiantAddress', label: 'Affiant’s address', type: 'textarea', section: 'Affiant', cues: ['address'] },
    {
      name: 'occupation',
      label: 'Affiant’s occupation',
      type: 'text',
      section: 'Affiant',
      cues: ['occupation', 'job', 'works as'],
    },
    {
      name: 'statements',
      label: 'What the affiant states',
      type: 'textarea',
      required: true,
      section: 'Statement',
      holds: 'list',
      cues: ['states', 'statements', 'facts', 'says'],
    },
    {
      name: 'exhibits',
      label: 'Exhibits',
      type: 'textarea',
      section: 'Statement',
      holds: 'list',
      cues: ['exhibits', 'attached'],
    },
  ],
  parts: [
    // What is sworn outside a case has the place where it is sworn at its head, and no caption.
    ...caption.map((part) => ({ ...part, when: inCase })),
    { lines: ['**{venue}**'], when: { given: 'venue' } },
    { title: 'Affidavit of {affiantName}' },
    {
      paragraph: [
        'I, {affiantName}, being duly sworn, state as follows.',
        { when: { given: 'affiantAddress' }, text: 'My address is {affiantAddress|line}.' },
        { when: { given: 'occupation' }, text: 'My occupation is {occupation|sentence}.' },
      ],
    },
    { paragraph: 'I have personal knowledge of these facts:' },
    { clauses: [{ each: 'statements' }] },
    { heading: 'Exhibits', when: { given: 'exhibits' } },
    { items: 'exhibits', when: { given: 'exhibits' } },
    { signatures: [{ party: '{affiantName}', lines: [{ label: 'Signature' }, { label: 'Date' }] }] },
    { paragraph: 'Subscribed and sworn to, or affirmed, before me by the person named above.' },
    {
      signatures: [
        {
          party: 'Notary public, with the date on which the commission expires',
          lines: [{ label: 'Signature' }, { label: 'State and county' }, { label: 'Date' }],
        },
      ],
    },
    reviewNote,
  ],
}
