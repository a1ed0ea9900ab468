import { CasewrightError, type ErrorCode, type Kept } from '@casewright/core/client'
import { ApiError, getFile, getJson, postJson, putJson } from '../lib/api.ts'
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

/** So many are offered at once; the others are found by their titles. */
const offered = 50

export const findKept: Kept['find'] = async (text) => {
  try {
    const { documents } = await getJson('/api/kept', { query: { limit: offered, text, before: '' } })
    return documents.filter(({ hasFile }) => hasFile)
  } catch (error) {
    throw asCasewrightError(error)
  }
}

export const keptFile: Kept['file'] = async (id, version) => {
  try {
    return await getFile(`/api/kept/${encodeURIComponent(id)}/file?version=${version}`)
  } catch (error) {
    throw asCasewrightError(error)
  }
}

function asCasewrightError(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error
  return new CasewrightError(codes[error.status] ?? 'internal', error.sentence || undefined, { cause: error })
}
