import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Orders } from '../command.ts'
import { isBudget } from './budget.ts'
import { deliver, openChannel } from './channel.ts'

const orders = JSON.parse(process.argv[2] ?? '') as Orders
process.title = orders.name
process.argv.length = 2

/** Seconds of CPU at which this process ends; read by the watchdog. */
const cpuEnd = new Float64Array(new SharedArrayBuffer(8))
cpuEnd[0] = orders.cpuSeconds ?? Number.POSITIVE_INFINITY

openChannel((message) => {
  if (!isBudget(message)) return deliver(message)
  const { user, system } = process.cpuUsage()
  const [seconds] = Object.values(message)
  cpuEnd[0] = Math.min(orders.cpuSeconds ?? Number.POSITIVE_INFINITY, (user + system) / 1e6 + (seconds ?? 0))
})

if (orders.watch.usage || orders.watch.parent !== undefined) {
  const watchdog = new Worker(new URL('./watchdog.ts', import.meta.url), {
    workerData: { ...orders.watch, memoryMb: orders.memoryMb, cpuEnd },
    resourceLimits: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 2 },
  })
  // Nothing runs before it is watched: with memory full, the thread could not start any more.
  await once(watchdog, 'message')
  watchdog.unref()
}

await import(orders.entry)
