import type { Clock } from './clock.ts'
import { DownloadError } from './download-error.ts'
import { type Fetch, follow } from './follow.ts'
import type { PartFile } from './part-file.ts'
import { reserve, store } from './store.ts'
import { continues, knownOf, totalOf } from './version.ts'
import { watchOver } from './watch.ts'

export interface Attempt {
  url: string
  name: string
  /** The length that is known from a file that was held. */
  bytes?: number
  fetch: Fetch
  hosts: ReadonlySet<string>
  clock: Clock
  signal: AbortSignal
  freeBytes(): Promise<number>
  onProgress(bytes: number, total: number | undefined): void
}

/** What came of one request: all of it, some of it, or word to come again. */
export type Outcome = { done: true } | { done: false; retryAfter: string | null; said: string; busy: boolean }

/** Asks once for what is missing of a file, and adds it. @throws DownloadError where asking again would not help */
export async function attempt(request: Attempt, file: PartFile): Promise<Outcome> {
  const begun = await file.begun(request.url)
  const headers = new Headers({ 'accept-encoding': 'identity' })
  if (begun) {
    headers.set('range', `bytes=${begun.bytes}-`)
    headers.set('if-range', begun.validator)
  }
  const giveUp = new AbortController()
  const signal = AbortSignal.any([request.signal, giveUp.signal])
  const watch = watchOver(request.clock, () => giveUp.abort(new Error('too slow')))
  try {
    const response = await follow(request.fetch, request.url, { headers, signal }, request.hosts)
    const refused = await refusalOf(response, begun !== undefined, file)
    if (refused) return refused
    const goesOn = response.status === 206 && begun !== undefined && continues(response, begun)
    if (response.status === 206 && !goesOn) {
      await response.body?.cancel()
      await file.begin(undefined)
      return again('The file changed while it was downloaded.')
    }
    const total = totalOf(response, goesOn ? begun.bytes : 0)
    await checkLength(request, total, goesOn ? begun.bytes : 0, file)
    if (!goesOn) await file.begin(knownOf(request.url, response, total))
    await store(request, response, file, { at: goesOn ? begun.bytes : 0, total, watch, signal })
    const bytes = await file.bytes()
    return total === undefined || bytes === total ? { done: true } : again('The connection ended early.')
  } catch (error) {
    if (error instanceof DownloadError || request.signal.aborted) throw error
    if (isFull(error)) throw new DownloadError('no-space', 'The disk is full. What has come is kept.')
    return again(giveUp.signal.aborted ? 'The connection was too slow.' : 'The connection broke off.')
  } finally {
    watch.end()
  }
}

const again = (said: string): Outcome => ({ done: false, retryAfter: null, said, busy: false })
const isFull = (error: unknown) => ['ENOSPC', 'EDQUOT'].includes((error as NodeJS.ErrnoException).code ?? '')

/** What an answer that brings no file means. */
async function refusalOf(response: Response, ranged: boolean, file: PartFile): Promise<Outcome | undefined> {
  const { status } = response
  if (status === 200 || status === 206) return undefined
  await response.body?.cancel()
  if (status === 416 && ranged) {
    await file.begin(undefined)
    return again('The file changed while it was downloaded.')
  }
  if (status === 429 || status >= 500) {
    const said =
      status === 429 ? 'The publisher asks for fewer requests.' : `The publisher's server is in trouble (${status}).`
    return { done: false, retryAfter: response.headers.get('retry-after'), said, busy: true }
  }
  throw new DownloadError(
    'refused',
    status === 404 || status === 410
      ? 'The publisher no longer has this file at its address. The catalog of packs may have to be updated.'
      : `The publisher refused to hand out this file (${status}).`,
  )
}

const megabytes = (bytes: number) => `${Math.ceil(bytes / 1e6).toLocaleString('en-US')} MB`

async function checkLength(request: Attempt, total: number | undefined, at: number, file: PartFile): Promise<void> {
  const expected = total ?? request.bytes
  if (request.bytes !== undefined && total !== undefined && total !== request.bytes) {
    await file.discard()
    throw new DownloadError(
      'not-the-file',
      `The publisher's file has ${total.toLocaleString('en-US')} bytes, and the catalog says ${request.bytes.toLocaleString('en-US')}. It is another one.`,
    )
  }
  const free = await request.freeBytes()
  const needed = (expected ?? 0) - at + reserve
  if (free < needed)
    throw new DownloadError(
      'no-space',
      `This needs ${megabytes(needed)} on the disk, with ${megabytes(reserve)} left to the rest of the machine. ${megabytes(free)} are free.`,
    )
}
