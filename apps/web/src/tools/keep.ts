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
      return of
        ? await putJson('/api/kept/:id', { params: { id: of.id }, body: { ...document, seen: of.seen } })
        : await postJson('/api/kept', { body: { tool, ...document }, headers: inWorkingMatter() })
    } catch (error) {
      throw asCasewrightError(error)
    }
  }

function asCasewrightError(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error
  return new CasewrightError(codes[error.status] ?? 'internal', error.sentence || undefined, { cause: error })
}
