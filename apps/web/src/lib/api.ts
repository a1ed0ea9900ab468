import { isPage, reachingFetch } from './server-reach.ts'

/** A request that did not come to its answer. `message` is "status: body", as the specification has it. */
export class ApiError extends Error {
  /** The HTTP status; 0 where the server could not be reached. */
  readonly status: number
  /** What the server said, without the status; empty where it said nothing. */
  readonly sentence: string
  /** By which the server tells errors of one status apart; empty where it did not answer itself. */
  readonly code: string

  constructor(status: number, sentence: string, statusText = '', code = '') {
    super(status === 0 ? sentence : `${status}: ${sentence || statusText}`)
    this.name = 'ApiError'
    this.status = status
    this.sentence = sentence
    this.code = code
  }
}

export const unreachable = 'The server cannot be reached. Check your connection and try again.'

/** @throws ApiError for any answer that is not OK */
async function throwUnlessOk(response: Response): Promise<void> {
  if (response.ok) return
  const body = isPage(response) ? '' : (await response.text()).trim()
  throw new ApiError(response.status, body, response.statusText, response.headers.get('x-error-code') ?? '')
}

/** Asks the server, with the session's cookie. @throws ApiError */
async function request(path: string, init: RequestInit = {}): Promise<Response> {
  let response: Response
  try {
    response = await reachingFetch(path, { credentials: 'include', ...init })
  } catch (cause) {
    if (init.signal?.aborted) throw cause
    throw new ApiError(0, unreachable)
  }
  await throwUnlessOk(response)
  return response
}

/** @throws ApiError */
export const getJson = async <T>(path: string, signal?: AbortSignal): Promise<T> =>
  (await request(path, { signal })).json() as Promise<T>

const sendJson = (method: string, path: string, body: unknown, init: RequestInit): Promise<Response> =>
  request(path, {
    ...init,
    method,
    headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...init.headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })

/** @throws ApiError */
export const postJson = (path: string, body?: unknown, init: RequestInit = {}): Promise<Response> =>
  sendJson('POST', path, body, init)

/** @throws ApiError */
export const putJson = (path: string, body: unknown): Promise<Response> => sendJson('PUT', path, body, {})

/** @throws ApiError */
export const patchJson = (path: string, body: unknown): Promise<Response> => sendJson('PATCH', path, body, {})

/** @throws ApiError */
export const deleteJson = (path: string): Promise<Response> => request(path, { method: 'DELETE' })

/** Whether a request failed for want of a connection, and can be asked again once there is one. */
export const isUnreached = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || (error.status >= 502 && error.status <= 504))

/** What a toast says of an error. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** What a form says of an error: the server's own sentence, else the fallback. */
export const sentenceOf = (error: unknown, fallback: string): string =>
  (error instanceof ApiError && error.sentence) || fallback
