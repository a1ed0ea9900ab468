/** Asks a fake without an SDK, for the tests of this folder. */
export const ask = (
  url: string,
  protocol: 'anthropic' | 'openai',
  more: Record<string, unknown> = {},
  signal?: AbortSignal,
): Promise<Response> =>
  fetch(`${url}/v1/${protocol === 'anthropic' ? 'messages' : 'chat/completions'}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': 'key', 'anthropic-version': '2023-06-01' },
    body: JSON.stringify({
      model: 'fake-model',
      max_tokens: 1000,
      messages: [{ role: 'user', content: 'Rent is due on the first of each month.' }],
      ...more,
    }),
    signal: signal ?? null,
  })

/** The frames of an event stream: its event names and its data. */
export const framesOf = (stream: string): { event: string | undefined; data: string }[] =>
  stream
    .split('\n\n')
    .filter(Boolean)
    .map((frame) => ({
      event: /^event: (.*)$/m.exec(frame)?.[1],
      data: /^data: (.*)$/m.exec(frame)?.[1] ?? '',
    }))

/** The JSON that a request is answered with, whatever its status. */
export const askJson = async (...asked: Parameters<typeof ask>) => JSON.parse(await (await ask(...asked)).text())
