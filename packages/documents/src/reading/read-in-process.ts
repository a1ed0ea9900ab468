import type { DocumentText } from '@casewright/core'
import type { ChildEnd } from '@casewright/sandbox'
import { cancelled, ReadFailure, unsafe } from '../failure.ts'
import type { Answer, Job, ReadStep } from '../job.ts'
import { startClock } from './clock.ts'
import { giveBack, keepWarm, takeReader, turns } from './pool.ts'
import type { Turn } from './turns.ts'

interface Reading {
  forWhom: string
  signal: AbortSignal | undefined
  onProgress(step: ReadStep): void
}

/**
 * Reads one file in a process of its own person's, when it is that person's turn. The turn ends when the process has
 * answered or is gone, so that what was canceled takes nothing from others.
 */
export async function readInProcess(job: Job, reading: Reading): Promise<DocumentText> {
  const turn = await turns.take(reading.forWhom, reading.signal).catch(() => {
    throw cancelled()
  })
  try {
    return await readInTurn(job, reading, turn)
  } finally {
    turn.end()
  }
}

async function readInTurn(job: Job, { forWhom, signal, onProgress }: Reading, turn: Turn): Promise<DocumentText> {
  const { limits } = job
  const reader = takeReader(forWhom, limits)
  const { promise, resolve, reject } = Promise.withResolvers<DocumentText>()
  const clock = startClock(limits, reader.child.usage, reject)
  const abort = (): void => reject(cancelled())
  signal?.addEventListener('abort', abort, { once: true })
  let answered = false

  const hear: { [T in Answer['type']]: (answer: Extract<Answer, { type: T }>) => void } = {
    step: ({ step }) => {
      clock.alive()
      onProgress(step)
    },
    turn: () => {
      if (clock.ocr()) reader.child.allowCpu(limits.cpuSeconds + limits.ocrSeconds)
      turn.yield(clock.pause).then(() => {
        clock.go()
        reader.send({ type: 'go' })
      }, abort)
    },
    done: ({ document }) => {
      answered = true
      resolve(document)
    },
    failed: ({ code, reason, detail }) => {
      answered = true
      reject(new ReadFailure(code, reason, { cause: detail }))
    },
  }
  reader.listen((answer) => hear[answer.type]?.(answer as never))
  void reader.ended.then((end) => reject(failureOf(end)))
  reader.child.hold()
  reader.child.allowCpu(limits.cpuSeconds)
  try {
    await reader.sendBytes(job.bytes)
    reader.send({ type: 'read', name: job.name, limits })
    return await promise
  } finally {
    clock.end()
    signal?.removeEventListener('abort', abort)
    reader.listen(() => {})
    if (!answered) {
      reader.child.kill()
      await reader.ended
    }
    reader.child.release()
    if (answered) giveBack(reader, limits)
    keepWarm()
  }
}

/** Why a process ended that had not answered. */
function failureOf({ why }: ChildEnd): ReadFailure {
  if (why === 'memory') return unsafe('memory')
  if (why === 'cpu') return unsafe('time')
  if (why !== 'failed') return unsafe('crash')
  return new ReadFailure(
    'internal',
    'could not be read, because the server could not start the process that reads files. Tell your administrator.',
  )
}
