import {
  CasewrightError,
  type CitationVerifier,
  type Evidence,
  type Provenance,
  type Reason,
  walkAnswer,
} from '@casewright/core'
import type { z } from 'zod'
import { type Asking, converse, type Screen } from './conversation.ts'
import { asEvidence, joinPrompt } from './join.ts'
import { inParts } from './parts.ts'
import type { PatientModel } from './retry.ts'
import { tokensOf } from './tokens-of.ts'

export interface ReasonDeps {
  models: readonly PatientModel[]
  screenFor(model: PatientModel): Screen
  verify: CitationVerifier
  signal: AbortSignal
  /** Told of each part of long evidence that is asked about. */
  onPart?(part: number, parts: number): void
  /** Told what each question that was answered took. */
  onTokens?(used: { input: number; output: number }): void
  /** Told which model answered, by which prompt. */
  onAnswer?(model: NonNullable<Provenance['model']>): void
}

const answerTokens = 8_000
/** What rules, schema and task take beside the evidence. */
const overheadTokens = 3_000
/** Evidence of more parts than this is refused: its answers could not be joined with any care. */
const mostParts = 60

/** The one door to a model, for one run. */
export function createReason(deps: ReasonDeps): Reason {
  return async (request) => {
    const { evidence, prompt, schema, small, onPartial, maxTokens = answerTokens, mostTokens } = request
    if (
      tokensOf(
        evidence
          .map((item) => item.text)
          .join('')
          .trim(),
      ) === 0
    )
      throw new CasewrightError('empty', 'There is no evidence to work from.')
    const tokens = { input: 0, output: 0 }
    const onTokens = (used: typeof tokens) => {
      tokens.input += used.input
      tokens.output += used.output
      deps.onTokens?.(used)
    }
    const asking = {
      models: deps.models,
      screenFor: deps.screenFor,
      prompt,
      schema,
      small,
      maxTokens,
      left: () => (mostTokens === undefined ? Number.POSITIVE_INFINITY : mostTokens - tokens.input - tokens.output),
      signal: deps.signal,
      onPartial,
      onTokens,
    }
    const { value, model } = await overParts(deps, asking, evidence)
    const { value: answer, loose } = await walkAnswer(schema, value, evidence, deps.verify)
    deps.onAnswer?.({ provider: model.provider, name: model.name, promptVersion: prompt.version, tokens })
    const { provider, name, trust } = model
    return { answer, loose, model: { provider, name, trust, promptVersion: prompt.version } }
  }
}

type Answered<S extends z.ZodType> = Promise<{ value: z.output<S>; model: PatientModel }>

/** Asks about long evidence part by part, and has one answer made of the answers. */
async function overParts<S extends z.ZodType>(
  deps: ReasonDeps,
  asking: Omit<Asking<S>, 'evidence'>,
  evidence: readonly Evidence[],
): Answered<S> {
  const window = Math.min(...asking.models.map((model) => model.contextTokens))
  const maxTokens = Math.min(asking.maxTokens, Math.floor(window / 4))
  // What is picked from is made to fit: it is not asked about in parts.
  const isPicked = asking.small && asking.models.every(({ isSmall }) => isSmall)
  const parts = isPicked ? [[...evidence]] : inParts(evidence, window - maxTokens - overheadTokens)
  if (parts.length > mostParts)
    throw new CasewrightError(
      'too-large',
      'The document is too long for this language model. Split it into smaller files.',
    )
  if (parts.length === 1) return converse({ ...asking, maxTokens, evidence: parts[0] ?? [] })
  const answers: unknown[] = []
  for (const [index, part] of parts.entries()) {
    deps.onPart?.(index + 1, parts.length)
    const { onPartial: _, ...quietly } = asking
    answers.push((await converse({ ...quietly, maxTokens, evidence: part })).value)
  }
  return converse({ ...asking, maxTokens, evidence: asEvidence(answers), prompt: joinPrompt(asking.prompt) })
}
