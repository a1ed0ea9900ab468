import type { Worker } from 'node:worker_threads'
import { ReadFailure, tooLarge } from '../failure.ts'
import type { ReadLimits } from '../limits.ts'
import type { Message } from './protocol.ts'

const pollMs = 100

/**
 * Watches a worker from outside, so that even one that is stuck in a loop is stopped: by the clock,
 * by silence, and by the memory of its buffers, which `resourceLimits` does not count.
 */
export function guard(worker: Worker, limits: ReadLimits, size: number, stop: (failure: ReadFailure) => void) {
  const started = performance.now()
  let heard = started
  let ocr = false
  const buffers = (limits.memoryMb / 2) * 1024 * 1024 + size * 3
  const tooLong = new ReadFailure(
    'too-long-to-read',
    'took too long to read and was stopped. Split it into smaller files.',
  )
  const timer = setInterval(async () => {
    const now = performance.now()
    const allowed = limits.seconds + (ocr ? limits.ocrSeconds : 0)
    // One page of OCR is one step, and a large one takes longer than any step of a text.
    const silence = limits.stallSeconds * (ocr ? 4 : 1)
    if (now - started > allowed * 1_000 || now - heard > silence * 1_000) stop(tooLong)
    const heap = await worker.getHeapStatistics().catch(() => undefined)
    if (heap && heap.external_memory > buffers) stop(tooLarge('needs more memory than one file may use'))
  }, pollMs)
  return {
    alive(message: Message): void {
      heard = performance.now()
      if (message.type === 'step' && message.step.ocr) ocr = true
    },
    stop: (): void => clearInterval(timer),
  }
}
