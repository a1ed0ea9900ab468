import type { TemplateSource } from '../../template.ts'
import { letterhead } from './letterhead.ts'

type Field = TemplateSource['fields'][number]
type Part = TemplateSource['parts'][number]
type Lines = Extract<Part, { lines: unknown; side?: unknown }>['lines']

/** Who writes, and to whom: what letters without a form of their own have in common. */
export const correspondents: Field[] = [
  { name: 'senderName', label: 'Your name', type: 'text', required: true, section: 'Sender' },
  { name: 'senderAddress', label: 'Your address', type: 'textarea', required: true, section: 'Sender' },
  { name: 'senderPhone', label: 'Your phone', type: 'tel', section: 'Sender' },
  { name: 'senderEmail', label: 'Your email', type: 'email', section: 'Sender' },
  { name: 'recipientName', label: 'Recipient’s name', type: 'text', required: true, section: 'Recipient' },
  { name: 'recipientCompany', label: 'Recipient’s company', type: 'text', section: 'Recipient' },
  { name: 'recipientAddress', label: 'Recipient’s address', type: 'textarea', required: true, section: 'Recipient' },
]

/** The head of such a letter, down to its salutation. `subject`: the lines that say what it is about. */
export const head = (...subject: Lines): Part[] => [
  letterhead('{senderName}', 'sender', ['Address']),
  { lines: ['{today|date}'] },
  {
    lines: [
      '{recipientName}',
      { when: { given: 'recipientCompany' }, text: '{recipientCompany}' },
      '{recipientAddress}',
    ],
  },
  ...(subject.length > 0 ? [{ lines: subject }] : []),
  { paragraph: 'Dear {recipientName|salutation}:' },
]

/** Its end. */
export const foot: Part[] = [{ lines: ['Sincerely,'] }, { lines: ['{senderName}'], toSign: true }]
