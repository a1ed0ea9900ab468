import type { Answer, Asked, Method, PathOf } from '@casewright/api/client'
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

type Value = string | number | boolean | null | undefined

/** What any call may be given. */
interface Given {
  params?: Record<string, string>
  /** Values that are null, undefined or empty are not sent. */
  query?: Record<string, Value>
  body?: unknown
  headers?: Record<string, string>
  signal?: AbortSignal
}

/** The address of a route, with its parameters and its query filled in. */
export function addressOf(path: string, { params = {}, query = {} }: Pick<Given, 'params' | 'query'> = {}): string {
  const asked = new URLSearchParams()
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== null && value !== '') asked.set(name, String(value))
  const address = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  return asked.size > 0 ? `${address}?${asked}` : address
}

const isJson = (response: Response) => response.headers.get('content-type')?.startsWith('application/json') ?? false

/** What a call is given besides its path: optional if its route accepts nothing. */
export type Arguments<M extends Method, Path extends string> =
  object extends Asked<M, Path>
    ? [given?: Asked<M, Path> & Pick<Given, 'headers' | 'signal'>]
    : [given: Asked<M, Path> & Pick<Given, 'headers' | 'signal'>]

/** Calls routes by one method. */
const caller =
  <M extends Method>(method: M) =>
  async <Path extends PathOf<M>>(path: Path, ...given: Arguments<M, Path>): Promise<Answer<M, Path>> => {
    // Checked where it is called: the arguments of all routes together are too much for the compiler.
    const [{ params, query, body, headers, signal } = {}] = given as unknown as [Given?]
    const response = await request(addressOf(path, { params, query }), {
      ...(method !== 'GET' && { method }),
      ...(signal && { signal }),
      headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    return (isJson(response) ? await response.json() : undefined) as Answer<M, Path>
  }

/** @throws ApiError */
export const getJson = caller('GET')
/** @throws ApiError */
export const postJson = caller('POST')
/** @throws ApiError */
export const putJson = caller('PUT')
/** @throws ApiError */
export const patchJson = caller('PATCH')
/** @throws ApiError */
export const deleteJson = caller('DELETE')

/** Sends bytes as they are. @throws ApiError */
export async function postBytes<Path extends PathOf<'POST'>>(
  path: Path,
  given: Pick<Given, 'query'>,
  body: ArrayBuffer,
  signal: AbortSignal,
): Promise<Answer<'POST', Path>> {
  const headers = { 'content-type': 'application/octet-stream' }
  return (await request(addressOf(path, given), { method: 'POST', headers, body, signal })).json()
}

/** A file that the server makes, by the name that it gives. @throws ApiError */
export async function getFile(path: string, init?: RequestInit): Promise<File> {
  const response = await request(path, init)
  const named = /filename\*=UTF-8''([^;]+)/.exec(response.headers.get('content-disposition') ?? '')?.[1]
  const bytes = await response.blob()
  return new File([bytes], decodeURIComponent(named ?? 'document'), { type: bytes.type })
}

/** Whether a request failed for want of a connection, and can be asked again once there is one. */
export const isUnreached = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || (error.status >= 502 && error.status <= 504))

/** What a toast says of an error. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** What a form says of an error: the server's own sentence, else the fallback. */
export const sentenceOf = (error: unknown, fallback: string): string =>
  (error instanceof ApiError && error.sentence) || fallback
