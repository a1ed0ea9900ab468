import type { OutsideCall } from '../../external/call.ts'
import { OutsideFailure } from '../../external/failure.ts'

const always = { 404: 'There is no search engine at the configured address. Contact your administrator.' }

/** The same call, where a status means something of its own at an engine. */
export const saying = (call: OutsideCall, sentences: Record<number, string> = {}): OutsideCall => ({
  ...call,
  fetch: async (...asked) => {
    const answer = await call.fetch(...asked)
    const sentence = { ...always, ...sentences }[answer.status]
    if (!sentence) return answer
    await answer.body?.cancel()
    throw new OutsideFailure('error', sentence)
  },
})
