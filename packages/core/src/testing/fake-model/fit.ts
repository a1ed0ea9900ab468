import { type JsonSchema, keyword, limit } from './json-schema.ts'

const byFormat: Record<string, string> = {
  date: '2024-01-15',
  'date-time': '2024-01-15T09:30:00Z',
  time: '09:30:00Z',
  duration: 'P1D',
  email: 'clerk@example.com',
  hostname: 'example.com',
  ipv4: '192.0.2.1',
  ipv6: '2001:db8::1',
  uri: 'https://example.com/',
  uuid: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff',
}

/** A text within a schema's format and lengths. A cut leaves the first words as they stand. */
export function fitString(text: string, schema: JsonSchema): string {
  const format = byFormat[String(keyword(schema, 'format'))]
  if (format !== undefined) return format
  const cut = text.slice(0, limit(schema, 'maxLength') ?? text.length)
  return cut.padEnd(limit(schema, 'minLength') ?? 0, '.')
}

/** A number within a schema's bounds, whole where it must be. */
export function fitNumber(value: number, schema: JsonSchema): number {
  const step = limit(schema, 'multipleOf') ?? (schema.type === 'integer' ? 1 : 0)
  const past = step || 0.001
  const above = limit(schema, 'exclusiveMinimum')
  const below = limit(schema, 'exclusiveMaximum')
  const least = limit(schema, 'minimum') ?? (above === undefined ? Number.NEGATIVE_INFINITY : above + past)
  const most = limit(schema, 'maximum') ?? (below === undefined ? Number.POSITIVE_INFINITY : below - past)
  const within = Math.min(Math.max(value, least), most)
  return step ? Math.min(Math.ceil(within / step) * step, Math.floor(most / step) * step) : within
}
