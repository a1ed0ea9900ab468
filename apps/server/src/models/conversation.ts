import {
  CasewrightError,
  type Evidence,
  echoFinder,
  type Prompt,
  type SmallTask,
  visibleText,
  withoutEchoes,
} from '@casewright/core'
import { mapStrings } from '@casewright/redaction'
import { parse } from 'partial-json'
import type { z } from 'zod'
import { isOtherLanguage } from './answer-language.ts'
import { asSeen, fence, rules } from './fence.ts'
import { converseByPicking } from './picking.ts'
import { plainSchema } from './plain-schema.ts'
import type { ModelRequest } from './provider.ts'
import { type Read, readAnswer } from './read-answer.ts'
import type { PatientModel } from './retry.ts'
import { withinBudget } from './within-budget.ts'

/** What stands between us and a model: takes personal facts out of what is sent, and puts them back into what comes. */
export interface Screen {
  redact(text: string): string
  restoreDeep<T>(value: T): T
}

export interface Asking<S extends z.ZodType> {
  /** In the order in which they are asked, each with the screen that its trust asks for. */
  models: readonly PatientModel[]
  screenFor(model: PatientModel): Screen
  evidence: readonly Evidence[]
  prompt: Prompt
  schema: S
  small?: SmallTask<z.input<S>> | undefined
  maxTokens: number
  /** Tokens that may still be read and written. */
  left?(): number
  signal: AbortSignal
  onPartial?(value: unknown): void
  /** Told what each question that was answered took, whatever the answer is worth. */
  onTokens(used: { input: number; output: number }, model: PatientModel): void
}

/** One question to a model and its answer as the schema wants it: repaired once where it does not fit. */
export async function converse<S extends z.ZodType>(
  asking: Asking<S>,
): Promise<{ value: z.output<S>; model: PatientModel }> {
  let failure: unknown
  for (const model of asking.models) {
    try {
      return { value: await converseWith(asking, model), model }
    } catch (error) {
      if (asking.signal.aborted) throw error
      failure = error
      // The next model begins again: what this one streamed is void.
      asking.onPartial?.(null)
    }
  }
  throw failure
}

async function converseWith<S extends z.ZodType>(asking: Asking<S>, model: PatientModel): Promise<z.output<S>> {
  const { prompt, schema, signal, maxTokens } = asking
  const picked = await converseByPicking(asking, model)
  if (picked !== undefined) return picked
  const screen = asking.screenFor(model)
  const { nonce, text } = fence(
    asSeen(asking.evidence).map((item) => ({
      ...item,
      title: screen.redact(item.title),
      text: screen.redact(item.text),
    })),
  )
  const json = plainSchema(schema)
  const system = `${rules(nonce)}\n\nThe schema of the answer:\n${JSON.stringify(json)}`
  const user = `${text}\n\n${screen.redact(prompt.task)}`
  const request = { prompt: `${prompt.id} ${prompt.version}`, system, schema: json, maxTokens, signal }
  const isEcho = echoFinder({ texts: [system, prompt.task], nonce })
  /** What of an answer may be passed on: nothing hidden, nothing of what we told the model, and withheld facts put back. */
  const passed: Passed = (value) => screen.restoreDeep(withoutEchoes(mapStrings(value, visibleText), isEcho))

  const first = await ask(asking, model, { ...request, user }, asking.onPartial && partials(asking.onPartial, passed))
  const evidence = asking.evidence.map((item) => item.text).join('\n')
  const readOf = (text: string) => inEnglish(readAnswer(schema, text), text, evidence)
  const read = readOf(first)
  if (read.ok) return passed(read.value)
  const again = `${user}\n\nYour answer before this one could not be used. ${read.problem}\nAnswer again with one JSON object that fits the schema.`
  const repaired = readOf(await ask(asking, model, { ...request, user: again }))
  if (repaired.ok) return passed(repaired.value)
  throw new CasewrightError('model-failed', repaired.problem === otherLanguage ? foreign : unusable)
}

const unusable = 'The language model did not respond in the required format.'
const foreign = 'The language model answered in another language than English, so its answer is not shown.'
const otherLanguage = 'The answer was in another language than English.'

/** The values of an answer are what is read; its keys are always English. */
const inEnglish = <T>(read: Read<T>, text: string, evidence: string): Read<T> =>
  read.ok && isOtherLanguage(text.replaceAll(/"[^"]*"\s*:/g, ''), evidence)
    ? { ok: false, problem: otherLanguage }
    : read

async function ask(
  { onTokens, left }: Pick<Asking<z.ZodType>, 'onTokens' | 'left'>,
  model: PatientModel,
  request: Omit<ModelRequest, 'onDelta'>,
  stream?: Partials,
): Promise<string> {
  const affordable = { ...request, maxTokens: withinBudget(request, left) }
  const asked = stream ? { ...affordable, onDelta: stream.push } : affordable
  const answer = await model.ask(asked, stream?.restart)
  onTokens(answer.tokens, model)
  if (answer.stop === 'refused') throw new CasewrightError('model-refused')
  if (answer.stop === 'length' && !/[}\]]\s*$/.test(answer.text))
    throw new CasewrightError('model-failed', 'The language model’s response was too long and was cut off.')
  return answer.text
}

interface Partials {
  push(delta: string): void
  restart(): void
}

type Passed = <T>(value: T) => T

/** Reads the answer so far, as far as it is whole, and passes on what of it may be. */
function partials(onPartial: (value: unknown) => void, passed: Passed): Partials {
  let text = ''
  return {
    push: (delta) => {
      text += delta
      try {
        onPartial(passed(parse(text) as unknown))
      } catch {
        // Nothing that can be read yet.
      }
    },
    restart: () => {
      text = ''
      onPartial(null)
    },
  }
}
