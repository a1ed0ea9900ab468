import type { IncomingHttpHeaders } from 'node:http'
import type { FakeRequest, Protocol } from './fake-request.ts'
import { isRecord, type JsonSchema, recordsIn } from './json-schema.ts'
import { schemaIn } from './schema-in.ts'

/** The texts of a content, which is a string or a list of parts. */
const textOf = (content: unknown): string =>
  typeof content === 'string'
    ? content
    : recordsIn(content)
        .map((part) => (typeof part.text === 'string' ? part.text : ''))
        .join('\n\n')

const record = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {})

type Wanted = Pick<FakeRequest, 'format' | 'schema' | 'tool'>

const asked = (format: FakeRequest['format'], schema: unknown, tool: string | null = null): Wanted => ({
  format,
  schema: isRecord(schema) ? (schema as JsonSchema) : null,
  tool,
})

function wantedByAnthropic(body: Record<string, unknown>): Wanted {
  // `output_format` is where the beta API had it.
  const format = record(record(body.output_config).format ?? body.output_format)
  if (format.type === 'json_schema') return asked('json_schema', format.schema)
  const choice = record(body.tool_choice)
  const tools = recordsIn(body.tools)
  const forced =
    choice.type === 'tool' ? tools.find((tool) => tool.name === choice.name) : choice.type === 'any' ? tools[0] : null
  return forced ? asked('tool', forced.input_schema, String(forced.name)) : asked(null, null)
}

function wantedByOpenai(body: Record<string, unknown>, prompt: string): Wanted {
  const format = record(body.response_format)
  if (format.type === 'json_schema') return asked('json_schema', record(format.json_schema).schema)
  return format.type === 'json_object' ? asked('json_object', schemaIn(prompt)) : asked(null, null)
}

const systems = ['system', 'developer']

/** Reads a body into what both protocols ask alike. */
export function readRequest(
  protocol: Protocol,
  id: string,
  headers: IncomingHttpHeaders,
  body: Record<string, unknown>,
): FakeRequest {
  const all = recordsIn(body.messages).map(({ role, content }) => ({ role: String(role), text: textOf(content) }))
  const texts = (wanted: (role: string) => boolean) =>
    all.filter(({ role }) => wanted(role)).map((message) => message.text)
  const system = [textOf(body.system), ...texts((role) => systems.includes(role))].filter(Boolean).join('\n\n')
  const user = texts((role) => role === 'user').join('\n\n')
  return {
    id,
    protocol,
    model: String(body.model),
    system,
    user,
    messages: all.filter(({ role }) => !systems.includes(role)),
    ...(protocol === 'anthropic' ? wantedByAnthropic(body) : wantedByOpenai(body, `${system}\n${user}`)),
    stream: body.stream === true,
    headers,
    body,
    aborted: false,
  }
}
