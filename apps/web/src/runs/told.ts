import { type QueryClient, useQuery } from '@tanstack/react-query'
import { postJson } from '../lib/api.ts'
import { asking } from '../lib/query.ts'

export const toldKey = ['/api/notifications'] as const

export const useTold = () => useQuery({ queryKey: toldKey, queryFn: asking('/api/notifications') })

/** Notes at the server what the person saw; a failure costs nothing but a notification too many. */
export async function markSeen(client: QueryClient, seen: { through: string } | { runs: string[] }): Promise<void> {
  await postJson('/api/notifications/seen', { body: seen }).catch(() => {})
  await client.invalidateQueries({ queryKey: toldKey })
}
