import { fromKysely, PgBoss } from 'pg-boss'
import type { Trx } from '../db/client.ts'
import { errorFields, type Log } from '../log/log.ts'

const queueName = 'run-tool'

/** How often pg-boss looks for dead workers; with the heartbeat below, when a run is taken up again. */
const watchSeconds = 3

const options = {
  notify: true,
  heartbeatSeconds: 10,
  // A job comes back while another worker still holds its run. How often a run may be tried is counted by the run.
  retryLimit: 100_000,
  retryDelay: 1,
  expireInSeconds: 4 * 60 * 60,
  deleteAfterSeconds: 7 * 24 * 60 * 60,
}

export interface JobQueue {
  /**
   * Sends a run to the workers within the transaction that creates it: both stand or neither.
   * @param personId whose it is
   * @param before how many of its person's runs have to end before it: with many at once, everybody's first goes first
   */
  send(trx: Trx, runId: string, personId: string, before: number): Promise<void>
  /**
   * Takes jobs until stopped, so many at once here, and of one person in all processes together. `work` throws to have the job given to a worker
   * again.
   */
  work(atOnce: { all: number; ofOne: number }, work: (runId: string) => Promise<void>): Promise<void>
  isRunning(): boolean
  /** Takes no new jobs and waits for those at work. */
  stop(): Promise<void>
}

/** Makes the queue's own tables as the role that owns them, where the application is another. */
export async function prepareQueue(connectionString: string): Promise<void> {
  const boss = new PgBoss({
    connectionString,
    application_name: 'casewright jobs',
    max: 1,
    supervise: false,
    schedule: false,
  })
  boss.on('error', () => {})
  await boss.start()
  try {
    await boss.createQueue(queueName, options)
  } finally {
    await boss.stop({ graceful: false })
  }
}

/** @param owns false: its tables are there, and another role owns them */
export async function createJobQueue(connectionString: string, log: Log, owns = true): Promise<JobQueue> {
  const boss = new PgBoss({
    connectionString,
    migrate: owns,
    createSchema: owns,
    application_name: 'casewright jobs',
    max: 6,
    useListenNotify: true,
    superviseIntervalSeconds: watchSeconds,
    monitorIntervalSeconds: watchSeconds,
    schedule: false,
  })
  boss.on('error', (error) => log.warn(errorFields(error), 'the job queue met an error'))
  await boss.start()
  if (owns) await boss.createQueue(queueName, options)
  await boss.updateQueue(queueName, options)
  let running = true

  return {
    send: async (trx, runId, personId, before) => {
      await boss.send(queueName, { runId }, { db: fromKysely(trx), priority: -before, group: { id: personId } })
    },
    work: async ({ all, ofOne }, work) => {
      const atWork = new Map<string, number>()
      const takeOneAfterAnother = async () => {
        // New jobs are notified of; jobs that are given back are found by looking.
        const worker = await boss.work<{ runId: string }>(
          queueName,
          { batchSize: 1, heartbeatRefreshSeconds: 3, notifyPollingIntervalSeconds: 2, groupConcurrency: ofOne },
          async ([job]) => {
            const person = job?.groupId ?? ''
            const withThis = (atWork.get(person) ?? 0) + 1
            // Workers that look at the same instant each count the jobs before the other's: the later gives its job back.
            if (withThis > ofOne) throw new Error('As many jobs of this person are at work as may be at once.')
            atWork.set(person, withThis)
            try {
              if (job) await work(job.data.runId)
            } finally {
              atWork.set(person, (atWork.get(person) ?? 1) - 1)
              // Where one waited others may: else the next would be looked for in two seconds.
              boss.notifyWorker(worker)
            }
          },
        )
      }
      for (let nth = 0; nth < all; nth++) await takeOneAfterAnother()
    },
    isRunning: () => running,
    stop: async () => {
      running = false
      await boss.stop({ graceful: true, timeout: 20_000 })
    },
  }
}
