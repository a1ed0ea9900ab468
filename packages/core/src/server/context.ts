import type { Coverage } from '../coverage.ts'
import type { DocumentText } from '../document-text.ts'
import type { Law } from '../law.ts'
import type { Office } from '../office.ts'
import type { Reason } from '../reason/reason.ts'
import type { PartialPatch, Step } from '../run.ts'
import type { Web } from '../web.ts'
import type { CoverageGiven } from './account.ts'
import type { Budget } from './budget.ts'

/** A document that was uploaded with the run. */
export interface DocumentInfo {
  id: string
  name: string
  bytes: number
}

export interface ToolLog {
  info(message: string): void
  warn(message: string): void
}

/** Everything that a tool may touch. It never sees a database, the environment or the network. */
export interface ToolContext {
  user: { id: string; name: string }
  /** Aborts when the person cancels or the server stops. */
  signal: AbortSignal
  /** Messages are for the operator: never a word of a document. */
  log: ToolLog
  /** `null`: there is no model, so the tool works on evidence alone and says so. */
  reason: Reason | null
  /** Why there is no model, in words without a stop at their end; absent: none is connected. */
  whyNoModel?: string
  /** Authorities of the library and of the sources, and whether a citation holds. */
  law: Law
  /** The web: an engine or public feeds, and pages. */
  web: Web
  files: {
    documents: readonly DocumentInfo[]
    /** Reads an uploaded document, the first unless an id is given; reports its pages as steps. */
    read(id?: string): Promise<DocumentText>
  }
  firm: {
    /**
     * A file that the firm has laid out for this tool, as text: `DATA_DIR/tools/<tool>/<name>`, else
     * `TOOLS_DIR/<tool>/<name>`. Null: there is none.
     * It is read each time, so that a change needs no restart.
     */
    read(name: string): Promise<string | null>
    /** The names of the files that are there, in alphabetical order. */
    list(): Promise<string[]>
  }
  /**
   * What the person's profile and the matter of the run know: letterhead, signature block, parties, court. It is the
   * person's own, and of a matter that they are a member of now.
   */
  office(): Promise<Office>
  /** Says where the work stands: a durable line of the run. Never a word of a document. */
  progress(step: Step): void
  /** Streams what there is before the result. Shown as unchecked until then. */
  partial(patch: PartialPatch): void
  /**
   * What was read of what and who was asked, as this context saw it so far: every search, lookup, check, page of results
   * and text fetched for reading, and what a model's own citations made it ask. Every result ends with it.
   */
  coverage(given?: CoverageGiven): Coverage
  /** For a tool that searches and asks by itself. It keeps to it itself; the door to models holds what it says of tokens. */
  budget: Budget
  /** Adds to the run's provenance: the ids of checks and their versions. */
  provenance(checks: Record<string, string>): void
}
