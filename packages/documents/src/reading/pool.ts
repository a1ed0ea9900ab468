import { availableParallelism } from 'node:os'
import { defaultLimits, type ReadLimits } from '../limits.ts'
import { lifeSeconds, type Reader, startReader } from './reader.ts'
import { Turns } from './turns.ts'

/** Files that are read at once. */
export const atOnce = Math.max(2, Math.min(4, availableParallelism()))

/** How long a process that has read waits for another file of its person. */
const idleMs = 60_000

export const turns = new Turns(atOnce)

/** Processes that wait for work, the longest waiting first. */
export const idle: Reader[] = []

/** A process that may read for this person: one that did, or one that has read nothing. */
export function takeReader(whom: string, limits: ReadLimits): Reader {
  if (!isUsual(limits)) return start(limits)
  const found = idle.find((reader) => reader.whom === whom) ?? idle.find((reader) => reader.whom === undefined)
  if (found) drop(found)
  const reader = found ?? start(limits)
  reader.whom = whom
  return reader
}

/** Takes a process back that has answered. */
export function giveBack(reader: Reader, limits: ReadLimits): void {
  if (!isUsual(limits) || !reader.fit()) {
    reader.child.kill()
    return
  }
  wait(reader)
  const timer = setTimeout(() => {
    if (drop(reader)) reader.child.kill()
  }, idleMs).unref()
  void reader.ended.then(() => clearTimeout(timer))
  while (idle.length > atOnce + 1) idle.shift()?.child.kill()
}

/** Has one process ready that has read nothing, so that nobody waits for its start. */
export function keepWarm(): void {
  if (!idle.some((reader) => reader.whom === undefined)) wait(start(defaultLimits))
}

/** Ends all that wait; those at work end with theirs. */
export function endIdleReaders(): void {
  for (const reader of idle.splice(0)) reader.child.kill()
}

function wait(reader: Reader): void {
  idle.push(reader)
  void reader.ended.then(() => drop(reader))
}

function drop(reader: Reader): boolean {
  const at = idle.indexOf(reader)
  if (at >= 0) idle.splice(at, 1)
  return at >= 0
}

const start = ({ memoryMb, heapMb, cpuSeconds, ocrSeconds }: ReadLimits): Reader =>
  startReader(memoryMb, heapMb, lifeSeconds(cpuSeconds + ocrSeconds))

/** Others are for trials: a process that is started with their memory is not kept. */
const isUsual = ({ memoryMb, heapMb }: ReadLimits): boolean =>
  memoryMb === defaultLimits.memoryMb && heapMb === defaultLimits.heapMb
