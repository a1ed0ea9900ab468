import { CasewrightError } from '@casewright/core'
import { LocalModelError } from '@casewright/local-model'
import type { LanguageModel, ModelSettings } from './provider.ts'

/** A model whose weights are a file on this server. It asks nobody else, and nothing leaves through the network. */
export function localModel({ id, model, trust, local, onLocalFailure }: ModelSettings): LanguageModel {
  if (!local) throw new Error('A local model is made before it is asked')
  return {
    id,
    provider: 'This server',
    name: model,
    trust,
    contextTokens: local.contextTokens,
    isSmall: local.isSmall,
    async ask({ system, user, schema, maxTokens, signal, onDelta, onWaiting }) {
      try {
        return await local.ask({ system, user, schema, maxTokens }, { signal, onDelta, onWaiting })
      } catch (error) {
        if (!(error instanceof LocalModelError)) throw error
        onLocalFailure?.(id)
        throw forUsers(error)
      }
    },
  }
}

const codes = { busy: 'model-busy', 'too-long': 'too-large' } as const

const forUsers = (error: LocalModelError): CasewrightError =>
  new CasewrightError(codes[error.trouble as keyof typeof codes] ?? 'model-failed', error.message, { cause: error })
