import { evidenceIn } from './evidence.ts'
import type { FakeRequest } from './fake-request.ts'
import { isRecord, limit } from './json-schema.ts'
import { parsedJson } from './parsed-json.ts'

/**
 * One answer of several, where the evidence is itself answers of the schema asked for: a long
 * document is read in parts, and quotations must come through the joining unchanged.
 */
export function joinedAnswer({ schema, user }: FakeRequest): Record<string, unknown> | undefined {
  const fields = isRecord(schema?.properties) ? schema.properties : {}
  const required = Array.isArray(schema?.required) ? schema.required.map(String) : []
  const parts = evidenceIn(user).map((piece) => parsedJson(piece.text))
  const answers = parts.filter(isRecord).filter((part) => required.every((key) => key in part))
  const [first] = answers
  if (!first || answers.length < parts.length) return undefined
  const join = (key: string, value: unknown): unknown => {
    const field = fields[key]
    const most = isRecord(field) ? limit(field, 'maxItems') : undefined
    return Array.isArray(value) ? answers.flatMap((answer) => answer[key] ?? []).slice(0, most) : value
  }
  return Object.fromEntries(Object.entries(first).map(([key, value]) => [key, join(key, value)]))
}
