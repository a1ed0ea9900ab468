import { readdirSync, readFileSync } from 'node:fs'

/** A process and all that it started: parents by process. */
function family(root: number): number[] {
  const parents = new Map<number, number>()
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry)))
    try {
      const [, parent = '0'] = /^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${name}/status`, 'utf8')) ?? []
      parents.set(Number(name), Number(parent))
    } catch {
      // It has ended meanwhile.
    }
  const members = [root]
  for (const member of members)
    for (const [child, parent] of parents) if (parent === member && !members.includes(child)) members.push(child)
  return members
}

/**
 * Memory of a server and its database in megabytes: what each process has for itself, and its part of what is shared
 * (PSS). Linux alone; NaN elsewhere.
 */
export function memoryOf(root: number): number {
  if (process.platform !== 'linux') return Number.NaN
  return family(root).reduce((sum, pid) => sum + kilobytesOf(pid), 0) / 1024
}

/** Nothing of a process that has ended meanwhile. */
function kilobytesOf(pid: number): number {
  try {
    return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0)
  } catch {
    return 0
  }
}
