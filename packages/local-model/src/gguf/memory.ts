import { readFileSync } from 'node:fs'
import { freemem, totalmem } from 'node:os'
import type { ModelFacts } from './read-gguf.ts'

const megabyte = 1024 * 1024
/** The process itself: Node, the engine, grammars. */
const processBytes = 400 * megabyte
/** Tokens that are worked on at once. */
export const batch = 512
/** A window that is smaller is of no use to any tool. */
export const smallestWindow = 2048
const usualWindow = 32_768

/** Bytes that a model takes with a window of so many tokens: an upper bound. */
export const memoryOf = (facts: ModelFacts, window: number): number =>
  Math.ceil((facts.bytes + window * facts.bytesPerToken + batch * facts.vocabulary * 4) * 1.1) + processBytes

/** Bytes that weights of this length usually take with the engine and a window, before their file can be read. */
export const usualMemory = (bytes: number): number => Math.ceil(bytes * 1.3) + 700 * megabyte

/** Memory of this machine or of the container, in bytes: all of it, and what can still be had. */
export interface Memory {
  total: number
  free: number
}

export function memoryHere(): Memory {
  const here = { total: totalmem(), free: numberIn('/proc/meminfo', /^MemAvailable:\s+(\d+) kB/m, 1024) ?? freemem() }
  const limit = numberIn('/sys/fs/cgroup/memory.max', /^(\d+)/)
  if (limit === undefined || limit > here.total) return here
  const used = numberIn('/sys/fs/cgroup/memory.current', /^(\d+)/) ?? 0
  return { total: limit, free: Math.min(here.free, Math.max(0, limit - used)) }
}

function numberIn(path: string, where: RegExp, unit = 1): number | undefined {
  try {
    const found = where.exec(readFileSync(path, 'latin1'))?.[1]
    return found === undefined ? undefined : Number(found) * unit
  } catch {
    return undefined
  }
}

/**
 * Tokens that a model may have before it at once on this machine: those of its file, as far as half of the memory
 * behind its weights carries them.
 */
export function windowFor(facts: ModelFacts, memory: Memory, wanted = usualWindow): number {
  const room = Math.max(0, memory.total - memoryOf(facts, 0)) / 2
  const carried = Math.floor(room / 1.1 / Math.max(1, facts.bytesPerToken))
  return Math.min(facts.window, wanted, Math.max(smallestWindow, carried))
}

/** "1.3 GB" */
export const showMemory = (bytes: number): string => `${(bytes / 1024 / megabyte).toFixed(1)} GB`
