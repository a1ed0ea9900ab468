import { parentPort, workerData } from 'node:worker_threads'

/**
 * A thread of its own, so that it looks even while the process is stuck in a loop or in native code. It ends the
 * process where nobody outside does: when the parent is gone, or too much is used.
 */
interface Watched {
  parent: number | undefined
  usage: boolean
  memoryMb: number
  cpuEnd: Float64Array
}

const { parent, usage, memoryMb, cpuEnd } = workerData as Watched

setInterval(() => {
  if (parent !== undefined && process.ppid !== parent) end('SIGKILL')
  if (!usage) return
  const { user, system } = process.cpuUsage()
  if (process.memoryUsage.rss() > memoryMb * 1024 * 1024) end('SIGABRT')
  if ((user + system) / 1e6 > (cpuEnd[0] ?? 0)) end('SIGXCPU')
}, 100)
parentPort?.postMessage('watching')

/** The signal says why. Windows knows but one way to end a process. */
function end(signal: NodeJS.Signals): void {
  process.kill(process.pid, process.platform === 'win32' ? 'SIGKILL' : signal)
}
