import type { BesideRun, RunView } from '@casewright/core/client'
import { storyRun } from '@casewright/core/testing/story-run'
import type { Part } from '@casewright/templates/pages'
import type { DocumentType, Generated, MadeFile } from '../output.ts'
import type { Made } from './made.ts'

const letter: Part[] = [
  {
    kind: 'letterhead',
    name: [{ text: 'Okafor & Reyes LLP', field: 'senderCompany' }],
    lines: [
      [{ text: '410 Superior Avenue, Suite 1200, Cleveland, Ohio 44114', field: 'senderAddress' }],
      [{ text: '(216) 555-0142', field: 'senderPhone' }],
    ],
  },
  { kind: 'lines', lines: [[{ text: 'November 21, 2026' }]], side: 'left' },
  {
    kind: 'lines',
    side: 'left',
    lines: [
      [{ text: 'Mr. Thomas Halloran', field: 'recipientName' }],
      [{ text: 'General Counsel, Meridian Freight Corporation' }],
      [{ text: '88 Harbor Street, Toledo, Ohio 43604', field: 'recipientAddress' }],
    ],
  },
  {
    kind: 'paragraph',
    runs: [
      { text: 'Re: Notice of claim and request to preserve records, Shipment ', bold: true },
      { text: '[Shipment number]', blank: 'shipment', bold: true },
    ],
  },
  { kind: 'paragraph', runs: [{ text: 'Dear Mr. Halloran:' }] },
  {
    kind: 'paragraph',
    runs: [
      {
        text: 'This firm represents Northgate Supply, Inc. We write to give notice of a claim for loss of goods under Shipment ',
      },
      { text: '[Shipment number]', blank: 'shipment' },
      { text: ', delivered to your Toledo terminal on October 6, 2026, and to ask that you preserve all records.' },
    ],
  },
  {
    kind: 'paragraph',
    runs: [
      {
        text: 'Our records show that 212 cartons were tendered in good order and that 147 were delivered.',
        field: 'purpose',
      },
    ],
  },
  {
    kind: 'paragraph',
    runs: [
      { text: 'Please confirm in writing by ' },
      { text: '[Date]', blank: 'by' },
      { text: ' that these records are being kept, and send us the name of your claims representative.' },
    ],
  },
  { kind: 'lines', lines: [[{ text: 'Very truly yours,' }]], side: 'left' },
  { kind: 'lines', lines: [[{ text: 'Dana Okafor' }], [{ text: 'Partner' }]], side: 'left', toSign: true },
]

const answered = (field: string, label: string, value: string) => ({ field, label, value, by: 'form' as const })

export const made: Made = {
  documentType: 'business-letter',
  title: 'Letter to Mr. Thomas Halloran',
  parts: letter,
  missing: [],
  filled: [
    answered('senderCompany', 'Company', 'Okafor & Reyes LLP'),
    answered('senderAddress', 'Address', '410 Superior Avenue, Suite 1200, Cleveland, Ohio 44114'),
    answered('senderPhone', 'Phone', '(216) 555-0142'),
    answered('recipientName', 'Recipient', 'Mr. Thomas Halloran'),
    answered('recipientAddress', 'Recipient address', '88 Harbor Street, Toledo, Ohio 43604'),
    answered('purpose', 'Purpose of the letter', 'Notice of claim: 212 cartons tendered, 147 delivered.'),
  ],
  answers: {},
  doubts: [],
  leftOut: [],
  written: null,
  coverage: { basis: 'evidence' },
}

const clause = (level: 0 | 1 | 2, text: string, heading?: string): Part => ({
  kind: 'clause',
  number: '',
  level,
  ...(heading && { heading: [{ text: heading }] }),
  runs: text ? [{ text }] : [],
})

export const contract: Made = {
  ...made,
  documentType: 'service-agreement',
  title: 'Service Agreement between Harbor Analytics LLC and Mill Creek Stores, Inc.',
  parts: [
    { kind: 'note', runs: [{ text: 'Draft for review by an attorney before it is signed.' }] },
    { kind: 'title', runs: [{ text: 'Service Agreement' }] },
    {
      kind: 'paragraph',
      runs: [
        { text: 'This Service Agreement is entered into between ' },
        { text: 'Harbor Analytics LLC', field: 'providerName', bold: true },
        { text: ' (the “' },
        { text: 'Provider', bold: true },
        { text: '”) and ' },
        { text: '[Client name]', blank: 'clientName', bold: true },
        { text: ' (the “' },
        { text: 'Client', bold: true },
        { text: '”).' },
      ],
    },
    { kind: 'heading', runs: [{ text: 'Recitals' }] },
    { kind: 'paragraph', runs: [{ text: 'The Client needs the services that are described below.' }] },
    clause(0, '', 'Services'),
    clause(1, 'The Provider performs these services:'),
    clause(2, 'a report of sales by the fifth day of each month; and'),
    clause(2, 'answers to questions about it within two business days.'),
    clause(1, 'The Provider decides how the services are performed.', 'Manner'),
    clause(0, 'The Client pays $12,500.00 within thirty days of an invoice.', 'Fees'),
    { kind: 'items', items: [[{ text: 'Monthly reports' }], [{ text: 'A dashboard' }]] },
    clause(0, 'This agreement is governed by the law of Ohio.', 'Governing law'),
    {
      kind: 'signatures',
      signatures: [
        {
          party: [{ text: 'Harbor Analytics LLC', field: 'providerName' }],
          lines: [
            { label: 'Signature', value: null },
            { label: 'Name', value: [{ text: '[Name of signer]', blank: 'signer' }] },
            { label: 'Date', value: null },
          ],
        },
        {
          party: [{ text: '[Client name]', blank: 'clientName' }],
          lines: [
            { label: 'Signature', value: null },
            { label: 'Date', value: null },
          ],
        },
      ],
    },
  ],
}

export const application: Made = {
  ...made,
  documentType: 'job-application',
  title: 'Application of Maria Alvarez',
  parts: [
    { kind: 'title', runs: [{ text: 'Application for Employment' }] },
    {
      kind: 'rows',
      rows: [
        { label: 'Name', runs: [{ text: 'Maria Alvarez', field: 'applicantName' }] },
        { label: 'Social Security number', runs: [{ text: '000-12-3456', field: 'ssn', sensitive: true }] },
        { label: 'Available from', runs: [{ text: '[Available start date]', blank: 'availableStartDate' }] },
      ],
    },
  ],
  filled: [
    answered('applicantName', 'Name', 'Maria Alvarez'),
    { ...answered('ssn', 'Social Security number', '000-12-3456'), sensitive: true },
  ],
}

export const documentType: DocumentType = {
  id: 'business-letter',
  title: 'Business letter',
  tab: 'letters',
  description: 'A letter',
  form: true,
  by: 'casewright',
  fields: [
    { name: 'shipment', label: 'Shipment number', type: 'text', required: false, section: 'Matter', asked: true },
    { name: 'by', label: 'Date', type: 'date', required: false, section: 'Matter', asked: true },
  ],
}

const passage = (text: string, doubt?: string) => ({ text, field: 'purpose', ...(doubt && { doubt }) })

/** Drafted by a model from pasted words. */
export const drafted: Made = {
  ...made,
  parts: [
    ...letter.slice(0, 6),
    {
      kind: 'paragraph',
      runs: [
        passage('Our records show that 212 cartons were tendered in good order and that '),
        passage(
          '147 were delivered on October 9, 2026',
          'The date October 9, 2026 stands in nothing that you entered.',
        ),
        passage('. The difference has not been explained.'),
      ],
    },
    ...letter.slice(7),
  ],
  filled: made.filled.map((one) =>
    one.field === 'recipientName' ? { ...one, by: 'text', from: { start: 10, end: 25 } } : one,
  ),
  doubts: [
    {
      field: 'purpose',
      words: '147 were delivered on October 9, 2026',
      why: 'The date October 9, 2026 stands in nothing that you entered.',
    },
  ],
  leftOut: [{ label: 'Call to action', why: 'The model named an amount that is not in anything you entered.' }],
  written: { fields: ['purpose'], model: { provider: 'ollama', name: 'llama' } },
  coverage: { basis: 'model', notes: ['1 of 3 answers of the model was refused.'] },
}

export const spoken = 'Letter to Thomas Halloran, notice of claim: 212 cartons tendered, 147 delivered.'

export const besideRun = (change: Partial<RunView<Generated & MadeFile>>): BesideRun<Generated & MadeFile> => ({
  key: 'beside',
  run: storyRun({ tool: 'document-generation', action: 'file', label: '', ...change }),
})
