import { readFileSync } from 'node:fs'
import type { Usage } from './child-options.ts'

const page = 4096
/** Clock ticks of a second, which Linux promises to programs whatever its own clock does. */
const ticks = 100

/** What a process uses, as Linux tells it; undefined where it does not, or the process is gone. */
export function usageOf(pid: number): Usage | undefined {
  try {
    const [, resident] = readFileSync(`/proc/${pid}/statm`, 'latin1').split(' ')
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1')
    // The name stands in parentheses, and may hold any sign.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return {
      memoryMb: (Number(resident) * page) / 1024 / 1024,
      cpuSeconds: (Number(fields[11]) + Number(fields[12])) / ticks,
    }
  } catch {
    return undefined
  }
}
