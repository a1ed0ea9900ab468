import type { Severity } from '@casewright/core'
import { type Theme, themes } from '../factors/factor.ts'
import type { Told } from '../reading/read.ts'

/** Where the injured person's own fault still bars recovery as a rule, instead of reducing it. */
const contributory: readonly string[] = ['al', 'dc', 'md', 'nc', 'va']
const contributoryPoints = -18

/** What a factor counts for the client, with the words by which the page calls it. */
export interface Counted {
  title: string
  points: number
  impact: string
  now?: string
  later?: string
}

/** @param isUsual whether the client is who usually brings the case, in a criminal case the defense */
const lacks = ({ points, other = 0 }: { points: number; other?: number }, isTheirs: boolean) =>
  isTheirs ? other : points

export function countedOf({ factor, stance, whose }: Told, isUsual: boolean, jurisdiction: string | null): Counted {
  const { title, points, impact, now, later, denied } = factor
  const usual = (amount: number) => (isUsual || amount === 0 ? amount : -amount)
  const told = stance === 'denied' && denied ? denied : { title, impact, now, later }
  const rest = { impact: told.impact, ...(told.now && { now: told.now }), ...(told.later && { later: told.later }) }
  if (stance === 'denied' && denied) {
    // What the client's own side lacks counts for the client; what the case lacks, for who brings it.
    return {
      title: denied.title,
      points: typeof points === 'number' ? usual(denied.points) : lacks(denied, whose !== points.unnamed),
      ...rest,
    }
  }
  if (typeof points !== 'number')
    return { title: whose === 'other' ? points.otherTitle : title, points: points[whose ?? 'own'], ...rest }
  if (factor.id === 'comparative-fault' && jurisdiction && contributory.includes(jurisdiction))
    return {
      title,
      points: usual(contributoryPoints),
      ...rest,
      impact: 'Here the injured person’s own fault is, as a rule, a complete bar to recovery.',
    }
  return { title, points: usual(points), ...rest }
}

/** How grave what pulls down is: high from 9 points, medium from 5. */
export const severityOf = (points: number): Severity =>
  Math.abs(points) >= 9 ? 'high' : Math.abs(points) >= 5 ? 'medium' : 'low'

export interface ThemeSum {
  theme: Theme
  title: string
  sum: number
  /** What of the sum counts: at most the theme's bound, up or down. */
  counted: number
}

/** The points of each theme, held within its bound. */
export function themeSums(factors: readonly { theme: Theme; points: number }[]): ThemeSum[] {
  return (Object.keys(themes) as Theme[]).flatMap((theme) => {
    const mine = factors.filter((one) => one.theme === theme)
    if (mine.length === 0) return []
    const sum = mine.reduce((total, { points }) => total + points, 0)
    const { most, title } = themes[theme]
    return [{ theme, title, sum, counted: Math.max(-most, Math.min(most, sum)) }]
  })
}
