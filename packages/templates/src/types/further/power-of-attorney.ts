import type { TemplateSource } from '../../template.ts'
import { signer } from '../contracts/general.ts'
import { contractNote } from '../shared.ts'

type Part = TemplateSource['parts'][number]
type Signature = Extract<Part, { signatures: unknown }>['signatures'][number]

const witness = (label: string): Signature => ({
  party: label,
  lines: [{ label: 'Signature' }, { label: 'Name' }, { label: 'Date' }],
})
/** As many blocks as witnesses are told to sign. */
const witnesses: Part[] = [
  { when: { given: 'witnesses' }, paragraph: 'Witnesses who sign: {witnesses|sentence}.' },
  { when: { field: 'witnesses', is: 'one' }, signatures: [witness('Witness')] },
  { when: { field: 'witnesses', is: 'two' }, signatures: [witness('First witness'), witness('Second witness')] },
  {
    when: { field: 'witnesses', is: 'three' },
    signatures: [witness('First witness'), witness('Second witness'), witness('Third witness')],
  },
]

export const powerOfAttorney: TemplateSource = {
  id: 'power-of-attorney',
  title: 'Power of Attorney',
  tab: 'contracts',
  description: 'A principal lets an agent act for them.',
  name: 'Power of Attorney of {principalName|name}',
  fields: [
    {
      name: 'principalName',
      label: 'Principal',
      type: 'text',
      required: true,
      section: 'Principal',
      cues: ['principal', 'grantor', 'i'],
    },
    { name: 'principalAddress', label: 'Principal’s address', type: 'textarea', required: true, section: 'Principal' },
    {
      name: 'agentName',
      label: 'Agent',
      type: 'text',
      required: true,
      section: 'Agent',
      cues: ['agent', 'attorney-in-fact', 'attorney in fact', 'appoint'],
    },
    { name: 'agentAddress', label: 'Agent’s address', type: 'textarea', required: true, section: 'Agent' },
    {
      name: 'successor',
      label: 'Successor agent',
      type: 'text',
      section: 'Agent',
      cues: ['successor', 'successor agent', 'backup', 'alternate'],
    },
    {
      name: 'powers',
      label: 'Powers',
      type: 'textarea',
      required: true,
      section: 'Powers',
      holds: 'list',
      cues: ['powers', 'may', 'authority', 'to'],
    },
    {
      name: 'limits',
      label: 'Limits',
      type: 'textarea',
      section: 'Powers',
      holds: 'list',
      cues: ['limits', 'except', 'may not', 'not allowed'],
    },
    {
      name: 'startDate',
      label: 'Start date',
      type: 'date',
      section: 'Powers',
      cues: ['effective', 'begins', 'starts'],
    },
    {
      name: 'beginning',
      label: 'On what it takes effect, if not on signing',
      type: 'text',
      section: 'Powers',
      asked: false,
    },
    { name: 'endDate', label: 'End date', type: 'date', section: 'Powers', cues: ['until', 'ends', 'expires'] },
    {
      name: 'durable',
      label: 'Continues if the principal becomes incapacitated',
      type: 'select',
      options: ['Yes', 'No'],
      required: true,
      section: 'Powers',
      cues: ['durable'],
    },
    { name: 'witnesses', label: 'Witnesses who sign', type: 'text', section: 'Powers', asked: false },
    {
      name: 'governingState',
      label: 'State whose law governs',
      type: 'text',
      required: true,
      section: 'Powers',
      cues: ['governing law', 'law', 'state'],
    },
  ],
  parts: [
    { title: 'Power of Attorney' },
    {
      paragraph:
        'I, {principalName}, of {principalAddress|line} (the “**Principal**”), appoint {agentName}, of {agentAddress|line} (the “**Agent**”), to act for me as this power of attorney (this “**Agreement**”) provides.',
    },
    {
      clauses: [
        { heading: 'Powers', text: 'The Agent may do the following for me:', clauses: [{ each: 'powers' }] },
        { when: { given: 'limits' }, heading: 'Limits', text: 'These limits apply:', clauses: [{ each: 'limits' }] },
        {
          when: { given: 'successor' },
          heading: 'Successor',
          text: 'If the Agent is unable or unwilling to act, I appoint {successor} in the Agent’s place.',
        },
        {
          heading: 'Term',
          clauses: [
            { when: { given: 'startDate' }, text: 'This power of attorney begins on {startDate|date}.' },
            {
              when: { given: 'beginning' },
              text: 'This power of attorney takes effect {beginning|sentence}.',
            },
            {
              when: { not: { any: [{ given: 'startDate' }, { given: 'beginning' }] } },
              text: 'This power of attorney begins when I sign it.',
            },
            { when: { given: 'endDate' }, text: 'It ends on {endDate|date}, or earlier when I revoke it.' },
            { when: { not: { given: 'endDate' } }, text: 'It continues until I revoke it.' },
            { when: { field: 'durable', is: 'yes' }, text: 'It remains in effect if I become incapacitated.' },
            { when: { field: 'durable', is: 'no' }, text: 'It ends if I become incapacitated.' },
            {
              when: { not: { given: 'durable' } },
              text: 'Continues if the Principal becomes incapacitated: {durable}.',
            },
          ],
        },
        {
          heading: 'Duties of the Agent',
          text: 'The Agent shall act in good faith and in my interest, within these powers, and shall keep records of what the Agent does for me.',
        },
        {
          heading: 'Reliance',
          text: 'A person who is shown this power of attorney may rely on it until that person learns that it has ended.',
        },
        {
          heading: 'Governing law',
          text: 'The law of {governingState} governs this power of attorney. How it must be signed, witnessed, acknowledged or recorded depends on that law.',
        },
      ],
    },
    { signatures: [signer('{principalName|name}, Principal')] },
    ...witnesses,
    { heading: 'Acknowledgment' },
    { paragraph: 'This paper was acknowledged before me by the Principal named above.' },
    {
      signatures: [
        {
          party: 'Notary public, with the date on which the commission expires',
          lines: [{ label: 'Signature' }, { label: 'State and county' }, { label: 'Date' }],
        },
      ],
    },
    contractNote,
  ],
}
