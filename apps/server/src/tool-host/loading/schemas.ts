import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import type { JsonSchema } from '@casewright/core'
import { z } from 'zod'
import type { OwnTool } from './own-tool.ts'

type Direction = 'input' | 'output'
export type ToJsonSchema = (schema: z.ZodType, io: Direction) => JsonSchema

/** What JSON Schema cannot say (a transform, a custom check) is left open rather than refused. */
const options = (io: Direction) => ({ io, unrepresentable: 'any', reused: 'inline' }) as const

export const hostJsonSchema: ToJsonSchema = (schema, io) => z.toJSONSchema(schema, options(io)) as JsonSchema

/**
 * How the schemas of a tool become JSON Schema: by the zod that they were made with. Another copy below 4.3 keeps what
 * `.meta()` says to itself, so that our zod would not see it.
 */
export async function jsonSchemaOf({ server }: OwnTool): Promise<ToJsonSchema> {
  const theirs = await zodBeside(server)
  return (schema, io) => {
    if (typeof schema.toJSONSchema === 'function') return schema.toJSONSchema(options(io)) as JsonSchema
    return theirs ? (theirs.toJSONSchema(schema, options(io)) as JsonSchema) : hostJsonSchema(schema, io)
  }
}

/** The zod that a module finds where it stands, if it is one that makes JSON Schema. */
async function zodBeside(file: string): Promise<typeof z | undefined> {
  try {
    const found = (await import(pathToFileURL(createRequire(file).resolve('zod')).href)) as { z?: typeof z }
    return found.z?.toJSONSchema && found.z
  } catch {
    // It has none of its own, or one in its own file.
    return undefined
  }
}
