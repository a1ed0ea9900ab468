import { CasewrightError } from '@casewright/core'
import { refusalOf } from '../platform/egress/index.ts'

/** What a provider's failure means for us. */
export interface Failure {
  error: CasewrightError
  /** Whether asking again may help. */
  passing: boolean
  /** Milliseconds that the provider asks to be left alone; undefined where it does not say. */
  retryAfter?: number
}

interface ProviderError {
  status?: number
  name?: string
  headers?: { get?(name: string): string | null }
}

/** Reads the error of a provider's SDK. Its message is never passed on: it may quote what was sent. */
export function failureOf(thrown: unknown, signal: AbortSignal): Failure {
  if (signal.aborted)
    return {
      error: CasewrightError.isInstance(signal.reason) ? signal.reason : new CasewrightError('cancelled'),
      passing: false,
    }
  const own = refusalOf(thrown)
  if (own) return { error: own, passing: own.code === 'model-busy' }
  const { status, headers } = thrown as ProviderError
  if (status === 429 || status === 529 || status === 503)
    return { error: new CasewrightError('model-busy', undefined, { cause: thrown }), passing: true, ...waitOf(headers) }
  if (status === 401 || status === 403)
    return {
      error: new CasewrightError(
        'model-failed',
        'The language model provider rejected this installation’s API key. Contact your administrator.',
        { cause: thrown },
      ),
      passing: false,
    }
  const passing = status === undefined || status >= 500 || status === 408 || status === 409
  return { error: new CasewrightError('model-failed', undefined, { cause: thrown }), passing, ...waitOf(headers) }
}

/** Retry-After-Ms, which some providers send beside it as the finer one, else Retry-After, in seconds or as a date. */
function waitOf(headers: ProviderError['headers']): { retryAfter?: number } {
  const exact = headers?.get?.('retry-after-ms')
  if (exact && Number(exact) >= 0) return { retryAfter: Number(exact) }
  const value = headers?.get?.('retry-after')
  if (!value) return {}
  const seconds = Number(value)
  const milliseconds = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(value) - Date.now()
  return Number.isFinite(milliseconds) ? { retryAfter: Math.max(0, milliseconds) } : {}
}
