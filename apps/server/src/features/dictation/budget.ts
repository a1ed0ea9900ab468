import { CasewrightError } from '@casewright/core'

/** Seconds of sound that one person may have heard in so many minutes: parts of a sentence are heard more than once. */
const mostSeconds = 3600
const windowMilliseconds = 10 * 60_000
/** Sounds of one person that wait or are heard at once. */
const mostAtOnce = 2

interface Used {
  since: number
  seconds: number
  atOnce: number
}

export interface Budget {
  /** Does what is asked for a person, within what each may have. @throws CasewrightError too-many-attempts */
  spend<T>(person: string, seconds: number, work: () => Promise<T>): Promise<T>
}

/** What each person dictates, counted in this process and forgotten after a while. */
export function createBudget(now: () => number = Date.now): Budget {
  const people = new Map<string, Used>()

  const of = (person: string): Used => {
    const known = people.get(person)
    if (known && now() - known.since < windowMilliseconds) return known
    for (const [one, { since, atOnce }] of people)
      if (atOnce === 0 && now() - since >= windowMilliseconds) people.delete(one)
    const fresh = { since: now(), seconds: 0, atOnce: known?.atOnce ?? 0 }
    people.set(person, fresh)
    return fresh
  }
  return {
    async spend(person, seconds, work) {
      const used = of(person)
      if (used.atOnce >= mostAtOnce)
        throw new CasewrightError('too-many-attempts', 'You are dictating in too many pages.')
      if (used.seconds + seconds > mostSeconds)
        throw new CasewrightError(
          'too-many-attempts',
          'You have dictated more than this server takes at once. Wait a few minutes and go on.',
        )
      used.seconds += seconds
      used.atOnce += 1
      try {
        return await work()
      } finally {
        used.atOnce -= 1
        const later = people.get(person)
        if (later && later !== used) later.atOnce = Math.max(0, later.atOnce - 1)
      }
    },
  }
}
