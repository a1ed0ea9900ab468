import type { ComponentType } from 'react'
import type { ActionOutput } from '../action.ts'
import type { ToolManifest } from '../manifest.ts'
import type { RegistryTool } from '../registry.ts'
import type { Run } from '../run.ts'

/** A run on the page: live while it works, still once it has ended or when it comes from the history. */
export interface RunView<Output = unknown> extends Run<Output> {
  /** What has streamed so far. Not checked yet: shown as such. */
  partial: { text?: string; value?: unknown } | null
  /** `lost` while the page cannot reach the server; it resumes by itself. */
  connection: 'live' | 'lost' | 'closed'
}

export interface StartOptions {
  /** The file for the action's file field. */
  file?: File
}

type Actions<M extends ToolManifest> = keyof M['actions'] & string
type Output<M extends ToolManifest> = { [K in Actions<M>]: ActionOutput<M['actions'][K]> }[Actions<M>]

export interface PanelProps<M extends ToolManifest = ToolManifest> {
  tool: RegistryTool
  /** The last run of this tool, kept while the page is open; `null` before the first. */
  run: RunView<Output<M>> | null
  /** True from `start` until the run has ended. */
  pending: boolean
  /** True where a run of the history is shown: nothing can be started. */
  stored: boolean
  /** Of a page tool with tabs: the one in the address, the first where it names none. Always one of `place.tabs`. */
  tab?: string
  /** Goes to the address of another tab of this tool. The run stands as it is. */
  navigateTab?(tab: string): void
  /** Starts an action. Failures are told to the person as a toast and stand in `run.error`. */
  start(action: Actions<M>, input: Record<string, unknown>, options?: StartOptions): void
  cancel(): void
  /** Clears the run from the page. It stays in the history. */
  reset(): void
  toast(toast: { title: string; description?: string; destructive?: boolean }): void
}

export type Panel = ComponentType<PanelProps>

/** Types a panel by its manifest, which it imports as a type alone: no schema reaches the browser. */
export const definePanel = <M extends ToolManifest>(panel: ComponentType<PanelProps<M>>): Panel =>
  panel as unknown as Panel
