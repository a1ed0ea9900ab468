import { readFileSync } from 'node:fs'
import type { Defer } from './folder.ts'
import type { Node } from './server.ts'

export interface Memory {
  /** Megabytes that the largest process took when the watch began, and at most. */
  first: number
  most: number
}

/** Looks at processes' memory every half second (Linux; NaN elsewhere). @returns what was seen so far */
export function watchMemory(nodes: readonly Node[], defer: Defer): () => Memory {
  const seen: Memory = { first: Number.NaN, most: Number.NaN }
  const look = () => {
    const now = Math.max(...nodes.map(({ child }) => residentOf(child.pid)))
    if (Number.isNaN(seen.first)) seen.first = now
    seen.most = Number.isNaN(seen.most) ? now : Math.max(seen.most, now)
  }
  look()
  const timer = setInterval(look, 500)
  defer(() => clearInterval(timer))
  return () => ({ ...seen })
}

function residentOf(pid: number | undefined): number {
  try {
    return Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
  } catch {
    return 0
  }
}

export const largest = ({ first, most }: Memory): string =>
  Number.isNaN(most) ? '' : `largest process ${Math.round(first)} MB before, ${Math.round(most)} MB at most`
