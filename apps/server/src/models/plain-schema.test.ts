import { quote } from '@casewright/core'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { plainSchema } from './plain-schema.ts'

describe('plainSchema', () => {
  it('closes objects, requires every field, drops bounds and tells marks in words', () => {
    const schema = z.object({
      count: z.int().min(1).max(9),
      kind: z.enum(['a', 'b']),
      note: z.string().max(10).optional(),
      list: z.array(z.object({ words: quote('Exact words') })).min(2),
      either: z.union([z.string(), z.null()]),
    })
    expect(plainSchema(schema)).toEqual({
      type: 'object',
      additionalProperties: false,
      required: ['count', 'kind', 'note', 'list', 'either'],
      properties: {
        count: { type: 'integer' },
        kind: { type: 'string', enum: ['a', 'b'] },
        note: { type: 'string' },
        list: {
          type: 'array',
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['words'],
            properties: { words: { type: 'string', description: 'Exact words {x-mark: "quote"}' } },
          },
        },
        either: { type: ['string', 'null'] },
      },
    })
  })
})
