import { useSyncExternalStore } from 'react'
import { pause } from './pause.ts'
import { createReach, type Reach } from './reach.ts'

/** How long the server may take to say that it is alive. */
const patience = 10_000

const isAlive = (): Promise<boolean> =>
  fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(patience) }).then(
    ({ ok }) => ok,
    () => false,
  )

/** Whether this page reaches its server. */
export const reach = createReach({
  isOnline: () => globalThis.navigator?.onLine !== false,
  ask: isAlive,
  wait: pause,
})

if (typeof window !== 'undefined')
  for (const event of ['online', 'offline']) window.addEventListener(event, () => reach.changed())

export const useReach = (): Reach => useSyncExternalStore(reach.subscribe, reach.get)

/** Calls back each time that the server is reached again. Returns how to stop that. */
export function onReachedAgain(listener: () => void): () => void {
  let before = reach.get()
  return reach.subscribe(() => {
    const now = reach.get()
    if (now === 'reached' && before !== 'reached') listener()
    before = now
  })
}

/** `fetch`, which tells whether the server answered. A proxy's page in its place is no answer. */
export async function reachingFetch(input: string, init?: RequestInit): Promise<Response> {
  try {
    const response = await fetch(input, init)
    if (response.status >= 502 && response.status <= 504 && isPage(response)) reach.failed()
    else reach.succeeded()
    return response
  } catch (cause) {
    if (!init?.signal?.aborted) reach.failed()
    throw cause
  }
}

/** A proxy's error page is for nobody to read. */
export const isPage = (response: Response): boolean => /text\/html/.test(response.headers.get('content-type') ?? '')

/** Loads a part of the app; where that fails, once more as soon as the server is reached. */
export async function loadedOnceReached<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch {
    if (!(await isAlive())) {
      reach.failed()
      await new Promise<void>((resolve) => {
        const stop = onReachedAgain(() => {
          stop()
          resolve()
        })
      })
    }
    return load()
  }
}
