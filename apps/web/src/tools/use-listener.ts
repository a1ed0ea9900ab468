import { CasewrightError, type Listener } from '@casewright/core/client'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { ApiError, postBytes } from '../lib/api.ts'
import { asking } from '../lib/query.ts'

/**
 * Recognition of speech on this server; null where it has no model for it, or that is not known yet.
 * @param matter whose names it is told
 */
export function useListener(matter: string | null): Listener | null {
  const { data } = useQuery({ queryKey: ['/api/about'], queryFn: asking('/api/about') })
  const model = data?.listener ?? null
  return useMemo(() => (model === null ? null : { model, hear: hearIn(matter), hearAgain }), [model, matter])
}

const ask = async (
  sound: ArrayBuffer,
  query: { part?: string; again?: string; matter?: string },
  signal: AbortSignal,
) => {
  try {
    return (await postBytes('/api/dictation', { query }, sound, signal)).text
  } catch (error) {
    throw error instanceof ApiError ? ofServer(error) : error
  }
}
const hearIn =
  (matter: string | null): Listener['hear'] =>
  (sound, isPart, signal) =>
    ask(sound, { part: `${isPart}`, ...(matter && { matter }) }, signal)
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
