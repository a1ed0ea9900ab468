import type { ActionInput, ActionOutput, ActionResult } from '../action.ts'
import type { ToolManifest } from '../manifest.ts'
import type { Run } from '../run.ts'
import type { ToolContext } from './context.ts'

type Awaitable<T> = T | Promise<T>

export type Handler<A> = (input: ActionInput<A>, context: ToolContext) => Awaitable<ActionResult<A>>

type OutputOf<M extends ToolManifest> = { [K in keyof M['actions']]: ActionOutput<M['actions'][K]> }[keyof M['actions']]

type ExportNames<M extends ToolManifest> = {
  [K in keyof M['actions']]: M['actions'][K] extends { exports: infer E } ? keyof E & string : never
}[keyof M['actions']]

/** Makes a file of a run that is done. */
export type Exporter<M extends ToolManifest> = (run: Run<OutputOf<M>>) => Awaitable<Uint8Array>

type ExportersOf<M extends ToolManifest> = [ExportNames<M>] extends [never]
  ? { exports?: undefined }
  : { exports: Record<ExportNames<M>, Exporter<M>> }

/** The server half of a tool: a handler for each action of its manifest, and a maker for each export. */
export type ToolServer<M extends ToolManifest = ToolManifest> = {
  manifest: M
  actions: { [K in keyof M['actions']]: Handler<M['actions'][K]> }
} & ExportersOf<M>

export const defineServer = <M extends ToolManifest>(server: ToolServer<M>): ToolServer<M> => server

/** A tool's server as the host holds it, its types forgotten and its shape checked at load. */
export interface LoadedServer {
  manifest: ToolManifest
  actions: Record<string, (input: unknown, context: ToolContext) => Awaitable<unknown>>
  exports?: Record<string, (run: Run) => Awaitable<Uint8Array>>
}
