import { expect, it } from 'vitest'
import { z } from 'zod'
import { needsSensitive, redacted, withoutSensitive } from './sensitive.ts'

const number = () => z.string().meta({ sensitive: true })
const schemaOf = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'output' }) as Record<string, unknown>
const given = '078-05-1120'

const shapes: Record<string, [z.ZodType, unknown]> = {
  'as it is': [number(), given],
  'or null': [number().nullable(), given],
  'or nothing': [number().nullish(), given],
  'one of two kinds': [z.union([z.number(), number()]), given],
  'in a list': [z.array(number()), [given]],
  'in a record': [z.record(z.string(), number()), { a: given }],
  'in a tuple': [z.tuple([z.string(), number()]), ['a', given]],
  'a whole object': [z.object({ number: z.string() }).nullable().meta({ sensitive: true }), { number: given }],
  'in an object in a list': [z.array(z.object({ label: z.string(), ssn: number() })), [{ label: 'one', ssn: given }]],
  'by a reference': [z.string().meta({ id: 'Passport', sensitive: true }), given],
  'in one of two objects': [
    z.union([z.object({ a: z.string() }), z.object({ a: z.string(), ssn: number() })]),
    { a: 'x', ssn: given },
  ],
}

it.each(Object.entries(shapes))('a sensitive field %s is taken out of values and schemas', (_, [shape, value]) => {
  const root = schemaOf(z.object({ name: z.string(), held: shape }))
  const left = redacted({ name: 'Ada', held: value }, root, root) as { name: string }
  expect(JSON.stringify(left)).not.toContain(given)
  expect(left.name).toBe('Ada')
  const open = withoutSensitive(root)
  delete open.$defs
  expect(JSON.stringify(open)).not.toMatch(/sensitive|ssn|Passport/)
})

it('an action that needs one is known, whatever its shape, and one that can do without is not', () => {
  for (const held of [number(), number().nullable(), z.array(number())])
    expect(needsSensitive(schemaOf(z.object({ held })))).toBe(true)
  expect(needsSensitive(schemaOf(z.object({ name: z.string(), held: number().optional() })))).toBe(false)
})

it('what no schema describes stays, and names of the language are words', () => {
  const root = schemaOf(z.looseObject({ name: z.string() }))
  const value = JSON.parse('{"name":"Ada","more":[1,{"a":null}],"__proto__":{"x":1},"constructor":"c"}')
  expect(redacted(value, root, root)).toEqual(value)
})
