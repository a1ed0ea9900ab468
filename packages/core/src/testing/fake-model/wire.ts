import type { FakeRequest } from './fake-request.ts'
import type { Spoken } from './plan.ts'

/** How a protocol puts an answer: as one body, or as the frames of a stream. */
export interface Wire {
  whole(request: FakeRequest, spoken: Spoken): unknown
  opening(request: FakeRequest, spoken: Spoken): string
  delta(request: FakeRequest, spoken: Spoken, piece: string): string
  closing(request: FakeRequest, spoken: Spoken): string
  /** An error inside a stream that had begun. */
  overloaded(request: FakeRequest): string
}

/** About as many tokens as a text has: four characters each, never none. */
export const tokensOf = (text: string): number => Math.max(1, Math.ceil(text.length / 4))

/** About as many tokens as a request's texts and schema have. */
export const inputTokens = ({ system, messages, schema }: FakeRequest): number =>
  tokensOf([system, ...messages.map((message) => message.text), schema ? JSON.stringify(schema) : ''].join('\n'))
