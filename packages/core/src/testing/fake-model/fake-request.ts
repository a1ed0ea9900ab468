import type { IncomingHttpHeaders } from 'node:http'
import type { JsonSchema } from './json-schema.ts'

export type Protocol = 'anthropic' | 'openai'

/** A request as the fake model took it. `aborted` turns true when the client goes away unanswered. */
export interface FakeRequest {
  id: string
  protocol: Protocol
  model: string
  /** All system (and developer) texts, one blank line between them. */
  system: string
  /** All texts of the user's turns, one blank line between them. */
  user: string
  messages: { role: string; text: string }[]
  /** How JSON was asked for: by schema, as any object, or as the input of a forced tool. */
  format: 'json_schema' | 'json_object' | 'tool' | null
  /** The schema asked for; with `json_object`, the first one that stands in the prompt. */
  schema: JsonSchema | null
  /** The forced tool's name, where `format` is `tool`. */
  tool: string | null
  stream: boolean
  headers: IncomingHttpHeaders
  body: Record<string, unknown>
  aborted: boolean
}
