import type { OutsideCall } from '../../external/call.ts'
import { OutsideFailure } from '../../external/failure.ts'

export interface Wanted {
  /** The kinds of content that are read; an answer that names none is read as well. */
  types: RegExp
  /** Bytes. */
  most: number
  /** Whether the beginning of what is longer will do. */
  cut: boolean
}

/** The same call, whose answers are text in UTF-8 of a bounded length, whatever a stranger's server sends. */
export const asText = (call: OutsideCall, wanted: Wanted): OutsideCall => ({
  ...call,
  fetch: async (...asked) => {
    const answer = await call.fetch(...asked)
    if (answer.ok) return new Response(await textOf(answer, wanted))
    if (answer.status !== 401 && answer.status !== 403 && answer.status !== 404) return answer
    await answer.body?.cancel()
    throw new OutsideFailure(
      'error',
      answer.status === 404 ? 'Nothing was found at its address.' : 'It does not allow automated reading.',
    )
  },
})

async function textOf(answer: Response, { types, most, cut }: Wanted): Promise<string> {
  const type = answer.headers.get('content-type') ?? ''
  if (type && !types.test(type)) {
    await answer.body?.cancel()
    throw new OutsideFailure('error', 'It did not return text.')
  }
  const chunks: Uint8Array[] = []
  let length = 0
  // Leaving the loop cancels the rest.
  for await (const chunk of answer.body ?? []) {
    chunks.push(chunk)
    length += chunk.length
    if (length > most && !cut) throw new OutsideFailure('error', 'Its response was too large.')
    if (length > most) break
  }
  const bytes = Buffer.concat(chunks).subarray(0, most)
  return decoderFor(type, bytes).decode(bytes)
}

/** As the answer's head says, else as its text says of itself, else UTF-8. */
function decoderFor(type: string, bytes: Buffer): TextDecoder {
  const head = bytes.subarray(0, 1024).toString('latin1')
  const [, named] = /charset\s*=\s*["']?([\w:.-]+)/i.exec(type) ??
    /<meta[^>]{0,200}charset\s*=\s*["']?([\w:.-]+)/i.exec(head) ??
    /^<\?xml[^>]{0,200}encoding\s*=\s*["']([\w:.-]+)/i.exec(head) ?? [undefined, 'utf-8']
  try {
    return new TextDecoder(named)
  } catch {
    return new TextDecoder()
  }
}
