import { expect, it } from 'vitest'
import { rightAnswer } from './answer-text.ts'
import type { FakeRequest } from './fake-request.ts'

const schema = {
  type: 'object',
  properties: {
    summary: { type: 'string' },
    words: { type: 'array', maxItems: 3, items: { type: 'string', 'x-mark': 'quote' } },
    share: { type: 'number', 'x-mark': 'figure' },
  },
  required: ['summary', 'words'],
}
const about = (...texts: string[]): FakeRequest =>
  ({
    schema,
    format: 'json_schema',
    system: '',
    user: texts.map((text, index) => `<<<evidence n id="${index}" title="t">>>\n${text}\n<<<end n>>>`).join('\n'),
  }) as unknown as FakeRequest

it('answers from each piece of evidence, running no quotation across two', () => {
  const pieces = ['The lessee pays 12% interest', 'and section 4 governs every notice.']
  const answer = JSON.parse(rightAnswer(about(...pieces), undefined))
  expect(answer.words).toEqual(pieces)
  expect(answer.share).toBe(12)
})

it('makes one answer of the answers to the parts of a long document', () => {
  const first = { summary: 'one', words: ['a', 'b'] }
  const second = { summary: 'two', words: ['c', 'd'] }
  const joined = rightAnswer(about(JSON.stringify(first), JSON.stringify(second)), undefined)
  expect(JSON.parse(joined)).toEqual({ summary: 'one', words: ['a', 'b', 'c'] })
})

it('gives the answer that a test gives, as text or as JSON', () => {
  expect(rightAnswer({ ...about('x'), format: null }, 'Plain.')).toBe('Plain.')
  expect(rightAnswer(about('x'), (request: FakeRequest) => [request.format])).toBe('["json_schema"]')
})
