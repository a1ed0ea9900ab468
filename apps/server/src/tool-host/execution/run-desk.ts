import { CasewrightError } from '@casewright/core'
import type { DocumentInfo } from '@casewright/core/server'
import { readOffice } from '../../features/office/index.ts'
import type { RunJournal } from '../../features/runs/index.ts'
import type { DocumentReader } from '../../features/uploads/index.ts'
import { mayAsk, recordCall } from '../../features/usage/index.ts'
import type { ModelRegistry, Models } from '../../models/registry.ts'
import { patient } from '../../models/retry.ts'
import type { Database } from '../../platform/db/client.ts'
import { redactionNames } from '../../platform/egress/index.ts'
import { errorFields, type Log } from '../../platform/log/log.ts'
import type { Vault } from '../../platform/vault/vault.ts'
import { createLawDesk } from '../../research/law/desk.ts'
import type { LawDeps } from '../../research/law/index.ts'
import type { WebDoor } from '../../research/search/index.ts'
import { firmFiles } from '../loading/firm-files.ts'
import type { Desk } from '../processes/desk.ts'
import { pagesSoFar } from './pages-so-far.ts'
import { waitingSteps } from './waiting-steps.ts'

export interface DeskDeps {
  db: Database
  vault: Vault
  models: Models
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
  userId: string
  signal: AbortSignal
  documents: readonly DocumentInfo[]
  journal: RunJournal
  /** The models that the tool was told of: a choice made meanwhile sends nothing to another. */
  models: ModelRegistry
}

/** Answers what one execution of a tool asks. */
export function createRunDesk(deps: DeskDeps, execution: Execution): Omit<Desk, 'readOriginal'> {
  const { db, log } = deps
  const { runId, userId, signal, documents, journal, models } = execution
  const who = { userId, runId }
  const web = deps.web.webFor(who, signal, (sources) => journal.asked(sources))
  const firm = firmFiles(deps.firmFolders, execution.tool)
  const shown = pagesSoFar(journal)
  const law = createLawDesk(deps.law, who, signal, (sources) => journal.asked(sources))
  return {
    ...law,
    search(query, onSource) {
      journal.searched(typeof query === 'string' ? query : query.text)
      return law.search(query, onSource)
    },
    searchWeb: web.search,
    readPage: web.read,
    readFile: (wanted) => {
      const document = wanted ? documents.find(({ id }) => id === wanted) : documents[0]
      if (!document) throw new CasewrightError('bad-input', 'No file was sent. Choose a file and try again.')
      const { id, name } = document
      return deps.readDocument({
        id,
        name,
        signal,
        onProgress: ({ done, total, ocr, page }) => {
          journal.step({ message: ocr ? 'Recognizing scanned page' : 'Reading page', done, total })
          if (page) shown.add(name, page)
        },
      })
    },
    readFirm: firm.read,
    listFirm: firm.list,
    readOffice: () => readOffice(db, deps.vault, userId, runId),
    namesToReplace: () => redactionNames(db, deps.vault, userId),
    async ask(at, question, replaced, onDelta) {
      const model = models.forRun(who, () => [...replaced])[at]
      if (!model) throw new Error('There is no such model')
      await mayAsk(db, userId, model.id)
      const began = performance.now()
      const answer = await patient(model).ask(
        { ...question, signal, onWaiting: waitingSteps(journal), ...(onDelta && { onDelta }) },
        onDelta && (() => onDelta(null)),
      )
      const milliseconds = Math.round(performance.now() - began)
      const costMicros = await recordCall(db, runId, model.id, answer.tokens).catch((error) => {
        log.warn(errorFields(error), 'a model call was not counted')
        return null
      })
      journal.called({
        prompt: (question.prompt ?? '').slice(0, 80),
        model: model.name,
        characters: question.system.length + question.user.length,
        tokens: answer.tokens,
        costMicros,
        milliseconds,
      })
      return answer
    },
  }
}
