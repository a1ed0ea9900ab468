import type { Fetch, ReadPage } from '@casewright/publishers'

const most = 4_000_000
const milliseconds = 30_000

/** Reads pages of publishers, each once. One that cannot be had is no reason to stop. */
export function pageReader(send: Fetch, signal: AbortSignal): ReadPage {
  const read = new Map<string, Promise<string | undefined>>()
  const get = async (url: string): Promise<string | undefined> => {
    const response = await send(url, {
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(milliseconds)]),
    })
    if (response.status !== 200) {
      await response.body?.cancel()
      return undefined
    }
    const parts: Uint8Array[] = []
    let bytes = 0
    for await (const part of response.body ?? []) {
      bytes += part.length
      if (bytes > most) return undefined
      parts.push(part)
    }
    return Buffer.concat(parts).toString('utf8')
  }
  return (url) => {
    const page = read.get(url) ?? get(url).catch(() => undefined)
    read.set(url, page)
    return page
  }
}
