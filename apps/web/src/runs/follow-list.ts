import { listen } from './event-stream.ts'

export interface ListListener {
  /** Something in the person's list of runs has changed; also told at the beginning. */
  onChange(told: { person: string; unseen: number }): void
  /** Nobody is signed in any more. */
  onSignedOut(): void
}

/**
 * Tells live of changes in the list of one's runs, while the page is looked at: a browser has few
 * connections to a server, and tabs in the background must not take them. Returns how to stop.
 */
export function followList({ onChange, onSignedOut }: ListListener): () => void {
  let lastId = ''
  let stop = new AbortController()
  const begin = () => {
    stop.abort()
    stop = new AbortController()
    if (document.visibilityState !== 'visible') return
    void listen({
      path: '/api/notifications/events',
      lastId,
      signal: stop.signal,
      onEvent({ id, data }) {
        lastId = id ?? lastId
        onChange(JSON.parse(data) as { person: string; unseen: number })
        return undefined
      },
      onRefusal(status) {
        if (status === 401) onSignedOut()
        return status === 401
      },
    })
  }
  document.addEventListener('visibilitychange', begin)
  begin()
  return () => {
    document.removeEventListener('visibilitychange', begin)
    stop.abort()
  }
}
