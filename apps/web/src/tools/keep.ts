import { CasewrightError, type ErrorCode, type Kept } from '@casewright/core/client'
import { ApiError, postJson, putJson } from '../lib/api.ts'
import { inWorkingMatter } from '../matters/working.ts'

const codes: Record<number, ErrorCode> = {
  0: 'not-ready',
  400: 'bad-input',
  401: 'not-signed-in',
  403: 'forbidden',
  404: 'not-found',
  409: 'conflict',
  413: 'too-large',
}

/** Keeps documents of a tool among the person's own. @throws CasewrightError with the server's sentence */
export const keep =
  (tool: string): Kept['save'] =>
  async (document, of) => {
    try {
      const response = of
        ? await putJson(`/api/kept/${encodeURIComponent(of.id)}`, { ...document, seen: of.seen })
        : await postJson('/api/kept', { tool, ...document }, { headers: inWorkingMatter() })
      return (await response.json()) as { id: string; version: number }
    } catch (error) {
      throw asCasewrightError(error)
    }
  }

function asCasewrightError(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error
  return new CasewrightError(codes[error.status] ?? 'internal', error.sentence || undefined, { cause: error })
}
