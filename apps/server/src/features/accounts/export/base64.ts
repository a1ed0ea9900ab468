/** Bytes as base64 in pieces: each is cut where three bytes are four letters, so that all of them are one text. */
export async function* base64(content: AsyncIterable<Uint8Array>): AsyncIterable<string> {
  let rest = Buffer.alloc(0)
  for await (const part of content) {
    const bytes = Buffer.concat([rest, part])
    const whole = bytes.length - (bytes.length % 3)
    yield bytes.toString('base64', 0, whole)
    rest = bytes.subarray(whole)
  }
  yield rest.toString('base64')
}
