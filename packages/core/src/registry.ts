import type { ExportFile, FileField } from './action.ts'
import type { IconName } from './icons.ts'
import type { ToolPlace } from './manifest.ts'

export type JsonSchema = Record<string, unknown>

/** An action as `GET /api/tools` tells it: schemas as JSON Schema, functions left out. */
export interface RegistryAction {
  path: string
  title: string
  mode: 'inline' | 'queued'
  retain: 'history' | 'transient'
  model?: 'never'
  files?: FileField
  input: JsonSchema
  output: JsonSchema
  /** By name; those of a report are `word` and `pdf`. */
  exports: Record<string, ExportFile>
}

/** A tool as the web app knows it. Navigation, tabs, dialogs and forms are built from this alone. */
export interface RegistryTool {
  id: string
  title: string
  icon: IconName
  order: number
  place: ToolPlace
  model?: 'never'
  info: { description: string; features: readonly string[]; useCases: readonly string[] }
  dashboard?: { title: string; text: string; counter?: string; action?: string }
  actions: Record<string, RegistryAction>
  /** Addresses of the files that draw a tool of the firm's own; without them it has form and result by its schemas. */
  panel?: { script: string; styles?: string }
}
