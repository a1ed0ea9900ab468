import { OutsideFailure } from './failure.ts'

/** The body as text. @throws OutsideFailure when it is larger than `most` bytes */
export async function readCapped(answer: Response, most: number): Promise<string> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of answer.body ?? []) {
    bytes += chunk.length
    if (bytes > most) throw new OutsideFailure('error', 'Its response was too large.')
    chunks.push(chunk)
  }
  return new TextDecoder().decode(Buffer.concat(chunks))
}
