import { z } from 'zod'

/** How much a finding matters. The specification's three values, in this order. */
export const severities = ['high', 'medium', 'low'] as const

export const severity = z.enum(severities)
export type Severity = z.infer<typeof severity>
