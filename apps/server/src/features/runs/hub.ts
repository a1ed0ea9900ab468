import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { personChannel, runChannel } from '../../platform/db/notify.ts'
import { errorFields, type Log } from '../../platform/log/log.ts'
import { recheckReaders } from '../../platform/request/readers.ts'
import { createTopics } from './topics.ts'

/** How often readers look by themselves, should a notification have been lost. */
const backstopMilliseconds = 2000
/** The same for who waits for news of a person: every open page does, and most of the time there are none. */
const personBackstopMilliseconds = 60_000

export interface RunHub {
  /** Calls `wake` whenever the run may have changed. Returns how to stop that. */
  subscribe(runId: string, wake: () => void): () => void
  /** Calls `wake` whenever the person's list of runs may have changed. */
  subscribePerson(personId: string, wake: () => void): () => void
  stop(): Promise<void>
}

/** One listener a process, on a connection of its own, which is opened again when it breaks. */
export async function createRunHub(connectionString: string, log: Log): Promise<RunHub> {
  const runs = createTopics()
  const people = createTopics()
  let stopped = false
  let client: pg.Client | undefined

  const listen = async (): Promise<void> => {
    const next = new pg.Client({ connectionString, keepAlive: true, application_name: 'casewright events' })
    next.on('error', (error) => log.warn(errorFields(error), 'the event listener lost its connection'))
    next.on('notification', ({ channel, payload = '' }) => {
      if (channel === personChannel) recheckReaders(payload)
      ;(channel === personChannel ? people : runs).wake(payload)
    })
    try {
      await next.connect()
      await next.query(`listen ${runChannel}`)
      await next.query(`listen ${personChannel}`)
    } catch (error) {
      await next.end().catch(() => {})
      throw error
    }
    // From here alone: a try that fails ends as well, and would begin a second row of tries.
    next.on('end', () => void relisten())
    client = next
    runs.wakeAll()
    people.wakeAll()
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
  const backstops = [
    setInterval(runs.wakeAll, backstopMilliseconds),
    setInterval(people.wakeAll, personBackstopMilliseconds),
  ]

  return {
    subscribe: runs.subscribe,
    subscribePerson: people.subscribe,
    async stop() {
      stopped = true
      for (const backstop of backstops) clearInterval(backstop)
      await client?.end().catch(() => {})
    },
  }
}
