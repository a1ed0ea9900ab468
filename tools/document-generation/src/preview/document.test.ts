import type { Part } from '@casewright/templates/pages'
import { expect, it } from 'vitest'
import { withoutSensitive } from './edited.ts'
import { filledNow } from './filled-now.ts'
import { titleOf } from './title-of.ts'
import { wordCount } from './word-count.ts'

const field = { name: 'ssn', label: 'Social Security number', sensitive: true, type: 'text', required: false } as const

it('a draft has no sensitive value in it, in whatever part it stands', () => {
  const ssn = { text: '000-12-3456', field: 'ssn', sensitive: true }
  const parts: Part[] = [
    { kind: 'paragraph', runs: [{ text: 'Number ' }, ssn] },
    { kind: 'rows', rows: [{ label: 'Number', runs: [ssn] }] },
    { kind: 'lines', lines: [[ssn]], side: 'left' },
    { kind: 'items', items: [[ssn]] },
    { kind: 'clause', number: '1.', level: 0, heading: [ssn], runs: [ssn] },
    { kind: 'letterhead', name: [ssn], lines: [[ssn]] },
    { kind: 'signatures', signatures: [{ party: [ssn], lines: [{ label: 'Number', value: [ssn] }] }] },
  ]
  const draft = withoutSensitive({ title: 'Application', parts, corrected: { ssn: ssn.text, name: 'Maria' } }, [field])
  expect(JSON.stringify(draft)).not.toContain('000-12-3456')
  expect(draft.corrected).toEqual({ name: 'Maria' })
  expect(draft.parts[0]).toEqual({
    kind: 'paragraph',
    runs: [{ text: 'Number ' }, { text: '[Social Security number]', blank: 'ssn', sensitive: true }],
  })
  expect(withoutSensitive(draft, [field])).toEqual(draft)
})

it('a title has what was filled in, but nothing sensitive', () => {
  const type = { fields: [{ ...field, section: 'Applicant', asked: true }] }
  const open = { fields: [{ ...type.fields[0], name: 'who', label: 'Name', sensitive: false } as never] }
  expect(titleOf('To [Name], of [Name]', { who: 'A $& B\nCleveland' }, open)).toBe('To A $& B, of A $& B')
  expect(titleOf('On [Social Security number]', { ssn: '000-12-3456' }, type)).toBe('On [Social Security number]')
})

it('words are counted wherever they stand', () => {
  expect(wordCount([{ kind: 'paragraph', runs: [{ text: 'One' }] }])).toBe('1 word')
  expect(wordCount([{ kind: 'rows', rows: [{ label: 'Pay', runs: [{ text: '$12,500.00 a year' }] }] }])).toBe('3 words')
})

it('what was corrected or filled in stands among the answers as such', () => {
  const name = { field: 'name', label: 'Name', value: 'Maria', by: 'text' as const }
  const type = { fields: [{ ...field, section: 'Applicant', asked: true }] }
  expect(filledNow({ filled: [name] }, { name: 'Marta', ssn: '000-12-3456' }, type)).toEqual([
    { ...name, value: 'Marta', by: 'person' },
    { field: 'ssn', label: 'Social Security number', value: '000-12-3456', by: 'person', sensitive: true },
  ])
})
