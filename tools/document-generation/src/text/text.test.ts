import type { TemplateField } from '@casewright/templates/pages'
import { describe, expect, it } from 'vitest'
import { answersOf } from './answers-of.ts'
import { marksOf } from './marks-of.ts'

const field = (name: string): TemplateField => ({
  name,
  label: name,
  type: 'text',
  section: 'One',
  required: false,
  asked: true,
})
const text = 'Pay Ada Marsh by March first.'
const filled = [
  { field: 'name', label: 'name', value: 'Ada Marsh', by: 'text' as const, from: { start: 4, end: 13 } },
  { field: 'date', label: 'date', value: '2027-03-01', by: 'text' as const, from: { start: 17, end: 28 } },
]
const reading = { type: 'letter', text, matter: null, blanks: ['amount'], filled }

describe('words are marked where they were read', () => {
  it('the one that is looked at apart', () =>
    expect(marksOf(text, reading, 'date')).toEqual([
      { start: 4, end: 13, tone: 'found' },
      { start: 17, end: 28, tone: 'chosen' },
    ]))
  it('also while the text goes on behind them', () =>
    expect(marksOf(`${text} Thank you.`, reading, null)).toHaveLength(2))
  it('and not where the text was changed', () =>
    expect(marksOf(text.replace('by', 'before'), reading, null).map(({ start }) => start)).toEqual([4]))
  it('nothing is marked where nothing was read', () => expect(marksOf(text, null, null)).toEqual([]))
})

describe('the answers', () => {
  const fields = ['name', 'date', 'amount'].map(field)
  it('stand in the order of the fields, with the words they came from where they differ', () =>
    expect(answersOf(fields, filled, {}, text, ['amount'])).toEqual({
      answers: [
        { field: fields[0], value: 'Ada Marsh', by: 'text' },
        { field: fields[1], value: '2027-03-01', by: 'text', words: 'March first' },
      ],
      blanks: [fields[2]],
      spare: [],
      cleared: [],
    }))
  it('are the person’s where they corrected, filled in or cleared', () =>
    expect(answersOf(fields, filled, { name: 'Ada B. Marsh', date: '', amount: '' }, text, ['amount'])).toEqual({
      answers: [
        { field: fields[0], value: 'Ada B. Marsh', by: 'person' },
        { field: fields[2], value: '', by: 'person' },
      ],
      blanks: [],
      spare: [],
      cleared: [fields[1]],
    }))
  it('are not needed where the document does without, and are not offered where a form would not ask', () => {
    const unasked = { ...field('state'), asked: false }
    const { blanks, spare } = answersOf([...fields, unasked], filled, {}, text, [])
    expect([blanks, spare]).toEqual([[], [fields[2]]])
  })
})
