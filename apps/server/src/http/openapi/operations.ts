import type { FileField, JsonSchema, RegistryAction, RegistryTool } from '@casewright/core'
import { problem, ref } from './parts.ts'
import { type Shelf, shelved } from './schemas.ts'

const json = (schema: JsonSchema) => ({ 'application/json': { schema } })

/** 'deadline-calculator' and 'count' are 'deadlineCalculatorCount': a name that a generated client can have. */
export const operationId = (tool: string, action: string): string =>
  `${tool}-${action}`.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())

/** An action as an operation of OpenAPI, with the three ways in which it can be answered. */
export function operationOf(tool: RegistryTool, name: string, action: RegistryAction, shelf: Shelf) {
  const id = operationId(tool.id, name)
  const input = shelved(shelf, `${id}-input`, action.input)
  const output = shelved(shelf, `${id}-output`, action.output)
  return {
    operationId: id,
    tags: [tool.title],
    summary: action.title,
    description: descriptionOf(tool, action),
    parameters: [ref('parameters', 'Prefer'), ref('parameters', 'Matter')],
    requestBody: { required: true, content: bodyOf(action, input) },
    responses: {
      200: {
        description: 'The result, or the run’s events if the request accepts `text/event-stream`.',
        headers: { 'x-run-id': ref('headers', 'RunId'), 'x-request-id': ref('headers', 'RequestId') },
        content: { ...json(output), 'text/event-stream': { schema: { type: 'string' } } },
      },
      202: {
        description: 'The run, if the request has `Prefer: respond-async`.',
        headers: { location: { schema: { type: 'string' }, description: 'The run’s address' } },
        content: json(ref('schemas', 'Run')),
      },
      default: problem,
    },
  }
}

const descriptionOf = ({ info }: RegistryTool, { retain, mode, files }: RegistryAction): string =>
  [
    info.description,
    retain === 'history' ? 'The run is saved in the history.' : 'The run is deleted one minute after it ends.',
    mode === 'queued' && 'A worker executes it, and it continues if you disconnect.',
    files && `A file may be ${files.accept.join(', ')} of at most ${Math.round(files.maxBytes / 1024 / 1024)} MB.`,
  ]
    .filter(Boolean)
    .join(' ')

/** One document, or a list of as many as the action takes. */
const counted = ({ count }: Pick<FileField, 'count'>, one: JsonSchema): JsonSchema =>
  count ? { type: 'array', items: one, minItems: count, maxItems: count } : one

function bodyOf({ files }: RegistryAction, input: JsonSchema) {
  if (!files) return json(input)
  const fields = (input.properties ?? {}) as Record<string, JsonSchema>
  const required = (input.required ?? []) as string[]
  const withFile = (one: JsonSchema): JsonSchema => withFiles(counted(files, one))
  const withFiles = (file: JsonSchema): JsonSchema => ({
    ...input,
    type: 'object',
    properties: { ...fields, [files.field]: file },
    required: files.optional ? required : [...required, files.field],
  })
  return {
    'multipart/form-data': { schema: withFile({ type: 'string', contentMediaType: 'application/octet-stream' }) },
    ...json(withFile({ type: 'string', description: 'The id of a document you have already uploaded' })),
  }
}
