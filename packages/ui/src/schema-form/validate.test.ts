import { expect, test } from 'vitest'
import { fieldsOf } from './fields.ts'
import { everyKind } from './fixtures.ts'
import { validate } from './validate.ts'
import { inputOf, startingValues } from './values.ts'

const one = (schema: object, value: unknown, required = true) =>
  validate(fieldsOf({ properties: { x: { title: 'Term', ...schema } }, required: required ? ['x'] : [] }), { x: value })
    .x

test.for([
  [{ type: 'string', minLength: 3 }, 'ab', 'Term must have at least 3 characters'],
  [{ type: 'string', maxLength: 1 }, 'ab', 'Term must have at most 1 character'],
  [{ type: 'string', format: 'uri' }, 'javascript:x', 'Please enter an address that starts with https://'],
  [{ type: 'string', pattern: '^\\d+$' }, 'x', 'Term is not in the expected format'],
  [{ type: 'integer' }, '1.5', 'Term must be a whole number'],
  [{ type: 'number' }, 'ten', 'Term must be a number'],
  [{ type: 'number', minimum: 1 }, '0', 'Term must be 1 or more'],
  [{ type: 'number', exclusiveMaximum: 9 }, '9', 'Term must be less than 9'],
  [{ type: 'object' }, '{', 'Term is not valid JSON'],
  [{ type: 'string' }, '  ', 'Term is required'],
  [{ type: 'string', minLength: 2 }, 'ab', undefined],
] as const)('%o with %o: %s', ([schema, value, sentence]) => {
  expect(one(schema, value)).toBe(sentence)
})

test('what is optional may stay empty', () => {
  expect(one({ type: 'string', minLength: 3 }, '', false)).toBeUndefined()
})

test('an optional group is looked at only once it is begun', () => {
  const fields = fieldsOf({
    properties: {
      party: {
        type: 'object',
        properties: { name: { type: 'string', title: 'Name' }, age: { type: 'integer' } },
        required: ['name'],
      },
    },
  })
  expect(validate(fields, startingValues(fields))).toEqual({})
  expect(validate(fields, { ...startingValues(fields), 'party.age': '9' })).toEqual({
    'party.name': 'Name is required',
  })
})

test('values that were given come back unchanged', () => {
  const given = {
    question: 'Why?',
    jurisdiction: 'ny',
    years: 2,
    urgent: true,
    areas: ['tort'],
    keywords: ['a'],
    party: { name: 'N', role: 'plaintiff' },
  }
  const fields = fieldsOf(everyKind)
  expect(inputOf(fields, startingValues(fields, given))).toEqual(given)
})
