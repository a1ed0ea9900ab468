import type { z } from 'zod'
import { CasewrightError } from '../errors.ts'
import type { Reasoned, ReasonRequest } from '../reason/reason.ts'
import type { ToolContext } from './context.ts'

/** What a model said; null where it took no part, and `note` says why and what the result is instead. */
export type OrEvidence<T> = { reasoned: Reasoned<T>; note?: undefined } | { reasoned: null; note: string }

/**
 * Asks the model, where there is one. A model that fails takes nothing away: the evidence stands alone, and it is said.
 * @param alone what the result is then, as a sentence without its first capital: 'the checks work alone.'
 * @throws what is no failure of the model: the run was canceled, or the tool has an error of its own
 */
export async function orEvidence<S extends z.ZodType>(
  { reason, whyNoModel, signal, progress }: Pick<ToolContext, 'reason' | 'whyNoModel' | 'signal' | 'progress'>,
  request: ReasonRequest<S> | (() => Promise<ReasonRequest<S>>),
  alone = '',
  step = 'Asking the model',
): Promise<OrEvidence<z.output<S>>> {
  if (!reason) return { reasoned: null, note: withoutModel({ whyNoModel }, alone) }
  progress({ message: step })
  try {
    return { reasoned: await reason(typeof request === 'function' ? await request() : request) }
  } catch (error) {
    if (signal.aborted || !CasewrightError.isInstance(error)) throw error
    return { reasoned: null, note: `The model took no part: ${error.message} ${capital(alone)}`.trim() }
  }
}

/** That no model took part, and why; then what the result is instead. */
export const withoutModel = ({ whyNoModel }: Pick<ToolContext, 'whyNoModel'>, alone = ''): string => {
  const why = whyNoModel ?? 'No model is connected'
  return alone ? `${why}: ${alone}` : `${why}.`
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)
