import type { Connection } from '@casewright/api/client'
import { counted } from '@casewright/core/client'

/** What is known of a place, in one line: where it is, and whether there is a key. */
export function placeWords({ kind, host, trust, key }: Connection): string {
  const where =
    kind === 'model' || kind === 'mail' ? (trust === 'local' ? 'in your own network' : 'outside your network') : ''
  const keyed =
    kind === 'mail'
      ? key === 'set'
        ? 'with a password'
        : ''
      : key === 'set'
        ? 'key set'
        : key === 'missing'
          ? 'no key'
          : ''
  return [host, host && where, keyed].filter(Boolean).join(', ')
}

/** The last 24 hours: '12 answered, 1 failed'. */
export function dayWords({ day }: Connection): string {
  const parts = (['answered', 'failed', 'refused', 'aborted'] as const).flatMap((of) =>
    day[of] > 0 ? [`${day[of].toLocaleString('en-US')} ${dayOf[of]}`] : [],
  )
  return parts.length > 0 ? parts.join(', ') : 'Not asked'
}

const dayOf = { answered: 'answered', failed: 'failed', refused: 'blocked', aborted: 'interrupted' } as const

const windows: Record<number, string> = { 60: 'this minute', 3600: 'this hour', 86400: 'today' }

/** What may still be asked: '29 of 30 left this minute'. */
export const budgetWords = ({ budget }: Connection): string[] =>
  budget.map(
    ({ left, of, seconds }) =>
      `${left.toLocaleString('en-US')} of ${of.toLocaleString('en-US')} left ${windows[seconds] ?? `in ${counted(seconds, 'second')}`}`,
  )

/** '0.41 seconds'. */
export const secondsWords = (milliseconds: number): string =>
  `${(milliseconds / 1000).toLocaleString('en-US', { maximumSignificantDigits: 2 })} seconds`
