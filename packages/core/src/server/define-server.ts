import type { ActionInput, ActionOutput, ActionResult } from '../action.ts'
import type { ToolManifest } from '../manifest.ts'
import type { Run } from '../run.ts'
import type { ToolContext } from './context.ts'

type Awaitable<T> = T | Promise<T>

export type Handler<A> = (input: ActionInput<A>, context: ToolContext) => Awaitable<ActionResult<A>>

type OutputOf<M extends ToolManifest> = { [K in keyof M['actions']]: ActionOutput<M['actions'][K]> }[keyof M['actions']]

/** The installation's own words, which a file that leaves it carries. */
export interface ExportWords {
  productName: string
  /** That nothing here is legal advice, in words that the firm can edit. */
  notAdvice: string
  /** The name of the person who takes the file. */
  person: string
}

/** Makes a file of a run that is done. */
export type Exporter<M extends ToolManifest> = (run: Run<OutputOf<M>>, words: ExportWords) => Awaitable<Uint8Array>

/** The server half of a tool: a handler for each action of its manifest, and a maker for each export. */
export interface ToolServer<M extends ToolManifest = ToolManifest> {
  manifest: M
  actions: { [K in keyof M['actions']]: Handler<M['actions'][K]> }
  /** By the names that the actions offer; a name without a maker keeps the tool from being loaded. */
  exports?: Record<string, Exporter<M>>
  /** Sentences about files of the firm's that this tool cannot use: told to the administrator, at the start and later. */
  firmProblems?(firm: ToolContext['firm']): Awaitable<string[]>
}

export const defineServer = <M extends ToolManifest>(server: ToolServer<M>): ToolServer<M> => server

/** A tool's server as the host holds it, its types forgotten and its shape checked at load. */
export interface LoadedServer {
  manifest: ToolManifest
  actions: Record<string, (input: unknown, context: ToolContext) => Awaitable<unknown>>
  exports?: Record<string, (run: Run, words: ExportWords) => Awaitable<Uint8Array>>
  firmProblems?(firm: ToolContext['firm']): Awaitable<string[]>
}
