import { CasewrightError } from '@casewright/core'
import type { DocumentInfo, ToolContext } from '@casewright/core/server'
import type { Database } from '../db/client.ts'
import type { BlobStore } from '../documents/blobs.ts'
import { keepFile } from '../documents/keep.ts'
import type { DocumentReader } from '../documents/reading.ts'
import { createLaw, type LawDeps } from '../law/index.ts'
import type { Log } from '../log.ts'
import { reasonForRun } from '../models/for-run.ts'
import type { ModelRegistry } from '../models/registry.ts'
import type { RunJournal } from '../runs/journal.ts'
import type { WebDoor } from '../search/index.ts'
import type { Vault } from '../vault.ts'
import { firmFiles } from './firm-files.ts'

export interface ContextDeps {
  db: Database
  vault: Vault
  models: ModelRegistry
  blobs: BlobStore
  readDocument: DocumentReader
  law: LawDeps
  web: WebDoor
  log: Log
  /** Where the firm's own files are. */
  firmFolders: readonly string[]
}

export interface Execution {
  runId: string
  /** The tool's id. */
  tool: string
  /** `never`: the tool says that no model takes part in it, so it is given none. */
  model?: 'never'
  user: { id: string; name: string }
  /** The id of the matter that the run lies in. */
  matterId: string | null
  signal: AbortSignal
  documents: readonly (DocumentInfo & { sha256: string })[]
  journal: RunJournal
}

/** Everything that a tool may touch, for one execution. */
export function createContext(
  deps: ContextDeps,
  { runId, tool, model, user, matterId, signal, documents, journal }: Execution,
): ToolContext {
  const { db, blobs, log } = deps
  const law = createLaw(deps.law, { userId: user.id, runId }, signal, (sources) => journal.asked(sources))
  return {
    user,
    signal,
    log: { info: (message) => log.info(message), warn: (message) => log.warn(message) },
    reason:
      model === 'never'
        ? null
        : reasonForRun({
            db,
            vault: deps.vault,
            models: deps.models,
            journal,
            userId: user.id,
            runId,
            log,
            signal,
            law,
          }),
    law,
    web: deps.web.webFor({ userId: user.id, runId }, signal, (sources) => journal.asked(sources)),
    files: {
      documents: documents.map(({ id, name, bytes }) => ({ id, name, bytes })),
      read: async (wanted) => {
        const document = wanted ? documents.find(({ id }) => id === wanted) : documents[0]
        if (!document) throw new CasewrightError('bad-input', 'No file was sent. Choose a file and try again.')
        const { id, name } = document
        return deps.readDocument({
          id,
          name,
          signal,
          onProgress: ({ done, total, ocr }) =>
            journal.step({ message: ocr ? 'Recognizing scanned page' : 'Reading page', done, total }),
        })
      },
    },
    firm: firmFiles(deps.firmFolders, tool),
    keep: { save: (file) => keepFile(db, blobs, { ownerId: user.id, matterId }, file) },
    progress: (step) => journal.step(step),
    partial: (patch) => journal.partial(patch),
    provenance: (checks) => journal.checks(checks),
  }
}
