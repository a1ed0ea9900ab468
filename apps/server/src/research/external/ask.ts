import type { z } from 'zod'
import { refusalOf } from '../../platform/egress/index.ts'
import { readCapped } from './body.ts'
import type { OutsideCall } from './call.ts'
import { OutsideFailure } from './failure.ts'
import { pauseOf, saysPause } from './pause.ts'

/** The most that an answer may weigh, in bytes. */
const mostBytes = 16 * 1024 * 1024

interface Ask extends RequestInit {
  /** How many of the source's budget this request takes; one unless given. */
  cost?: number
}

/**
 * Asks a source and reads its JSON by a schema. Null: the source has no such thing (404).
 * @throws OutsideFailure when it does not answer in time, asks for a pause, errs, or answers in another form
 */
export async function askJson<T extends z.ZodType>(
  call: OutsideCall,
  url: URL,
  schema: T,
  init: Ask = {},
): Promise<z.output<T> | null> {
  const text = await askText(call, url, { ...init, headers: { accept: 'application/json', ...init.headers } })
  if (text === null) return null
  const parsed = schema.safeParse(parseJson(text))
  if (!parsed.success) throw new OutsideFailure('error', 'It responded in a format this version does not recognize.')
  return parsed.data
}

/** The same for text. */
export async function askText(call: OutsideCall, url: URL, { cost = 1, ...init }: Ask = {}): Promise<string | null> {
  await call.budget.take(cost)
  const timeout = AbortSignal.timeout(call.timeout)
  try {
    const answer = await call.fetch(url, { ...init, signal: AbortSignal.any([call.signal, timeout]) })
    if (answer.status === 404) {
      await answer.body?.cancel()
      return null
    }
    const body = await readCapped(answer, answer.ok ? mostBytes : 64 * 1024)
    if (saysPause(answer)) {
      const pause = pauseOf(answer.headers, body)
      await call.budget.pause(pause)
      throw new OutsideFailure('error', `It asked to wait: no requests ${inWords(pause)}.`)
    }
    if (!answer.ok) throw failed(answer.status)
    return body
  } catch (error) {
    if (wasNeverSent(error)) await call.budget.giveBack(cost)
    throw asFailure(error, call.signal, timeout, call.timeout)
  }
}

const noConnection =
  /^(?:ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|UND_ERR_CONNECT_TIMEOUT|CERT_HAS_EXPIRED)$/

/** Whether a request was refused here, or no connection came about: the source counts neither. */
function wasNeverSent(error: unknown): boolean {
  if (refusalOf(error)) return true
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if ('code' in cause && typeof cause.code === 'string' && noConnection.test(cause.code)) return true
  return false
}

function failed(status: number): OutsideFailure {
  if (status === 401 || status === 403)
    return new OutsideFailure(
      'error',
      'It rejected this installation’s key, or requires one. Contact your administrator.',
    )
  if (status === 400) return new OutsideFailure('error', 'It could not process this query.')
  return new OutsideFailure('error', `It returned an error (${status}).`)
}

function asFailure(error: unknown, asked: AbortSignal, timeout: AbortSignal, milliseconds: number): unknown {
  if (error instanceof OutsideFailure) return error
  if (asked.aborted) return asked.reason
  const refusal = refusalOf(error)
  if (refusal)
    return new OutsideFailure('skipped', refusal.message, {
      cause: error,
      why: refusal.code === 'offline' ? 'offline' : 'refused',
    })
  if (timeout.aborted)
    return new OutsideFailure('timeout', `It did not answer within ${Math.ceil(milliseconds / 1000)} seconds.`)
  return new OutsideFailure('error', 'It could not be reached, or the connection was lost.', { cause: error })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const inWords = (milliseconds: number): string => {
  const minutes = Math.ceil(milliseconds / 60_000)
  return milliseconds < 60_000
    ? `for ${Math.max(1, Math.ceil(milliseconds / 1000))} seconds`
    : `for ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`
}
