import type { Law, Reason } from '@casewright/core'
import type { Database } from '../db/client.ts'
import { redactionNames } from '../egress/index.ts'
import { createRedactor } from '../egress/redaction/index.ts'
import { errorFields, type Log } from '../log.ts'
import type { RunJournal } from '../runs/journal.ts'
import { mayAsk } from '../usage/limits.ts'
import { recordCall } from '../usage/record.ts'
import type { Vault } from '../vault.ts'
import type { Screen } from './conversation.ts'
import { createReason } from './reason.ts'
import type { ModelRegistry } from './registry.ts'

export interface ReasonForRun {
  db: Database
  vault: Vault
  models: ModelRegistry
  journal: RunJournal
  userId: string
  runId: string
  log: Log
  signal: AbortSignal
  law: Pick<Law, 'verify'>
}

/** Nothing is taken out of what a local model is sent: it does not leave the house. */
const openScreen: Screen = { redact: (text) => text, restoreDeep: (value) => value }

/** The door to the models for one run; null where the installation has none. */
export function reasonForRun({
  db,
  vault,
  models,
  journal,
  userId,
  runId,
  log,
  signal,
  law,
}: ReasonForRun): Reason | null {
  if (!models.first) return null
  return async (request) => {
    const redactor = createRedactor({ names: await redactionNames(db, vault, userId) })
    const reason = createReason({
      models: models.forRun({ userId, runId }, redactor.replaced),
      screenFor: (model) => (model.trust === 'cloud' ? redactor : openScreen),
      verify: async (citations) => (await law.verify(citations)).checks,
      signal,
      onPart: (part, parts) => journal.step({ message: 'Asking the model about part', done: part - 1, total: parts }),
      mayAsk: (model) => mayAsk(db, userId, model.id),
      onCall: (model, tokens) =>
        recordCall(db, runId, model.id, tokens).catch((error) =>
          log.warn(errorFields(error), 'a call of a model was not counted'),
        ),
      onAnswer: (model) => journal.model(model),
    })
    return reason(request)
  }
}
