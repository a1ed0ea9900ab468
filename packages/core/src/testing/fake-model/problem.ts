import type { FakeRequest } from './fake-request.ts'
import type { Fault } from './fault.ts'
import { isRecord, type JsonSchema } from './json-schema.ts'

/** Why the service would refuse to compile a schema, or null. Both want closed objects; OpenAI, all fields required. */
function loose(schema: unknown, everyFieldRequired: boolean): string | null {
  if (Array.isArray(schema)) {
    return schema.map((part) => loose(part, everyFieldRequired)).find((problem) => problem !== null) ?? null
  }
  if (!isRecord(schema)) return null
  if (isRecord(schema.properties)) {
    if (schema.additionalProperties !== false)
      return "'additionalProperties' is required to be supplied and to be false"
    const required = Array.isArray(schema.required) ? schema.required : []
    const missing = Object.keys(schema.properties).find((key) => !required.includes(key))
    if (everyFieldRequired && missing !== undefined) return `'required' must include every key. Missing '${missing}'`
  }
  // The names below `properties` and `$defs` are no keywords, so their values are looked at instead.
  return loose(
    Object.entries(schema).flatMap(([key, value]) =>
      isRecord(value) && ['properties', '$defs'].includes(key) ? Object.values(value) : [value],
    ),
    everyFieldRequired,
  )
}

const closed = (schema: JsonSchema | null, everyFieldRequired: boolean): string | null => {
  const problem = schema && loose(schema, everyFieldRequired)
  return problem && `Invalid schema: ${problem}.`
}

function anthropicProblem({ headers, body, format, schema }: FakeRequest, counting: boolean): string | null {
  if (!headers['anthropic-version']) return 'anthropic-version: header is required'
  if (!counting && typeof body.max_tokens !== 'number') return 'max_tokens: Field required'
  return format === 'json_schema' ? closed(schema, false) : null
}

function openaiProblem({ body, format, schema, messages, system }: FakeRequest): string | null {
  if (format === 'json_object' && !/json/i.test([system, ...messages.map(({ text }) => text)].join(' '))) {
    return "'messages' must contain the word 'json' in some form, to use 'response_format' of type 'json_object'."
  }
  if (format !== 'json_schema' || !isRecord(body.response_format)) return null
  const asked = isRecord(body.response_format.json_schema) ? body.response_format.json_schema : {}
  if (!/^[\w-]{1,64}$/.test(String(asked.name ?? ''))) return "Invalid 'response_format.json_schema.name'."
  return asked.strict === true ? closed(schema, true) : null
}

/** Why the service itself would turn a request away before any model saw it, or null. */
export function problemOf(request: FakeRequest, counting = false): { fault: Fault; said?: string } | null {
  const { protocol, headers, body, messages, model } = request
  // A local server that speaks OpenAI's protocol asks for no key; Anthropic's always does.
  if (protocol === 'anthropic' && !headers['x-api-key'] && !headers.authorization) return { fault: 'no-key' }
  const said =
    (typeof body.model !== 'string' || model === '' ? 'model: Field required' : null) ??
    (messages.length === 0 ? 'messages: at least one message is required' : null) ??
    (protocol === 'anthropic' ? anthropicProblem(request, counting) : openaiProblem(request))
  return said ? { fault: 'bad-request', said } : null
}
