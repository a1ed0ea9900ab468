import { CasewrightError, type Listener } from '@casewright/core/client'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { ApiError, postBytes } from '../lib/api.ts'
import { asking } from '../lib/query.ts'

/** Recognition of speech on this server; null where it has no model for it, or that is not known yet. */
export function useListener(): Listener | null {
  const { data } = useQuery({ queryKey: ['/api/about'], queryFn: asking('/api/about') })
  const model = data?.listener ?? null
  return useMemo(() => (model === null ? null : { model, hear, hearAgain }), [model])
}

const ask = async (sound: ArrayBuffer, query: { part?: string; again?: string }, signal: AbortSignal) => {
  try {
    return (await postBytes('/api/dictation', { query }, sound, signal)).text
  } catch (error) {
    throw error instanceof ApiError ? ofServer(error) : error
  }
}
const hear: Listener['hear'] = (sound, isPart, signal) => ask(sound, { part: `${isPart}` }, signal)
const hearAgain: Listener['hearAgain'] = (sound, signal) => ask(sound, { again: 'true' }, signal)

const codes: Record<number, 'not-ready' | 'too-many-attempts' | 'model-busy'> = {
  0: 'not-ready',
  429: 'too-many-attempts',
  502: 'not-ready',
  503: 'model-busy',
  504: 'not-ready',
}

const ofServer = (error: ApiError): CasewrightError =>
  new CasewrightError(codes[error.status] ?? 'model-failed', error.sentence || undefined, { cause: error })
