import type { Reasoned } from '@casewright/core'
import type { z } from 'zod'
import type { Written } from '../output.ts'
import { keptOf, wordsIn } from './kept.ts'
import type { answerSchema } from './prompt.ts'

/**
 * What a model wrote, as far as it holds: a statement stays only if the words it rests on stand in
 * the document; what it counts, cites or quotes beyond them is marked where it is not found there.
 */
export function writtenOf(
  { answer, loose, model }: Reasoned<z.output<typeof answerSchema>>,
  document: string,
): Written {
  const holds = wordsIn(document)
  const kept = {
    sentence: keptOf(answer.sentence.slice(0, 1), 'sentence', loose, holds),
    summary: keptOf(answer.summary, 'summary', loose, holds),
    detail: keptOf(answer.detail, 'detail', loose, holds),
    keyPoints: keptOf(answer.keyPoints, 'keyPoints', loose, holds),
    implications: keptOf(answer.implications, 'implications', loose, holds),
  }
  const { sentence, summary, detail, keyPoints, implications } = answer
  const asked = Math.min(1, sentence.length) + summary.length + detail.length + keyPoints.length + implications.length
  const left = Object.values(kept).reduce((sum, list) => sum + list.length, 0)
  return { ...kept, dropped: asked - left, checked: left, model: { provider: model.provider, name: model.name } }
}
