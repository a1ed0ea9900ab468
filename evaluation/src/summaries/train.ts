import { writeFileSync } from 'node:fs'
import { type CourtFieldName, courtFieldNames, oddsOf } from '@casewright/law'
import { type Example, learn } from './learn.ts'
import { isAnswer, type Sample, samplesOf, seenLabels } from './samples.ts'

const folds = 8
/** Sentences of a field that are shown at most. */
export const shown: Readonly<Record<CourtFieldName, number>> = {
  disposition: 1,
  holding: 2,
  posture: 2,
  arguments: 3,
  relief: 1,
  deadlines: 3,
}
const usual = 120

const examplesOf = (samples: readonly Sample[], name: CourtFieldName): Example[] =>
  samples.flatMap(({ labels, sentences }) =>
    sentences.flatMap(({ text, features }) => {
      const is = isAnswer(labels, name, text)
      // Labels name the places that were found, and not each that there is.
      return is === null
        ? []
        : [{ features, is, weight: (is ? 3 : 1) * Math.min(1, Math.sqrt(usual / sentences.length)) }]
    }),
  )

interface Answered {
  /** What each paper's best sentences are worth, and whether one of them answers; null: the paper has no answer. */
  best: { odds: number; is: boolean }[]
  has: boolean
}

/** Each paper answered by what was learned from the others. */
function validated(samples: readonly Sample[], name: CourtFieldName): Answered[] {
  const judged = samples.filter(({ labels }) => labels.fields[name] !== undefined)
  return Array.from({ length: folds }, (_, fold) => fold).flatMap((fold) => {
    const learned = learn(
      examplesOf(
        judged.filter((_, i) => i % folds !== fold),
        name,
      ),
    )
    return judged
      .filter((_, i) => i % folds === fold)
      .map(({ labels, sentences }): Answered => {
        const best = sentences
          .map(({ text, features }) => ({ odds: oddsOf(features, learned), is: isAnswer(labels, name, text) === true }))
          .toSorted((one, other) => other.odds - one.odds)
          .slice(0, shown[name])
        return { best, has: labels.fields[name] !== null }
      })
  })
}

/** Right, wrong and missed where only sentences from some odds on are shown. */
function counted(answered: readonly Answered[], least: number) {
  const sum = { right: 0, wrong: 0, missed: 0 }
  for (const { best, has } of answered) {
    const own = best.filter(({ odds }) => odds >= least)
    if (own.length === 0) sum[has ? 'missed' : 'right'] += 1
    else sum[has && own.some(({ is }) => is) ? 'right' : 'wrong'] += 1
  }
  return sum
}

const grid = Array.from({ length: 33 }, (_, i) => i * 0.25 - 5)

/** The odds from which on as few are wrong as may be, and most are right. */
const bestOf = (answered: readonly Answered[], mostWrong: number): number =>
  grid
    .map((least) => ({ least, ...counted(answered, least) }))
    .filter(({ wrong }) => wrong <= Math.max(1, answered.length * mostWrong))
    .toSorted((one, other) => other.right - one.right || other.least - one.least)[0]?.least ?? 9

/** npm run eval -- summaries train: learns the weights of `packages/law` from the labels that may be read. */
export function train(folder: string, mostWrong = 0.03): void {
  const samples = samplesOf(folder, seenLabels)
  const weights = Object.fromEntries(
    courtFieldNames.map((name) => {
      const answered = validated(samples, name)
      const least = bestOf(answered, mostWrong)
      const rounded = ([key, weight]: [string, number]): [string, number] => [key, Math.round(weight * 100) / 100]
      const { base, weights: all } = learn(examplesOf(samples, name))
      console.info(
        `${name}: ${JSON.stringify(counted(answered, least))} of ${answered.length} at ${least}; all shown ${JSON.stringify(counted(answered, -99))}; ${Object.keys(all).length} weights`,
      )
      return [
        name,
        {
          base: Math.round(base * 100) / 100,
          least,
          weights: Object.fromEntries(Object.entries(all).map(rounded).toSorted(([one], [other]) => (one < other ? -1 : 1))),
        },
      ]
    }),
  )
  writeFileSync(
    new URL('../../../packages/law/src/court-papers/learned/weights.json', import.meta.url),
    `${JSON.stringify(weights)}\n`,
  )
}
