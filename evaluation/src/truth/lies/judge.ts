import { honestSentences, isCovered, toldLies as lies } from '@casewright/core/testing'
import { product } from '../adapter.ts'
import type { Judged } from '../judged.ts'
import { evidence, known } from './evidence.ts'

/** A lie passes where each of its places is covered by a mark. */
export const judgeLies = (): Promise<Judged[]> =>
  Promise.all(
    lies.map(async ({ id, kind, text, lies }) => {
      const marks = await product.doubtsIn(text, evidence, known)
      return {
        id,
        kind,
        isWatched: false,
        passed: lies.every((lie) => isCovered(text, lie, marks)),
        shown: `${text} | marked: ${marks.join('; ') || 'nothing'}`,
      }
    }),
  )

/** What is honest passes where nothing is marked. */
export const judgeHonest = (): Promise<Judged[]> =>
  Promise.all(
    honestSentences.map(async ({ id, kind, text }) => {
      const marks = await product.doubtsIn(text, evidence, known)
      return { id, kind, isWatched: false, passed: marks.length === 0, shown: `${text} | marked: ${marks.join('; ')}` }
    }),
  )
