import { expect, test } from 'vitest'
import { base64 } from './base64.ts'

async function* pieces(bytes: Buffer, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

async function whole(content: AsyncIterable<string>) {
  let text = ''
  for await (const piece of content) text += piece
  return text
}

test.for([1, 2, 3, 7, 64, 1000])('cut into pieces of %i bytes, the text is the same', async (size) => {
  const bytes = Buffer.from(Array.from({ length: 331 }, (_, index) => (index * 37) % 256))
  expect(await whole(base64(pieces(bytes, size)))).toBe(bytes.toString('base64'))
})

test('nothing is an empty text', async () => {
  expect(await whole(base64(pieces(Buffer.alloc(0), 3)))).toBe('')
})
