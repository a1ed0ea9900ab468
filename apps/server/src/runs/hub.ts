import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { errorFields, type Log } from '../log.ts'
import { runChannel } from './notify.ts'

/** How often readers look by themselves, should a notification have been lost. */
const backstopMilliseconds = 2000

export interface RunHub {
  /** Calls `wake` whenever the run may have changed. Returns how to stop that. */
  subscribe(runId: string, wake: () => void): () => void
  stop(): Promise<void>
}

/** One listener a process, on a connection of its own, which is opened again when it breaks. */
export async function createRunHub(connectionString: string, log: Log): Promise<RunHub> {
  const subscribers = new Map<string, Set<() => void>>()
  const wakeAll = () => {
    for (const set of subscribers.values()) for (const wake of set) wake()
  }
  let stopped = false
  let client: pg.Client | undefined

  const listen = async (): Promise<void> => {
    const next = new pg.Client({ connectionString, keepAlive: true, application_name: 'casewright events' })
    next.on('error', (error) => log.warn(errorFields(error), 'the event listener lost its connection'))
    next.on('end', () => void relisten())
    next.on('notification', (message) => {
      for (const wake of subscribers.get(message.payload ?? '') ?? []) wake()
    })
    await next.connect()
    await next.query(`listen ${runChannel}`)
    client = next
    wakeAll()
  }
  const relisten = async (): Promise<void> => {
    for (let tries = 0; !stopped; tries++) {
      await wait(Math.min(250 * 2 ** tries, 5000))
      if (
        stopped ||
        (await listen().then(
          () => true,
          () => false,
        ))
      )
        return
    }
  }
  await listen()
  const backstop = setInterval(wakeAll, backstopMilliseconds)

  return {
    subscribe(runId, wake) {
      const set = subscribers.get(runId) ?? new Set()
      subscribers.set(runId, set.add(wake))
      return () => {
        set.delete(wake)
        if (set.size === 0 && subscribers.get(runId) === set) subscribers.delete(runId)
      }
    },
    async stop() {
      stopped = true
      clearInterval(backstop)
      await client?.end().catch(() => {})
    },
  }
}
