import { askJson } from '../../external/ask.ts'
import type { OutsideCall } from '../../external/call.ts'
import type { SourceAuthority } from '../source.ts'
import { cluster, docketAnswer } from './schemas.ts'

/** The court of a case stands in its docket. Two requests at most. */
export async function withCourt(
  authority: SourceAuthority,
  call: OutsideCall,
  base: URL,
  headers: HeadersInit,
): Promise<SourceAuthority> {
  if (authority.court) return authority
  const docket = authority.docket ?? (await docketOf(authority.id, call, base, headers))
  const number = /\/dockets\/(\d+)\/?$/.exec(docket ?? '')?.[1]
  if (!number) return authority
  const url = new URL(`/api/rest/v4/dockets/${number}/`, base)
  url.searchParams.set('fields', 'court_id')
  const found = await askJson(call, url, docketAnswer, { headers })
  return found?.court_id ? { ...authority, court: found.court_id } : authority
}

async function docketOf(id: string, call: OutsideCall, base: URL, headers: HeadersInit) {
  const found = await askJson(call, new URL(`/api/rest/v4/clusters/${encodeURIComponent(id)}/`, base), cluster, {
    headers,
  })
  return found?.docket
}
