import type { TemplateSource } from '../../template.ts'
import { letterhead } from './letterhead.ts'

type Field = TemplateSource['fields'][number]
type Part = TemplateSource['parts'][number]
type Lines = Extract<Part, { lines: unknown; side?: unknown }>['lines']

/** How somebody is greeted whose name does not tell it: 'Judge Alvarez'. */
export const greeting: Field = {
  name: 'greeting',
  label: 'Salutation',
  type: 'text',
  section: 'Recipient',
  asked: false,
}

/** Who writes, and to whom: what letters without a form of their own have in common. */
export const correspondents: Field[] = [
  { name: 'senderName', label: 'Your name', type: 'text', required: true, section: 'Sender' },
  { name: 'senderTitle', label: 'Your title', type: 'text', section: 'Sender' },
  { name: 'senderCompany', label: 'Your organization', type: 'text', section: 'Sender' },
  { name: 'senderAddress', label: 'Your address', type: 'textarea', required: true, section: 'Sender' },
  { name: 'senderPhone', label: 'Your phone', type: 'tel', section: 'Sender' },
  { name: 'senderEmail', label: 'Your email', type: 'email', section: 'Sender' },
  { name: 'recipientName', label: 'Recipient’s name', type: 'text', required: true, section: 'Recipient' },
  { name: 'recipientTitle', label: 'Recipient’s title', type: 'text', section: 'Recipient' },
  { name: 'recipientCompany', label: 'Recipient’s company', type: 'text', section: 'Recipient' },
  greeting,
  { name: 'recipientAddress', label: 'Recipient’s address', type: 'textarea', required: true, section: 'Recipient' },
]

/** What goes with a letter, and who gets a copy of it. */
export const enclosing: Field[] = [
  { name: 'enclosures', label: 'Enclosures', type: 'text', section: 'Letter', asked: false },
  { name: 'copies', label: 'Copies', type: 'text', section: 'Letter', asked: false },
]
export const enclosed: Part[] = [
  { lines: ['Enclosures: {enclosures}'], when: { given: 'enclosures' } },
  { lines: ['cc: {copies}'], when: { given: 'copies' } },
]

const greeted = { given: 'greeting' }
const named = { any: [{ given: 'recipientName' }, { not: { given: 'recipientCompany' } }] }

/** Where a letter goes: with a blank for the person only where no organization is known either. */
const recipientLines: Lines = [
  { when: named, text: '{recipientName}' },
  { when: { given: 'recipientTitle' }, text: '{recipientTitle}' },
  { when: { given: 'recipientCompany' }, text: '{recipientCompany}' },
  '{recipientAddress}',
]

/** Its salutation: an organization is greeted as its reader, a person or a blank by name. */
export const salutations: Part[] = [
  { paragraph: 'Dear {greeting}:', when: greeted },
  { paragraph: 'Dear {recipientName|salutation}:', when: { all: [{ not: greeted }, named] } },
  { paragraph: 'Dear Sir or Madam:', when: { all: [{ not: greeted }, { not: named }] } },
]

const ofFirm = { given: 'senderCompany' }

/** The head of such a letter, down to its salutation. `subject`: the lines that say what it is about. */
export const head = (...subject: Lines): Part[] => [
  { ...letterhead('{senderCompany}', 'sender', ['Address']), when: ofFirm },
  { ...letterhead('{senderName}', 'sender', ['Address']), when: { not: ofFirm } },
  { lines: ['{today|date}'] },
  { lines: recipientLines },
  ...(subject.length > 0 ? [{ lines: subject }] : []),
  ...salutations,
]

/** Its end. */
export const foot: Part[] = [
  { lines: ['Sincerely,'] },
  {
    lines: [
      '{senderName}',
      { when: { given: 'senderTitle' }, text: '{senderTitle}' },
      { when: ofFirm, text: '{senderCompany}' },
    ],
    toSign: true,
  },
]
