import type { FakeRequest } from './fake-request.ts'
import { fillSchema } from './fill-schema.ts'
import { fillerOf } from './filler.ts'
import { joinedAnswer } from './joined.ts'
import { isRecord } from './json-schema.ts'
import { honestWords, type Words } from './words.ts'

/** What a model answers in given words: JSON where JSON was asked for, else a sentence and a quotation. */
export function answerIn(words: Words, { schema, format }: FakeRequest): string {
  if (schema) return JSON.stringify(fillSchema(schema, fillerOf(words)))
  if (format) return JSON.stringify({ answer: words.text('evidence'), quote: words.quote(0) })
  return `${words.text('evidence')} It says: "${words.quote(0)}"`
}

/** The right answer, made from the schema and the evidence unless the test gives its own. */
export function rightAnswer(request: FakeRequest, given: unknown): string {
  const told: unknown = typeof given === 'function' ? given(request) : given
  const answer = told === undefined ? joinedAnswer(request) : told
  if (answer === undefined) return answerIn(honestWords(request), request)
  return typeof answer === 'string' && !request.format ? answer : JSON.stringify(answer)
}

/** An answer whose every field has another type than the schema gives it. */
export function wrongAnswer(request: FakeRequest): string {
  const right: unknown = request.schema ? fillSchema(request.schema, fillerOf(honestWords(request))) : null
  if (!isRecord(right) || Object.keys(right).length === 0) return JSON.stringify(['unexpected'])
  const wrong = Object.entries(right).map(([key, value]) => [
    key,
    typeof value === 'string' ? { unexpected: true } : 'unexpected',
  ])
  return JSON.stringify(Object.fromEntries(wrong))
}

/** An answer that no JSON parser takes, lenient ones included. */
export const brokenAnswer = (request: FakeRequest): string =>
  `\`\`\`json\n${rightAnswer(request, undefined).slice(0, -1)},, "and so on": …`
