import { CasewrightError } from '@casewright/core'

/** Most bytes of a call: a file of 10 MB as base64, and what stands around it. */
export const mostBytes = 15 * 1024 * 1024

/**
 * Reads the one message of a request. Batches are refused: each of their calls would be a run.
 * @throws CasewrightError too-large; bad-input
 */
export async function readCall(request: Request): Promise<unknown> {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of (request.body ?? []) as AsyncIterable<Uint8Array>) {
    bytes += part.length
    if (bytes > mostBytes)
      throw new CasewrightError('too-large', 'The call is too large. A file can be up to about 10 MB.')
    parts.push(part)
  }
  let message: unknown
  try {
    message = JSON.parse(Buffer.concat(parts).toString('utf8'))
  } catch (cause) {
    throw new CasewrightError('bad-input', 'The call is not JSON.', { cause })
  }
  if (Array.isArray(message)) throw new CasewrightError('bad-input', 'Send one call at a time, not a list of them.')
  return message
}
