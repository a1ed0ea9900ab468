import { gradesOf } from '../score.ts'
import type { Query } from '../set.ts'
import type { Answer } from '../table.ts'

/** From which the library counts the age of a decision. */
const usualYear = 1975

/** What `train.py` reads, a line for each text that was pasted: figures alone, and none of its words. */
export const linesForTraining = (queries: readonly Query[], answers: readonly (Answer | null)[]): string =>
  queries
    .flatMap((query, at) => {
      const { words = [], order } = answers[at] ?? {}
      if (!order) return []
      const grades = gradesOf(query, words)
      const ideal = [...query.grades.values()].sort((one, other) => other - one)
      const { year = Number.POSITIVE_INFINITY } = query
      const rows = order.signals.map(({ age = 0, ...others }, place) => ({
        grade: grades[place] ?? 0,
        isLater: Math.round(usualYear - 100 * age) > year,
        signals: { ...others, age },
      }))
      return `${JSON.stringify({ group: query.leftOut ?? '', ordered: order.isOrdered, ideal, rows })}\n`
    })
    .join('')
