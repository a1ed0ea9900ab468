import type { ApiKey } from '@casewright/api/client'
import type { RegistryTool } from '@casewright/core/client'
import { formatDay } from '../../../lib/dates.ts'

/** How long a new key can be valid: what is sent, and what is chosen. */
export const lifetimes = [
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: 'One year' },
  { value: 'never', label: 'Until I revoke it' },
] as const

export const daysOf = (lifetime: string): number | null => (lifetime === 'never' ? null : Number(lifetime))

/** What a key may call: the tools' titles, in their order. One that is gone is named by its id. */
export function scopeWords(tools: ApiKey['tools'], registry: readonly Pick<RegistryTool, 'id' | 'title'>[]): string {
  if (tools === 'all') return 'All tools'
  return tools.map((id) => registry.find((tool) => tool.id === id)?.title ?? id).join(', ')
}

export function lifetimeWords(expiresAt: string | null, now = new Date()): string {
  if (expiresAt === null) return 'Does not expire'
  return `${new Date(expiresAt) > now ? 'Expires' : 'Expired'} ${formatDay(expiresAt)}`
}
