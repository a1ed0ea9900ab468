import type { FileField, JsonSchema, RegistryAction, RegistryTool } from '@casewright/core'
import { mayUse } from '../../platform/request/scope.ts'
import type { Key } from '../../platform/request/variables.ts'
import { portable } from './portable.ts'
import { needsSensitive, withoutSensitive } from './sensitive.ts'

/** An action as an assistant is offered it. */
export interface Offered {
  name: string
  tool: string
  action: string
  entry: RegistryAction
  title: string
  description: string
  inputSchema: JsonSchema & { type: 'object' }
  outputSchema: JsonSchema & { type: 'object' }
}

/** The actions of the tools that a key was made for, but those that cannot do without a sensitive field. */
export const offeredTo = (tools: readonly RegistryTool[], key: Key): Offered[] =>
  tools
    .filter(({ id }) => mayUse(key, id))
    .flatMap((tool) =>
      Object.entries(tool.actions)
        .filter(([, action]) => !needsSensitive(action.input))
        .map(([name, action]) => offered(tool, name, action)),
    )

function offered(tool: RegistryTool, name: string, entry: RegistryAction): Offered {
  const { $schema: _, ...input } = portable(withoutSensitive(entry.input))
  const { $schema: __, ...output } = portable(withoutSensitive(entry.output))
  const { files } = entry
  const properties = { ...(input.properties as object), ...(files && { [files.field]: filesSchema(files) }) }
  const required = [...((input.required as string[]) ?? []), ...(files && !files.optional ? [files.field] : [])]
  return {
    name: `${tool.id}_${name}`,
    tool: tool.id,
    action: name,
    entry,
    title: `${tool.title}: ${entry.title}`,
    description: `${tool.info.description} ${tool.info.features.join('. ')}.`,
    inputSchema: { ...input, type: 'object', properties, required },
    outputSchema: { ...output, type: 'object' },
  }
}

const filesSchema = ({ accept, count }: FileField): JsonSchema =>
  count ? { type: 'array', items: fileSchema(accept), minItems: count, maxItems: count } : fileSchema(accept)

const fileSchema = (accept: readonly string[]): JsonSchema => ({
  type: 'object',
  description: `A file: ${accept.join(', ')}. Give its bytes as base64, or the words of a .txt file as text.`,
  properties: {
    name: { type: 'string', description: 'With its extension' },
    base64: { type: 'string' },
    text: { type: 'string' },
  },
  required: ['name'],
})
