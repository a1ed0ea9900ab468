import type { JsonSchema } from '@casewright/core'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { portable } from './portable.ts'

const schemaOf = (schema: z.ZodType) => portable(z.toJSONSchema(schema, { io: 'output' }) as JsonSchema)

it('says of a tuple what every draft understands', () => {
  expect(schemaOf(z.object({ marks: z.array(z.tuple([z.string(), z.string()])) }))).toMatchObject({
    properties: { marks: { items: { type: 'array', items: { type: 'string' }, minItems: 2, maxItems: 2 } } },
  })
  expect(schemaOf(z.tuple([z.string(), z.boolean()]))).toMatchObject({
    items: { anyOf: [{ type: 'string' }, { type: 'boolean' }] },
    minItems: 2,
    maxItems: 2,
  })
  const open = schemaOf(z.tuple([z.string()], z.boolean()))
  expect(open).toMatchObject({ items: { anyOf: [{ type: 'string' }, { type: 'boolean' }] }, minItems: 1 })
  expect(open).not.toHaveProperty('maxItems')
  for (const one of [schemaOf(z.tuple([z.string()])), open]) expect(one).not.toHaveProperty('prefixItems')
})

it('leaves all else as it is', () => {
  const plain = z.toJSONSchema(z.object({ a: z.array(z.string()).max(3), b: z.enum(['x']).nullable() })) as JsonSchema
  expect(portable(plain)).toEqual(plain)
})
