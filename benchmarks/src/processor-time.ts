import { readdir, readFile } from 'node:fs/promises'

/** Clock ticks of Linux in a second, as /proc counts them. */
const ticks = 100

interface Stat {
  parent: number
  /** Ticks of the process and of its children that have ended. */
  own: number
}

const statOf = (pid: string): Promise<Stat | null> =>
  readFile(`/proc/${pid}/stat`, 'utf8').then(
    (line) => {
      // The name, in brackets, may have spaces.
      const fields = line
        .slice(line.lastIndexOf(')') + 2)
        .split(' ')
        .map(Number)
      const [parent = 0, user = 0, system = 0, childUser = 0, childSystem = 0] = [1, 11, 12, 13, 14].map(
        (at) => fields[at],
      )
      return { parent, own: user + system + childUser + childSystem }
    },
    () => null,
  )

/**
 * Milliseconds of processor time that this process and all it started have taken, those that have ended among them. On a
 * machine that others use, it says what a clock does not. Linux only.
 */
export async function processorTime(): Promise<number> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const stats = new Map<number, Stat>()
  for (const pid of pids) {
    const stat = await statOf(pid)
    if (stat) stats.set(Number(pid), stat)
  }
  const isOurs = (pid: number): boolean => {
    const parent = stats.get(pid)?.parent ?? 0
    return pid === process.pid || (parent > 1 && isOurs(parent))
  }
  return [...stats].reduce((sum, [pid, { own }]) => sum + (isOurs(pid) ? (own * 1000) / ticks : 0), 0)
}
