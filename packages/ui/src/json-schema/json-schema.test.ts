import { expect, test } from 'vitest'
import { humanName, plainSchema } from './json-schema.ts'

test('keys read as words', () => {
  expect(['sourcesAsked', 'word-count', 'is_final', 'URL'].map(humanName)).toEqual([
    'Sources asked',
    'Word count',
    'Is final',
    'Url',
  ])
})

test('a reference is followed and keeps its own title', () => {
  const root = { $defs: { role: { type: 'string', enum: ['a', 'b'], title: 'Role' } } }
  expect(plainSchema({ $ref: '#/$defs/role', title: 'Their role' }, root)).toEqual({
    type: 'string',
    enum: ['a', 'b'],
    title: 'Their role',
  })
})

test('what may be null is what it is otherwise', () => {
  expect(plainSchema({ anyOf: [{ type: 'string' }, { type: 'null' }], title: 'Court' }, {})).toEqual({
    type: 'string',
    title: 'Court',
  })
  expect(plainSchema({ type: ['number', 'null'] }, {})).toEqual({ type: 'number' })
})
