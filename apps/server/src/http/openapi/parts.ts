import { matterHeader } from '@casewright/api'
import { errorCodes, type JsonSchema, runStates } from '@casewright/core'

type Shelves = 'schemas' | 'parameters' | 'headers' | 'responses'

export const ref = (shelf: Shelves, name: string): JsonSchema => ({ $ref: `#/components/${shelf}/${name}` })

/** Every answer that is no success. */
export const problem = ref('responses', 'Problem')

const text = { type: 'string' }
const moment = { type: 'string', format: 'date-time' }
const orNull = (schema: JsonSchema): JsonSchema => ({ anyOf: [schema, { type: 'null' }] })
const object = (properties: Record<string, JsonSchema>, optional: readonly string[] = []): JsonSchema => ({
  type: 'object',
  properties,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
})

const summary = {
  id: { type: 'string', format: 'uuid' },
  tool: text,
  action: text,
  label: { ...text, description: 'The title shown in the history' },
  state: { enum: runStates },
  matter: orNull({ ...text, description: 'The id of the matter it is filed in' }),
  createdAt: moment,
  startedAt: orNull(moment),
  endedAt: orNull(moment),
  error: orNull(object({ code: { enum: Object.keys(errorCodes) }, message: text })),
}

/** What the operations refer to. */
export const components = {
  schemas: {
    RunSummary: object(summary),
    Run: object({
      ...summary,
      steps: {
        type: 'array',
        items: object({ message: text, done: { type: 'number' }, total: { type: 'number' }, at: moment }, [
          'done',
          'total',
        ]),
      },
      output: { description: 'The result, in the action’s schema; null until it is available' },
      provenance: {
        description: 'What the result was based on: document hashes, checks, sources, searches, model, attempt',
      },
      documents: {
        type: 'array',
        items: object({ id: text, name: text, bytes: { type: 'integer' }, kind: orNull(text) }),
      },
      reviews: {
        type: 'array',
        items: object({ item: text, decision: text, note: text, text, by: text, at: moment }, ['note', 'text']),
      },
    }),
    Problem: object({
      error: { ...text, description: 'A sentence to show the user' },
      code: { enum: Object.keys(errorCodes) },
      requestId: text,
    }),
  } as Record<string, JsonSchema>,
  parameters: {
    Prefer: {
      name: 'Prefer',
      in: 'header',
      description: '`respond-async`: returns the run immediately, to be polled',
      schema: { type: 'string', enum: ['respond-async'] },
    },
    Matter: {
      name: matterHeader,
      in: 'header',
      description:
        'The id of an open matter you belong to, from its page address. The run and its uploads are filed in it',
      schema: { type: 'string', format: 'uuid' },
    },
    RunId: {
      name: 'id',
      in: 'path',
      required: true,
      description: 'Of the run',
      schema: { type: 'string', format: 'uuid' },
    },
  },
  headers: {
    RunId: { description: 'The id of the run', schema: text },
    RequestId: { description: 'The request id, for the log', schema: text },
  },
  responses: {
    Problem: {
      description: 'What happened and what to do, as a sentence, or as JSON if the request accepts it.',
      headers: { 'x-request-id': ref('headers', 'RequestId') },
      content: { 'application/json': { schema: ref('schemas', 'Problem') }, 'text/plain': { schema: text } },
    },
  },
  securitySchemes: {
    key: {
      type: 'http',
      scheme: 'bearer',
      description: 'An API key, created in Settings: `Authorization: Bearer cwk_…`',
    },
  },
}
