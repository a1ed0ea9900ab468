import type { RunSummary } from '@casewright/core/client'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { postJson } from '../lib/api.ts'

export interface Told {
  /** The latest runs that came to a result or failed. */
  runs: (RunSummary & { seen: boolean })[]
  /** Of all such runs, not of these alone. */
  unseen: number
}

export const toldKey = ['/api/notifications'] as const

export const useTold = () => useQuery<Told>({ queryKey: toldKey })

/** Notes at the server what the person saw; a failure costs nothing but a notification too many. */
export async function markSeen(client: QueryClient, seen: { through: string } | { runs: string[] }): Promise<void> {
  await postJson('/api/notifications/seen', seen).catch(() => {})
  await client.invalidateQueries({ queryKey: toldKey })
}
