import { documentOfHtml } from '@casewright/library/html'
import { askJson } from '../../external/ask.ts'
import type { OutsideCall } from '../../external/call.ts'
import { cluster, opinionAnswer } from './schemas.ts'

/** Separate opinions of one case, at most. */
const mostOpinions = 6

/** All opinions of a case, the lead first as the source lists them, parted by blank lines. */
export async function textOfCluster(
  id: string,
  call: OutsideCall,
  base: URL,
  headers: HeadersInit,
): Promise<string | null> {
  const found = await askJson(call, new URL(`/api/rest/v4/clusters/${encodeURIComponent(id)}/`, base), cluster, {
    headers,
  })
  const parts: string[] = []
  for (const address of found?.sub_opinions?.slice(0, mostOpinions) ?? []) {
    const number = /\/opinions\/(\d+)\/?$/.exec(address)?.[1]
    if (!number) continue
    // The address is made again: what an answer says is followed nowhere.
    const url = new URL(`/api/rest/v4/opinions/${number}/`, base)
    const opinion = await askJson(call, url, opinionAnswer, { headers })
    const html =
      opinion?.html_with_citations ||
      opinion?.html_columbia ||
      opinion?.html_lawbox ||
      opinion?.xml_harvard ||
      opinion?.html_anon_2020 ||
      opinion?.html
    const text = html ? documentOfHtml(html) : (opinion?.plain_text ?? '').trim()
    if (text) parts.push(text)
  }
  return parts.length > 0 ? parts.join('\n\n') : null
}
