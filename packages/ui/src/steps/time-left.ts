import type { Run } from '@casewright/core/client'

type Told = Pick<Run, 'steps'>

/** Before so much time has gone by, in milliseconds, and so much is done, a guess would jump. */
const leastTime = 5_000
const leastDone = 2
const leastShare = 0.04

/** A time to come in coarse steps, so that it does not jump: 'About 2 minutes left'. */
const inWords = (milliseconds: number): string => {
  const seconds = milliseconds / 1000
  if (seconds < 8) return 'A few seconds left'
  if (seconds < 55) return `About ${Math.ceil(seconds / 10) * 10} seconds left`
  if (seconds < 90) return 'About a minute left'
  const minutes = Math.round(seconds / 60)
  if (minutes < 60) return `About ${minutes > 10 ? Math.round(minutes / 5) * 5 : minutes} minutes left`
  const hours = Math.round(minutes / 60)
  return hours === 1 ? 'About an hour left' : `About ${hours} hours left`
}

/**
 * How long the step at work will take, by how fast it has gone since it began. Nothing while too little is done to
 * say, and where nobody counts. It changes with what the run tells, not with the clock.
 */
export const timeLeft = ({ steps }: Told): string | undefined => {
  const last = steps.at(-1)
  if (last?.done === undefined || !last.total || last.done >= last.total) return undefined
  // Pages that are read and pages that are recognized are counted as one.
  const other = steps.findLastIndex(
    ({ done, total }) => total !== last.total || done === undefined || done > (last.done ?? 0),
  )
  const first = steps[other + 1]
  if (first?.done === undefined) return undefined
  const done = last.done - first.done
  const time = Date.parse(last.at) - Date.parse(first.at)
  if (time < leastTime || done < leastDone || done < last.total * leastShare) return undefined
  return inWords((time / done) * (last.total - last.done))
}
