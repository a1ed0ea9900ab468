import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { remoteEmbedder } from './remote.ts'

let server: Server | undefined
afterEach(() => server?.close())

/** A server that speaks `/v1/embeddings`, as far as one answers. */
async function serving(answer: (input: string[]) => { status: number; body: unknown }) {
  const asked: string[][] = []
  server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const { input, input_type } = JSON.parse(Buffer.concat(chunks).toString())
    asked.push([input_type, ...input])
    const { status, body } = answer(input)
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
  const embedder = remoteEmbedder({
    id: 'compatible:multilingual-e5-small',
    model: 'multilingual-e5-small',
    apiKey: undefined,
    baseUrl,
    trust: 'local',
    fetch,
  })
  return { asked, embedder }
}

const { signal } = new AbortController()

describe('an embedding server', () => {
  it('is told by the model’s own prefix what is a query, and its vectors are put in order and made of length 1', async () => {
    const { asked, embedder } = await serving((input) => ({
      status: 200,
      body: { data: input.map((_, index) => ({ index, embedding: [3 + index, 4] })).reverse() },
    }))
    const vectors = await embedder.embed(['one', 'two'], 'query', signal)
    expect(asked).toEqual([['query', 'query: one', 'query: two']])
    expect(Array.from(vectors[0] as Float32Array, (value) => value.toFixed(2))).toEqual(['0.60', '0.80'])
    await embedder.embed(
      Array.from({ length: 40 }, () => 'three'),
      'passage',
      signal,
    )
    expect(asked.slice(1).map((input) => [input.length, ...input.slice(0, 2)])).toEqual([
      [33, 'passage', 'passage: three'],
      [9, 'passage', 'passage: three'],
    ])
  })

  it.each([
    [{ status: 404, body: {} }, 'The embedding server answered with an error (404).'],
    [{ status: 200, body: { data: [] } }, 'The embedding server answered with something else than vectors.'],
    [{ status: 200, body: {} }, 'The embedding server answered with something else than vectors.'],
  ])('that answers %j is reported in one sentence', async (answer, why) => {
    const { embedder } = await serving(() => answer)
    await expect(embedder.embed(['one'], 'query', signal)).rejects.toThrow(why)
  })
})
