import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

/** Waits until something holds; the test's own clock is the limit. */
export async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await sleep(20)
}

/** Whether a process runs. One that has ended and was not yet taken away does not. */
export function isAlive(pid = 0): boolean {
  try {
    process.kill(pid, 0)
    return process.platform !== 'linux' || !/\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'latin1'))
  } catch {
    return false
  }
}
