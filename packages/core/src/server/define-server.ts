import type { ActionInput, ActionOutput, ActionResult } from '../action.ts'
import type { ToolManifest } from '../manifest.ts'
import type { Run } from '../run.ts'
import type { ToolContext } from './context.ts'
import type { HandlerProblem } from './handler-problem.ts'
import type { Report } from './report/schema.ts'

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

/** The files that were uploaded with a run. */
export interface ExportFiles {
  /** The bytes of one by its id, as they came; null: it is no longer stored. */
  original(id: string): Promise<Uint8Array | null>
}

/** One version of a document in My documents. */
export interface SavedWork {
  title: string
  /** As the tool saved it. */
  content: unknown
}

/** Makes a file of a run that is done. */
export type Exporter<M extends ToolManifest> = (
  run: Run<OutputOf<M>>,
  words: ExportWords,
  files: ExportFiles,
) => Awaitable<Uint8Array>

/** Says what of a run that is done goes into its report, which is made for Word and as a PDF. */
export type Reporter<M extends ToolManifest, A extends keyof M['actions']> = (
  run: Run<ActionOutput<M['actions'][A]>> & { output: ActionOutput<M['actions'][A]> },
  words: ExportWords,
) => Awaitable<Report>

/** The server half of a tool: a handler for each action of its manifest, and a maker for each export. */
export interface ToolServer<M extends ToolManifest = ToolManifest> extends ServerParts<M> {
  actions: { [K in keyof M['actions']]: Handler<M['actions'][K]> }
}

interface ServerParts<M extends ToolManifest> {
  manifest: M
  /** By the names that the actions offer; a name without a maker keeps the tool from being loaded. */
  exports?: Record<string, Exporter<M>>
  /** For each action that offers a `report`. */
  reports?: { [A in keyof M['actions']]?: Reporter<M, A> }
  /**
   * A Word file of a document that this tool saved in My documents, so that other tools can read it.
   * @throws CasewrightError of content that is none of this tool's
   */
  savedFile?(saved: SavedWork): Awaitable<Uint8Array>
  /** Sentences about files of the firm's that this tool cannot use: told to the administrator, at the start and later. */
  firmProblems?(firm: ToolContext['firm']): Awaitable<string[]>
}

/** What a handler returns if it fits its action, else a sentence that says why not, to which nothing is assignable. */
type Held<A, Returned> = Returned extends Awaitable<ActionResult<A>> ? Returned : HandlerProblem<A, Returned>

/** Handlers by what they return, which is inferred: an error then comes from `Held` and not from `Handler`. */
type HandlersReturning<M extends ToolManifest, R> = {
  [K in keyof R]: (
    input: ActionInput<M['actions'][K & string]>,
    context: ToolContext,
  ) => Held<M['actions'][K & string], R[K]>
}

export const defineServer = <M extends ToolManifest, R extends Record<keyof M['actions'], unknown>>(
  server: ServerParts<M> & { actions: HandlersReturning<M, R> },
): ToolServer<M> => server as unknown as ToolServer<M>

/** A tool's server as the host holds it, its types forgotten and its shape checked at load. */
export interface LoadedServer {
  manifest: ToolManifest
  actions: Record<string, (input: unknown, context: ToolContext) => Awaitable<unknown>>
  exports?: Record<string, (run: Run, words: ExportWords, files: ExportFiles) => Awaitable<Uint8Array>>
  reports?: Record<string, (run: Run, words: ExportWords) => Awaitable<Report>>
  savedFile?(saved: SavedWork): Awaitable<Uint8Array>
  firmProblems?(firm: ToolContext['firm']): Awaitable<string[]>
}
