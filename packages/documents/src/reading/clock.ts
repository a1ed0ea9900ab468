import type { Usage } from '@casewright/sandbox'
import { ReadFailure, unsafe } from '../failure.ts'
import type { ReadLimits } from '../limits.ts'

const pollMs = 100

/** Where a process does not show its CPU, and for one that does nothing: seconds of the clock for one of CPU. */
const patience = 4

/**
 * Watches one reading: by the clock, and by the CPU that it uses without getting on. A machine that is busy with others
 * makes a reading slow and not unsafe, so it is by CPU that a file is called so.
 */
export function startClock(limits: ReadLimits, usage: () => Usage | undefined, stop: (failure: ReadFailure) => void) {
  let spent = 0
  let heard = performance.now()
  let cpuHeard = usage()?.cpuSeconds
  let ocr = false
  let resumed: number | undefined = heard

  const timer = setInterval(() => {
    if (resumed === undefined) return
    const now = performance.now()
    const allowed = limits.seconds + (ocr ? limits.ocrSeconds : 0)
    if ((spent + now - resumed) / 1_000 > allowed) return stop(tooLong())
    // One page of OCR is one step, and a large one takes longer than any step of a text.
    const silence = limits.stallSeconds * (ocr ? 4 : 1)
    const cpu = usage()?.cpuSeconds
    if (cpu !== undefined && cpuHeard !== undefined && cpu - cpuHeard > silence) stop(unsafe('time'))
    else if ((now - heard) / 1_000 > silence * patience) stop(tooLong())
  }, pollMs)

  const alive = (): void => {
    heard = performance.now()
    cpuHeard = usage()?.cpuSeconds ?? cpuHeard
  }
  return {
    alive,
    /** More is allowed from now on. Returns whether this is news. */
    ocr(): boolean {
      const first = !ocr
      ocr = true
      return first
    },
    /** Time in which it waits for its turn is not its own. */
    pause(): void {
      if (resumed !== undefined) spent += performance.now() - resumed
      resumed = undefined
    },
    go(): void {
      resumed ??= performance.now()
      alive()
    },
    end: (): void => clearInterval(timer),
  }
}

const tooLong = (): ReadFailure =>
  new ReadFailure('too-long-to-read', 'took too long to read and was stopped. Split it into smaller files.')
