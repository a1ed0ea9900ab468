import type { Law, Reason } from '@casewright/core'
import type { Account } from '@casewright/core/server'
import { createRedactor } from '@casewright/redaction'
import type { Screen } from '../../../models/conversation.ts'
import { createReason } from '../../../models/reason.ts'
import type { PatientModel } from '../../../models/retry.ts'
import type { ModelFacts } from '../desk.ts'
import type { Means } from './means.ts'

/** Nothing is taken out of what a local model is sent: it does not leave the house. */
const openScreen: Screen = { redact: (text) => text, restoreDeep: (value) => value }

/** The door to models: what is sent is made here and what comes is checked here, and the server does the asking. */
export const reasonAt =
  (
    models: readonly ModelFacts[],
    { desk, teller, signal }: Means,
    law: Pick<Law, 'verify'>,
    account: Pick<Account, 'tokens'>,
  ): Reason =>
  async (request) => {
    const redactor = createRedactor({ names: await desk.namesToReplace() })
    const reason = createReason({
      models: models.map(
        (facts, at): PatientModel => ({
          ...facts,
          ask: ({ signal: _, onDelta, ...question }, onRestart) =>
            desk.ask(
              at,
              question,
              redactor.replaced(),
              ...(onDelta ? [(delta: string | null) => (delta === null ? onRestart?.() : onDelta(delta))] : []),
            ),
        }),
      ),
      screenFor: (model) => (model.trust === 'cloud' ? redactor : openScreen),
      verify: async (citations) => (await law.verify(citations)).checks,
      signal,
      onPart: (part, parts) => teller.step({ message: 'Asking the model about part', done: part - 1, total: parts }),
      onTokens: ({ input, output }) => account.tokens(input + output),
      onAnswer: teller.model,
    })
    return reason(request)
  }
