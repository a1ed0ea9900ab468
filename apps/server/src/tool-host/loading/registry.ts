import { type Action, exportsOf, type RegistryAction, type RegistryTool, type ToolManifest } from '@casewright/core'
import type { PanelFiles } from './panel-files.ts'
import type { ToJsonSchema } from './schemas.ts'

/** A tool as `GET /api/tools` tells it: what the web app builds its navigation, tabs and forms from. */
export function registryEntry(manifest: ToolManifest, toJsonSchema: ToJsonSchema, panel?: PanelFiles): RegistryTool {
  const { id, title, icon, order, place, model, info, dashboard } = manifest
  const asEntry = ([name, action]: [string, Action]) => [name, registryAction(id, name, action, toJsonSchema)]
  return {
    id,
    title,
    icon,
    order,
    place,
    ...(model && { model }),
    info,
    ...(dashboard && { dashboard }),
    actions: Object.fromEntries(Object.entries(manifest.actions).map(asEntry)),
    ...(panel && {
      panel: { script: panel.script.address, ...(panel.styles && { styles: panel.styles.address }) },
    }),
  }
}

const registryAction = (tool: string, name: string, action: Action, toJsonSchema: ToJsonSchema): RegistryAction => ({
  path: action.path ?? `/api/tools/${tool}/${name}`,
  title: action.title,
  mode: action.mode,
  retain: action.retain,
  ...(action.model && { model: action.model }),
  ...(action.files && { files: action.files }),
  input: toJsonSchema(action.input, 'input'),
  output: toJsonSchema(action.output, 'output'),
  exports: exportsOf(action),
})
