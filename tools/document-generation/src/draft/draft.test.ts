import type { TemplateField } from '@casewright/templates/pages'
import { describe, expect, it } from 'vitest'
import type { DocumentType } from '../output.ts'
import type { Made } from '../preview/made.ts'
import { nothing, readDraft, toDraft } from './draft.ts'
import { readEdits, withEdits } from './edits.ts'
import { emptyWork, isWorth, type Work } from './work.ts'

const field = (name: string, label: string, sensitive?: boolean): TemplateField => ({
  name,
  label,
  type: 'text',
  section: 'One',
  required: false,
  asked: true,
  ...(sensitive && { sensitive }),
})
const visa: DocumentType = {
  id: 'visa-application',
  title: 'Visa Application',
  tab: 'applications',
  description: '',
  form: true,
  by: 'casewright',
  fields: [field('applicantName', 'Full name'), field('passportNumber', 'Passport number', true)],
}
const letter: DocumentType = { ...visa, id: 'business-letter', tab: 'letters', fields: [field('subject', 'Subject')] }
const types = [visa, letter]
const number = 'X12345678'

const made: Made = {
  documentType: visa.id,
  title: 'Visa application of Ada Marsh',
  parts: [
    {
      kind: 'rows',
      rows: [
        { label: 'Name', runs: [{ text: 'Ada Marsh', field: 'applicantName' }] },
        { label: 'Passport', runs: [{ text: number, field: 'passportNumber', sensitive: true }] },
      ],
    },
    { kind: 'letterhead', name: [{ text: 'Ada Marsh' }], lines: [[{ text: `Passport ${number}` }]] },
    { kind: 'clause', number: '1.', level: 0, heading: [{ text: `On ${number}` }], runs: [{ text: 'Words.' }] },
    { kind: 'items', items: [[{ text: number }]] },
    {
      kind: 'signatures',
      signatures: [{ party: [{ text: 'Ada' }], lines: [{ label: 'No.', value: [{ text: number }] }] }],
    },
  ],
  missing: [],
  filled: [
    { field: 'applicantName', label: 'Full name', value: 'Ada Marsh', by: 'form' },
    { field: 'passportNumber', label: 'Passport number', value: number, by: 'form', sensitive: true },
  ],
  answers: { applicantName: 'Ada Marsh', passportNumber: number },
  doubts: [],
  leftOut: [],
  written: null,
  coverage: { basis: 'evidence' },
}
const work: Work = {
  ...emptyWork('applications'),
  type: visa.id,
  method: 'manual',
  text: `Ada, passport ${number}, 123-45-6789`,
  answers: { [visa.id]: { applicantName: 'Ada Marsh', passportNumber: number } },
  corrections: { [visa.id]: { passportNumber: number } },
  tellModel: ['passportNumber'],
  shown: { run: 'run-1', made, edited: { title: made.title, parts: made.parts }, textMark: 7, isOpen: true },
}
const known = { places: [{ start: 14, end: 23 }], before: '' }
const now = { mayDictate: true, at: '2026-11-21T15:00:00.000Z' }

describe('a draft', () => {
  it('holds no sensitive value, wherever it stands', () => {
    const draft = JSON.stringify(toDraft(work, types, known, now))
    expect(draft).not.toContain(number)
    expect(draft).not.toContain('123-45-6789')
    expect(draft).toContain('Ada Marsh')
  })

  it('has a sensitive value of the document as a blank again, which is listed', () => {
    const { shown } = readDraft(toDraft(work, types, known, now)).work as Work
    expect(shown?.made.parts[0]).toMatchObject({
      rows: [{}, { runs: [{ text: '[Passport number]', blank: 'passportNumber' }] }],
    })
    expect(shown?.made.missing).toEqual([{ field: 'passportNumber', label: 'Passport number', places: 1 }])
    expect(shown?.edited?.parts).toEqual(shown?.made.parts)
  })

  it('comes back as it was written, but for what is sensitive', () => {
    const plain: Work = {
      ...emptyWork('letters'),
      type: letter.id,
      method: 'paste',
      text: 'Write to Bo, 216-555-0142.',
    }
    expect(readDraft(JSON.parse(JSON.stringify(toDraft(plain, types, known, now))))).toEqual({
      at: now.at,
      mayDictate: true,
      work: plain,
    })
  })

  it('keeps the text of before while it is not known what of it is sensitive', () => {
    const draft = toDraft(work, types, { places: null, before: 'Ada' }, now)
    expect(readDraft(draft).work?.text).toBe('Ada')
  })

  it('keeps no work that is none, but what the person agreed to', () => {
    const draft = toDraft({ ...emptyWork('letters'), type: letter.id }, types, known, now)
    expect(readDraft(draft)).toEqual({ at: null, work: null, mayDictate: true })
  })

  it('with a document that cannot be shown keeps the rest', () => {
    const draft = JSON.parse(JSON.stringify(toDraft(work, types, known, now)))
    for (const change of [{ parts: [{ kind: 'poem', runs: [] }] }, { title: 7 }, { filled: 'x' }]) {
      const shown = { ...draft.work.shown, made: { ...draft.work.shown.made, ...change } }
      expect(readDraft({ ...draft, work: { ...draft.work, shown } }).work).toMatchObject({ type: visa.id, shown: null })
    }
    const edited = { title: 'A', parts: [{ kind: 'poem' }] }
    expect(
      readDraft({ ...draft, work: { ...draft.work, shown: { ...draft.work.shown, edited } } }).work?.shown,
    ).toBeNull()
  })

  it.each([null, 'x', [], {}, { form: 2, work: { tab: 'letters' } }, { form: 1, work: 'x' }])(
    'that is not one counts as none: %j',
    (value) => expect(readDraft(value)).toEqual(nothing),
  )

  it('with parts of the wrong form keeps the rest', () => {
    const value = {
      form: 1,
      work: { tab: 'letters', type: 7, method: 'shout', answers: { a: { b: 1, c: 'd' } }, shown: {} },
    }
    expect(readDraft(value).work).toEqual({ ...emptyWork('letters'), answers: { a: { c: 'd' } } })
  })
})

it('a chosen type alone is nothing to miss', () => {
  expect(isWorth({ ...emptyWork('letters'), type: letter.id, answers: { [letter.id]: { subject: ' ' } } })).toBe(false)
  expect(isWorth({ ...emptyWork('letters'), text: 'x' })).toBe(true)
})

describe('edits of a document that stands elsewhere', () => {
  const shown = work.shown ?? { run: '', made, edited: null, textMark: null, isOpen: true }
  const edits = { of: 'kept:1:2', at: now.at, shown }

  it('are remembered beside the draft, without what is sensitive', () => {
    const draft = withEdits({ form: 1, mayDictate: true }, edits, visa.fields)
    expect(JSON.stringify(draft)).not.toContain(number)
    expect(readEdits(JSON.parse(JSON.stringify(draft)))).toMatchObject({
      of: 'kept:1:2',
      edited: { title: made.title },
    })
    expect(readDraft(draft).mayDictate).toBe(true)
    // Also where the type is not known.
    expect(JSON.stringify(withEdits(null, edits, []))).not.toContain(number)
  })
  it('are none where there are none', () => {
    expect(readEdits(withEdits(null, { ...edits, shown: { ...shown, edited: null } }, []))).toBeNull()
    for (const value of [null, {}, { edits: { of: 'x' } }, { edits: { of: 'x', at: 'y', edited: {} } }])
      expect(readEdits(value)).toBeNull()
  })
})
