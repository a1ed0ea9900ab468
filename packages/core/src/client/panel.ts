import type { ComponentType } from 'react'
import type { ActionOutput } from '../action.ts'
import type { KeptDocument, KeptInput, OpenedDocument } from '../kept.ts'
import type { LackedLaw } from '../law.ts'
import type { ToolManifest } from '../manifest.ts'
import type { RegistryTool } from '../registry.ts'
import type { ReportName } from '../report.ts'
import type { ReviewInput } from '../review.ts'
import type { PartialResult, Run } from '../run.ts'
import type { ToldWords } from '../told-words.ts'

/** A run on the page: live while it works, still once it has ended or when it comes from the history. */
export interface RunView<Output = unknown> extends Run<Output> {
  /** What has streamed so far. Not checked yet: shown as such. */
  partial: PartialResult | null
  /** `lost` while the page cannot reach the server; it resumes by itself. */
  connection: 'live' | 'lost' | 'closed'
}

export interface StartOptions {
  /** The file for the action's file field. */
  file?: File
  /** The files of an action that takes several, in their order. */
  files?: readonly File[]
  /** Instead of a file: the id of a document of the person's that is at the server already. */
  document?: string
  /** The same of an action that takes several, in their order. */
  documents?: readonly string[]
}

type Actions<M extends ToolManifest> = keyof M['actions'] & string
type Output<M extends ToolManifest> = { [K in Actions<M>]: ActionOutput<M['actions'][K]> }[Actions<M>]

/** A run beside the shown one, with the key that `start` gave it. */
export interface BesideRun<Output = unknown> {
  key: string
  run: RunView<Output>
}

/**
 * Runs beside the one that is shown: a rewrite of one finding, a question about the document, the next file of several.
 * They are live as it is, and go when the panel's run is reset. Also where a run of the history is shown.
 */
export interface Beside<M extends ToolManifest = ToolManifest> {
  /** In the order in which they were started. */
  runs: readonly BesideRun<Output<M>>[]
  /** Starts an action, and gives the key by which its run is found. A failure stands in the run alone: the panel tells it. */
  start(action: Actions<M>, input: Record<string, unknown>, options?: StartOptions): string
  cancel(key: string): void
  /** Takes a run off the page. It stays in the history where its action keeps it. */
  drop(key: string): void
  /** Makes a run the shown one, in whose place it goes; the one that was shown comes to stand beside. */
  show(key: string): void
}

/** Documents that the person keeps at the server ('My documents'), each with its versions. */
export interface Kept {
  /** The one that the address names, to go on with; `null`: it names none, or it is still read. */
  opened: OpenedDocument | null
  /**
   * Keeps a new document, or a further version of one. `seen` is the version that was worked on.
   * @throws CasewrightError 'conflict' where a newer version was kept meanwhile
   */
  save(document: KeptInput, of?: { id: string; seen: number }): Promise<{ id: string; version: number }>
  /** Goes to the address without the document that is opened. */
  close(): void
  /** The person's documents of any tool with these words in their titles, the last changed first, as far as `file` takes them. */
  find(text: string): Promise<KeptDocument[]>
  /** A Word file of one version, to be sent as any other. @throws CasewrightError with the server's sentence */
  file(id: string, version: number): Promise<File>
}

/** Results that the server does not keep, those of transient actions: the page holds them sealed until it is left. */
export interface Sealed {
  /** The result of a run that has just ended, sealed for this user. @throws CasewrightError once it was deleted */
  seal(runId: string): Promise<string>
  /** Makes a file of a sealed result, and saves it. @throws with the server's sentence */
  download(sealed: string, name: ReportName): Promise<void>
}

/** What a tool remembers in this browser for this person alone, such as unfinished work. Nothing of it is sent. */
export interface Draft {
  /** As it was written; `null`: there is none. */
  read(): unknown
  /** Takes the place of what was there; `null` erases it. A draft that the browser has no room for is not kept. */
  write(value: unknown): void
}

/** Whether words may be spoken to the browser's recognition, which may send them to the browser's maker. */
export type Speech = 'allowed' | 'switched-off' | 'offline'

/** Recognition of speech on this server, which keeps nothing of the sound. */
export interface Listener {
  /** The name of its model. */
  model: string
  /**
   * The words in a sound, which is WAV of one channel, 16,000 samples a second and 16 bits.
   * @param isPart it is still being said: where others wait, nothing is heard (null)
   * @throws CasewrightError with the server's sentence
   */
  hear(sound: ArrayBuffer, isPart: boolean, signal: AbortSignal): Promise<string | null>
  /**
   * The words in a sound that was heard, by another reading: they differ where the model is less certain. Null: others
   * wait, so it was left out.
   */
  hearAgain?(sound: ArrayBuffer, signal: AbortSignal): Promise<string | null>
}

/** Names and terms that dictation is told; those of the person can be changed. */
export interface Told extends ToldWords {
  change(own: readonly string[]): void
}

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
  /** The id of the matter that the person works in; null: in none. */
  matter?: string | null
  /** Goes to the address of another tab of this tool. The run stands as it is. */
  navigateTab?(tab: string): void
  /** Starts an action. Failures are told to the person as a toast and stand in `run.error`. */
  start(action: Actions<M>, input: Record<string, unknown>, options?: StartOptions): void
  cancel(): void
  /** Clears the run from the page. It stays in the history. */
  reset(): void
  beside: Beside<M>
  /** Keeps a decision about one part of the shown run's result; `null` takes it back. It stands in `run.reviews` at once. */
  review(item: string, decision: ReviewInput | null): void
  kept: Kept
  sealed: Sealed
  draft: Draft
  speech: Speech
  /** Null: this server has no model for speech. */
  listener: Listener | null
  /** Null: not known yet. */
  told: Told | null
  /** Draws how law that the library lacks can be added, by who may add it. Null: nothing is known of it. */
  LawToAdd: ComponentType<{ lacks: readonly LackedLaw[] }> | null
  /** The address of a document's file, for who owns it. */
  documentUrl(id: string): string
  toast(toast: { title: string; description?: string; destructive?: boolean }): void
}

export type Panel = ComponentType<PanelProps>

/** Types a panel by its manifest, which it imports as a type alone: no schema reaches the browser. */
export const definePanel = <M extends ToolManifest>(panel: ComponentType<PanelProps<M>>): Panel =>
  panel as unknown as Panel

/** What a panel gets where nothing is at work: for stories and tests, which put their own beside it. */
export const idlePanel = {
  run: null,
  pending: false,
  stored: false,
  start: () => {},
  cancel: () => {},
  reset: () => {},
  beside: { runs: [], start: () => '', cancel: () => {}, drop: () => {}, show: () => {} },
  review: () => {},
  kept: {
    opened: null,
    save: async () => ({ id: '', version: 1 }),
    close: () => {},
    find: async () => [],
    file: async () => new File([], ''),
  },
  sealed: { seal: async () => '', download: async () => {} },
  draft: { read: () => null, write: () => {} },
  speech: 'allowed',
  listener: null,
  told: null,
  LawToAdd: null,
  documentUrl: (id: string) => `/api/documents/${id}/file`,
  toast: () => {},
} satisfies Omit<PanelProps, 'tool'>
