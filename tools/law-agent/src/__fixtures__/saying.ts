import { type Checked, type Law, type Reason, walkAnswer } from '@casewright/core'
import type { z } from 'zod'
import type { answerSchema } from '../reasoning/prompt.ts'

/** What a test lets a model say, as it would arrive: not checked yet. */
export type Said = Partial<z.input<typeof answerSchema>>

const silent = { answers: 'yes', jurisdiction: 'Federal law', premises: [], paragraphs: [], keyPoints: [], gaps: [] }

/** A model that says what a test wants, checked by the core as every model is. */
export const saying =
  (said: Said, law: Law, searches: readonly string[] = []): Reason =>
  async ({ schema, evidence, onPartial }) => {
    const isPlan = 'searches' in ((schema as unknown as { shape: object }).shape ?? {})
    const given = isPlan ? { searches } : { ...silent, ...said }
    onPartial?.(given)
    const answer = schema.parse(given)
    const { value, loose } = await walkAnswer(schema, answer, evidence, async (texts) => (await law.verify(texts)).checks)
    return {
      answer: value as Checked<never>,
      loose,
      model: { provider: 'Test', name: 'test-model', trust: 'local', promptVersion: '1' },
    }
  }
