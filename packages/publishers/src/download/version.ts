import type { Known } from './part-file.ts'

/** Whether an answer brings what follows, of the same version of the file. */
export function continues(response: Response, begun: Known & { bytes: number }): boolean {
  const [, start, total] = /^bytes (\d+)-\d+\/(\d+)$/.exec(response.headers.get('content-range') ?? '') ?? []
  const validator = validatorOf(response)
  return (
    Number(start) === begun.bytes &&
    (begun.total === undefined || Number(total) === begun.total) &&
    (validator === undefined || validator === begun.validator)
  )
}

/** A weak tag is of no use here: it says that two files mean the same, not that they have the same bytes. */
function validatorOf({ headers }: Response): string | undefined {
  const tag = headers.get('etag')
  return tag && !tag.startsWith('W/') ? tag : (headers.get('last-modified') ?? undefined)
}

export function knownOf(url: string, response: Response, total: number | undefined): Known | undefined {
  const validator = validatorOf(response)
  return validator ? { url, validator, ...(total === undefined ? {} : { total }) } : undefined
}

export function totalOf({ headers }: Response, at: number): number | undefined {
  const range = /\/(\d+)$/.exec(headers.get('content-range') ?? '')?.[1]
  if (range) return Number(range)
  const length = headers.get('content-length')
  return length === null ? undefined : at + Number(length)
}
