import type { Action, RegistryAction, RegistryTool, ToolManifest } from '@casewright/core'
import { z } from 'zod'
import type { Toolbox } from './load.ts'

/** The registry as `GET /api/tools` tells it: what the web app builds its navigation, tabs and forms from. */
export const registryOf = (tools: Toolbox): RegistryTool[] =>
  tools.all().map(({ manifest }) => asRegistryTool(manifest))

function asRegistryTool(manifest: ToolManifest): RegistryTool {
  const { id, title, icon, order, place, model, info, dashboard } = manifest
  const actions = Object.entries(manifest.actions).map(([name, action]) => [name, asRegistryAction(id, name, action)])
  return {
    id,
    title,
    icon,
    order,
    place,
    ...(model && { model }),
    info,
    ...(dashboard && { dashboard }),
    actions: Object.fromEntries(actions),
  }
}

const asRegistryAction = (tool: string, name: string, action: Action): RegistryAction => ({
  path: action.path ?? `/api/tools/${tool}/${name}`,
  title: action.title,
  mode: action.mode,
  retain: action.retain,
  ...(action.files && { files: action.files }),
  input: jsonSchema(action.input, 'input'),
  output: jsonSchema(action.output, 'output'),
  exports: action.exports ?? {},
})

/** What JSON Schema cannot say (a transform, a custom check) is left open rather than refused. */
const jsonSchema = (schema: z.ZodType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' }) as Record<string, unknown>
