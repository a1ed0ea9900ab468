import { setTimeout as wait } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'

/** A health check that has no answer by then counts as having taken so long. */
const patience = 20_000

const { url } = workerData as { url: string }
const times: number[] = []
let working = true
parentPort?.once('message', () => {
  working = false
})
while (working) {
  const started = performance.now()
  const answer = await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(patience) }).catch(() => null)
  times.push(answer?.ok ? performance.now() - started : patience)
  await answer?.body?.cancel()
  await wait(25)
}
parentPort?.postMessage(times)
parentPort?.close()
