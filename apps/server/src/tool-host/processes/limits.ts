import { availableParallelism } from 'node:os'
import type { LineLimits } from './line.ts'

const cores = availableParallelism()

export interface HostLimits extends LineLimits {
  /** Of CPU, for one run. What it waits for a model or a source is not counted. */
  cpuSeconds: number
  /** Of CPU, to look at the firm's files. */
  checkCpuSeconds: number
  memoryMb: number
  heapMb: number
  /** How far tools stand behind the server for the CPU. */
  nice: number
  /** After so many a process is replaced, whatever it has gathered. */
  runsInAll: number
  /** One that has nothing to do ends after this, unless it is the only one. */
  idleMilliseconds: number
  /** How long a canceled run may take to stop before its process is killed. */
  graceMilliseconds: number
  /** A run that has waited for an answer this long leaves its process to another. */
  restMilliseconds: number
}

export const hostLimits: HostLimits = {
  cores,
  // Each takes some 80 MB for itself.
  processes: Math.min(9, Math.max(3, cores + 1)),
  runsEach: 12,
  cpuSeconds: 60,
  checkCpuSeconds: 3,
  memoryMb: 768,
  heapMb: 448,
  nice: 10,
  runsInAll: 200,
  idleMilliseconds: 60_000,
  graceMilliseconds: 1000,
  restMilliseconds: 150,
}

/** What may leave a job, in characters of JSON or in bytes. */
export const leaving = {
  result: 8 * 1024 * 1024,
  file: 64 * 1024 * 1024,
  partial: 1024 * 1024,
  /** Steps, checks and words for the log. */
  lines: 2000,
}

/** How long one message of a process of tools may be: the largest question to a model, and the largest file. */
export const heardOfTools = { said: 8 * 1024 * 1024, bytes: leaving.file }
