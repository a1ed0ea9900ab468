export type ScoreBand = 'low' | 'good' | 'medium' | 'high'

/** Where one band ends and the next begins. */
export const cuts = [50, 70, 85] as const

/** The band of a score by the colour of its severity: 85 and up low, 70 good, 50 medium, below that high. */
export function bandOf(score: number): ScoreBand {
  if (score >= 85) return 'low'
  if (score >= 70) return 'good'
  return score >= 50 ? 'medium' : 'high'
}
