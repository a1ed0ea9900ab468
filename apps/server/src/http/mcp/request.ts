import { matterHeader } from '@casewright/api'
import { type Action, CasewrightError } from '@casewright/core'
import { z } from 'zod'
import { mostBytes } from './body.ts'

const file = z.object({
  name: z.string().min(1).max(1_000),
  base64: z.base64().max(mostBytes).optional(),
  text: z.string().max(mostBytes).optional(),
})
const anywhere = 'http://localhost/'

/**
 * The arguments of an assistant as the request that a page would send, so that they go the same way.
 * @param matter the id of the matter that it is to work in
 * @throws CasewrightError bad-input where a file is not one
 */
export function requestOf({ files }: Pick<Action, 'files'>, args: Record<string, unknown>, matter?: string): Request {
  const inMatter: Record<string, string> = matter ? { [matterHeader]: matter } : {}
  const named = files ? args[files.field] : undefined
  const given = files?.count && Array.isArray(named) ? named : [named]
  if (!files || given.every((one) => one === undefined || typeof one === 'string'))
    return new Request(anywhere, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...inMatter },
      body: JSON.stringify(args),
    })
  const form = new FormData()
  for (const [key, value] of Object.entries(args))
    if (key !== files.field) form.set(key, typeof value === 'string' ? value : JSON.stringify(value))
  for (const one of given) {
    const sent = file.safeParse(one)
    if (!sent.success || (sent.data.base64 === undefined && sent.data.text === undefined))
      throw new CasewrightError('bad-input', 'The file needs a name, and its bytes as base64 or its words as text.')
    const bytes = sent.data.base64 === undefined ? sent.data.text : Buffer.from(sent.data.base64, 'base64')
    form.append(files.field, new Blob([bytes as BlobPart]), sent.data.name)
  }
  return new Request(anywhere, { method: 'POST', headers: inMatter, body: form })
}
