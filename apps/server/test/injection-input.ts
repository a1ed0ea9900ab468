import type { ToolManifest } from '@casewright/core'
import { fillSchema, type JsonSchema } from '@casewright/core/testing'
import { z } from 'zod'

const records = (value: unknown): Record<string, JsonSchema> => (value ?? {}) as Record<string, JsonSchema>

/**
 * An input for an action, made of its schema: whatever must be there, every text area, every switch turned on, and the
 * given words in each field for words that has no example of its own.
 */
export function inputFor(action: ToolManifest['actions'][string], words: string): unknown {
  const schema = z.toJSONSchema(action.input, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as JsonSchema
  const required = new Set((schema.required as string[]) ?? [])
  const properties = Object.entries(records(schema.properties)).filter(
    ([key, field]) => required.has(key) || field.type === 'boolean' || field.widget === 'textarea',
  )
  return fillSchema(
    { ...schema, properties: Object.fromEntries(properties) },
    {
      string: ({ schema: { examples, maxLength } }) =>
        Array.isArray(examples)
          ? String(examples[0])
          : words.slice(0, typeof maxLength === 'number' ? maxLength : words.length),
      number: () => 1,
      boolean: () => true,
      choose: (_, options) => options[0],
    },
  )
}
