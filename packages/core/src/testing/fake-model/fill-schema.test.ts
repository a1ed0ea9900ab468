import { expect, it } from 'vitest'
import { z } from 'zod'
import { fillSchema } from './fill-schema.ts'
import { fillerOf } from './filler.ts'
import type { Words } from './words.ts'

const words: Words = {
  quote: (index) => `quote ${index}`,
  citation: (index) => `citation ${index}`,
  figure: (index) => `$1,00${index}`,
  text: (key) => `text of ${key}`,
  choose: (options) => options[0],
}
const fill = (schema: Record<string, unknown>) => fillSchema(schema, fillerOf(words))

const clause = z.object({
  quote: z.string().min(1).meta({ 'x-mark': 'quote' }),
  kind: z.enum(['indemnity', 'term']),
  note: z.string().max(6).nullable(),
})
const answer = z.object({
  clauses: z.array(clause).min(3),
  cited: z.object({ as: z.string() }).meta({ 'x-mark': 'citation' }),
  amount: z.number().meta({ 'x-mark': 'figure' }),
  count: z.int().min(5).max(9),
  share: z.number().gt(0).lt(1),
  signed: z.iso.date(),
  seen: z.boolean(),
  version: z.literal(2),
  pair: z.tuple([z.string(), z.int()]),
  either: z.union([z.object({ a: z.string() }), z.null()]),
  extra: z.string().optional(),
})

it('fills what zod asks for with a value that zod takes', () => {
  const filled = answer.parse(fill(z.toJSONSchema(answer)))
  expect(filled.clauses.map((each) => each.quote)).toEqual(['quote 0', 'quote 1', 'quote 2'])
  expect(filled.cited.as).toBe('citation 0')
  expect(filled.amount).toBe(1000)
  expect(filled.extra).toBe('text of extra')
})

it('comes to an end in a schema that holds itself', () => {
  const tree: z.ZodType = z.object({ name: z.string(), children: z.lazy(() => z.array(tree)) })
  expect(tree.safeParse(fill(z.toJSONSchema(tree))).success).toBe(true)
})

it('lays the parts of allOf over each other and follows references with a mark beside them', () => {
  const schema = {
    $defs: { words: { type: 'string' } },
    allOf: [
      { type: 'object', properties: { a: { $ref: '#/$defs/words', 'x-mark': 'quote' } }, required: ['a'] },
      { properties: { b: { type: 'string' } }, required: ['b'] },
    ],
  }
  expect(fill(schema)).toEqual({ a: 'quote 0', b: 'text of b' })
})

it("finds marks and limits that Anthropic's SDK moved into the description", () => {
  const schema = {
    type: 'array',
    description: 'Words.\n\n{minItems: 3}',
    items: { type: 'string', description: '{x-mark: "quote", minLength: 1}' },
  }
  expect(fill(schema)).toEqual(['quote 0', 'quote 1', 'quote 2'])
})
