import { counted } from '@casewright/core/client'

/** '40 seconds', '3 minutes', '2 hours', '5 days'. */
export function lengthOf(seconds: number): string {
  if (seconds < 90) return counted(Math.max(0, Math.round(seconds)), 'second')
  if (seconds < 90 * 60) return counted(Math.round(seconds / 60), 'minute')
  if (seconds < 36 * 60 * 60) return counted(Math.round(seconds / 3600), 'hour')
  return counted(Math.round(seconds / 86_400), 'day')
}
