import { describe, expect, it } from 'vitest'
import { emptyWork, type Work } from '../draft/work.ts'
import type { DocumentType } from '../output.ts'
import { generationOf } from './generation-of.ts'
import { shownOf } from './kept-document.ts'
import { missingInformation } from './missing-information.ts'

const type = {
  id: 'visa-application',
  fields: [{ name: 'applicantName' }, { name: 'passportNumber', sensitive: true }],
} as DocumentType
const today = '2026-11-21'
const work: Work = { ...emptyWork('applications'), type: type.id, text: 'Ada Marsh' }

describe('what is missing', () => {
  it.each([
    ['voice', null, 'x', 'Please select a document type and provide voice input.'],
    ['voice', 'letter', ' \n', 'Please select a document type and provide voice input.'],
    ['paste', null, '', 'Please select a document type and paste your text.'],
    ['paste', 'letter', 'x', undefined],
    ['manual', null, '', 'Please select a document type.'],
    ['manual', 'letter', '', undefined],
  ] as const)('%s, %s, %j: %s', (method, type, text, sentence) =>
    expect(missingInformation(method, type, text)).toBe(sentence),
  )
})

describe('what is sent', () => {
  it('by form: the answers that were given', () => {
    const answers: Work['answers'] = { [type.id]: { applicantName: 'Ada', passportNumber: ' ' }, other: { x: 'y' } }
    expect(generationOf({ ...work, method: 'manual', answers, text: 'x' }, type, today)).toEqual({
      documentType: type.id,
      inputMethod: 'manual',
      today,
      formData: { applicantName: 'Ada' },
    })
  })

  it('by text: the text, with corrections and what the model may be told of this type', () => {
    const corrections = { [type.id]: { applicantName: '' } }
    const tellModel = ['passportNumber', 'ssn', 'applicantName']
    expect(generationOf({ ...work, method: 'paste', corrections, tellModel }, type, today)).toEqual({
      documentType: type.id,
      inputMethod: 'paste',
      today,
      textContent: 'Ada Marsh',
      corrections: { applicantName: '' },
      tellModel: ['passportNumber'],
    })
    expect(generationOf({ ...work, method: 'voice' }, type, today)).toEqual({
      documentType: type.id,
      inputMethod: 'voice',
      today,
      textContent: 'Ada Marsh',
    })
  })
})

describe('a saved document', () => {
  const kept = {
    id: 'kept-1',
    title: 'My letter',
    tool: 'document-generation',
    version: 3,
    shown: 2,
    createdAt: '',
    updatedAt: '',
    matter: null,
    versions: [],
  }
  const made = { title: 'Letter', parts: [{ kind: 'paragraph', runs: [{ text: 'Dear Ada' }] }] }

  it('opens as it was left, under its own name', () =>
    expect(shownOf({ ...kept, content: { made, edited: { title: 'Old', parts: [] } } })?.edited).toEqual({
      title: 'My letter',
      parts: [],
      keptAs: { id: 'kept-1', seen: 3 },
    }))
  it('that was not changed opens as it was made', () =>
    expect(shownOf({ ...kept, content: { made, edited: null } })?.edited?.parts).toEqual(made.parts))
  it.each([
    null,
    'x',
    {},
    { made: { title: 'x' } },
    { made: { ...made, title: 7 } },
    { made, edited: { title: null, parts: [] } },
    { made, edited: { title: 'x', parts: [{ kind: 'poem', runs: [] }] } },
    { made: { ...made, filled: 'x' } },
    ...[
      null,
      { kind: 'constructor', runs: [] },
      { kind: 'paragraph' },
      { kind: 'paragraph', runs: [{ text: 7 }] },
      { kind: 'lines', lines: [[]], side: 'up' },
      { kind: 'clause', number: '1.', level: 3, runs: [] },
      { kind: 'rows', rows: [{ runs: [] }] },
      { kind: 'items', items: [{}] },
      { kind: 'signatures', signatures: [{ party: [], lines: [{ label: 'By' }] }] },
    ].map((part) => ({ made: { ...made, parts: [part] } })),
  ])('of another form is none: %j', (content) => expect(shownOf({ ...kept, content })).toBeNull())
})
