/** An answer of a tool as it came, and when. */
export interface Asked {
  run: string
  output: unknown
  /** Milliseconds until the first evidence was streamed, and until the result stood. */
  first: number
  whole: number
}

/**
 * Reads the stream of an action.
 * @param started when it was asked, of `performance.now()`
 * @throws where the tool failed, with what it said
 */
export async function readAnswer(response: Response, started: number): Promise<Asked> {
  if (!response.ok || !response.body) throw new Error(await response.text())
  let first: number | undefined
  for await (const { event, data } of eventsOf(response.body)) {
    if (event === 'error') throw new Error((data as { message: string }).message)
    if (event !== 'partial' && event !== 'result') continue
    const now = performance.now() - started
    first ??= now
    if (event === 'result') return { run: response.headers.get('x-run-id') ?? '', output: data, first, whole: now }
  }
  throw new Error('The answer broke off.')
}

async function* eventsOf(body: ReadableStream<Uint8Array>) {
  let held = ''
  for await (const text of body.pipeThrough(new TextDecoderStream())) {
    held += text
    const blocks = held.split('\n\n')
    held = blocks.pop() ?? ''
    for (const block of blocks) {
      const event = /^event: (.+)$/m.exec(block)?.[1]
      const data = /^data: (.+)$/m.exec(block)?.[1]
      if (event && data) yield { event, data: JSON.parse(data) as unknown }
    }
  }
}
