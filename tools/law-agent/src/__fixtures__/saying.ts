import type { Law, Reason } from '@casewright/core'
import { modelSaying } from '@casewright/core/testing'
import type { z } from 'zod'
import type { againSchema } from '../reasoning/again-prompt.ts'
import type { answerSchema } from '../reasoning/prompt.ts'

/** What a test lets a model say, as it would arrive: not checked yet. */
export type Said = Partial<z.input<typeof answerSchema>>

/** What it may say of a second look. */
export type SaidAgain = z.input<typeof againSchema>['held']

const silent = { answers: 'yes', jurisdiction: 'Federal law', premises: [], paragraphs: [], keyPoints: [], gaps: [] }

/** A model that says what a test wants, and plans searches where it is asked for them. */
export const saying = (said: Said, law: Law, searches: readonly string[] = [], held: SaidAgain = []): Reason =>
  modelSaying(
    ({ schema, onPartial }) => {
      const shape = (schema as { shape?: object }).shape ?? {}
      const given = 'searches' in shape ? { searches } : 'held' in shape ? { held } : { ...silent, ...said }
      onPartial?.(given)
      return given
    },
    async (texts) => (await law.verify(texts)).checks,
  )
