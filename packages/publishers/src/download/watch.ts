import type { Clock } from './clock.ts'

/** A connection that brings less than this in its time is given up, however steadily it drips. */
const least = { bytes: 30_000, milliseconds: 60_000 }

/** Calls out when too little came in the time that is allowed for it. */
export function watchOver(clock: Clock, giveUp: () => void) {
  let bytes = 0
  let stop = () => {}
  const start = () => {
    bytes = 0
    stop = clock.after(least.milliseconds, () => {
      if (bytes < least.bytes) giveUp()
      else start()
    })
  }
  start()
  return {
    saw(count: number) {
      bytes += count
    },
    end: () => stop(),
  }
}
