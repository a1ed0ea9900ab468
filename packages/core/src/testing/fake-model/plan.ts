import { answerIn, brokenAnswer, rightAnswer, wrongAnswer } from './answer-text.ts'
import type { Behaviour } from './behaviour.ts'
import type { FakeRequest } from './fake-request.ts'
import type { Fault } from './fault.ts'
import { lyingWords } from './liar.ts'
import { firstCharacters } from './pieces.ts'

export type Stop = 'end' | 'length' | 'refusal' | 'filtered'

/** An answer before it has a protocol. Milliseconds; `breaks` says after how many characters it goes wrong. */
export interface Spoken {
  text: string
  stop: Stop
  wait: number
  perToken: number
  breaks: { after: number; how: 'cut' | 'hang' | 'overloaded' } | null
}

export type Plan = { spoken: Spoken } | { fault: Fault; retryAfter?: number } | 'silence'

/** What a refusing model says where its protocol has a place for it. */
export const refusalText = 'I am not able to help with this request.'

const say = (text: string, more: Partial<Spoken> = {}): Plan => ({
  spoken: { text, stop: 'end', wait: 0, perToken: 0, breaks: null, ...more },
})

/** What a behaviour does with a request, in no protocol yet. */
export function planFor(behaviour: Behaviour, request: FakeRequest): Plan {
  const right = () => rightAnswer(request, undefined)
  switch (behaviour.kind) {
    case 'right':
      return say(rightAnswer(request, behaviour.answer))
    case 'say':
      return say(behaviour.text)
    case 'slow':
      return say(right(), { wait: behaviour.milliseconds, perToken: behaviour.perToken ?? 0 })
    case 'rate-limited':
      return { fault: 'rate-limited', retryAfter: behaviour.retryAfter }
    case 'server-error':
      return { fault: 'server-error' }
    case 'overloaded':
      // Without a stream there is no middle to fail in.
      if (behaviour.after === undefined || !request.stream) return { fault: 'overloaded' }
      return say(right(), { breaks: { after: behaviour.after, how: 'overloaded' } })
    case 'cut-off':
      return say(right(), { breaks: { after: behaviour.after, how: 'cut' } })
    case 'invalid-json':
      return say(brokenAnswer(request))
    case 'wrong-schema':
      return say(wrongAnswer(request))
    case 'empty':
      return say('')
    case 'refusal':
      return say('', { stop: behaviour.filtered ? 'filtered' : 'refusal' })
    case 'length':
      return say(firstCharacters(right(), Math.ceil(right().length / 2)), { stop: 'length' })
    case 'hang':
      if (behaviour.after === undefined || !request.stream) return 'silence'
      return say(right(), { breaks: { after: behaviour.after, how: 'hang' } })
    case 'liar':
      return say(answerIn(lyingWords(behaviour.lie, request), request))
  }
}
