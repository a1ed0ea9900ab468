import { writeFileSync } from 'node:fs'
import { asSign, asStem, asWord, type CourtFieldName, courtFieldNames, shownAmong, valuesOf } from '@casewright/law'
import { type Example, learn, oddsOf } from './learn.ts'
import { isAnswer, type Sample, samplesOf, seenLabels } from './samples.ts'

const folds = 8
/** Sentences of a paper that count whole. */
const usual = 120
/** Papers in which a feature has to stand, and a word. */
const leastPapers = { feature: 3, word: 6 }
/** A wrong field costs as much as so many right ones are worth: silence is better than a doubtful sentence. */
const priceOfWrong = 3

/** The features that enough papers have, in order. */
function namesIn(samples: readonly Sample[]): string[] {
  const papers = new Map<string, number>()
  for (const { sentences } of samples) {
    const all = sentences.flatMap(({ features: { names, words, stems, signs } }) => [
      ...names,
      ...words.map(asWord),
      ...stems.map(asStem),
      ...signs.map(asSign),
    ])
    for (const name of new Set(all)) papers.set(name, (papers.get(name) ?? 0) + 1)
  }
  const enough = ([name, count]: [string, number]) =>
    count >= (/^[ws] /.test(name) ? leastPapers.word : leastPapers.feature)
  return [...papers]
    .filter(enough)
    .map(([name]) => name)
    .toSorted()
}

interface Paper {
  labels: Sample['labels']
  fresh: boolean
  sentences: { text: string; places: Int32Array; values: Float64Array; excluded: readonly CourtFieldName[] }[]
}

function papersOf(samples: readonly Sample[], names: readonly string[]): Paper[] {
  const placeOf = new Map(names.map((name, i) => [name, i]))
  return samples.map(({ labels, fresh, sentences }) => ({
    labels,
    fresh,
    sentences: sentences.map(({ text, features, excluded }) => {
      const found = valuesOf(features, placeOf)
      return {
        text,
        excluded,
        places: Int32Array.from(found, ([place]) => place),
        values: Float64Array.from(found, ([, value]) => value),
      }
    }),
  }))
}

const examplesOf = (papers: readonly Paper[], name: CourtFieldName): Example[] =>
  papers.flatMap(({ labels, fresh, sentences }) =>
    sentences.flatMap(({ text, places, values }) => {
      const is = isAnswer(labels, name, text)
      // Rules fit the papers on which they were written better than others. Labels name the places that were found, and not each that there is.
      const weight = (is ? 3 : 1) * (fresh ? 2 : 1) * Math.min(1, Math.sqrt(usual / sentences.length))
      return is === null ? [] : [{ places, values, is, weight }]
    }),
  )

/** A paper's best sentences, and whether each answers. */
interface Answered {
  fresh: boolean
  best: { odds: number; is: boolean }[]
  has: boolean
}

/** Each paper answered by what was learned from the others. */
function validated(papers: readonly Paper[], name: CourtFieldName, size: number): Answered[] {
  const judged = papers.filter(({ labels }) => labels.fields[name] !== undefined)
  return Array.from({ length: folds }, (_, fold) => fold).flatMap((fold) => {
    const others = judged.filter((_, i) => i % folds !== fold)
    const fitted = learn(examplesOf(others, name), size)
    return judged
      .filter((_, i) => i % folds === fold)
      .map(({ labels, fresh, sentences }) => ({
        fresh,
        best: sentences
          .filter(({ excluded }) => !excluded.includes(name))
          .map((one) => ({ odds: oddsOf(one, fitted), is: isAnswer(labels, name, one.text) === true }))
          .toSorted((one, other) => other.odds - one.odds)
          .slice(0, 8),
        has: labels.fields[name] !== null,
      }))
  })
}

/** Right, wrong and missed where only sentences from some odds on are shown. */
function counted(answered: readonly Answered[], name: CourtFieldName, least: number) {
  const sum = { right: 0, wrong: 0, missed: 0 }
  for (const { best, has } of answered) {
    const own = shownAmong(best, name, least)
    if (own.length === 0) sum[has ? 'missed' : 'right'] += 1
    else sum[has && own.some(({ is }) => is) ? 'right' : 'wrong'] += 1
  }
  return sum
}

/** What is less likely than not is shown of no field: where a field was not judged, few such places are right. */
const grid = Array.from({ length: 21 }, (_, i) => i * 0.25)

/** The odds from which on most is won, counted on papers on which no rule was written. */
const leastOf = (answered: readonly Answered[], name: CourtFieldName): number =>
  grid
    .map((least) => ({ least, ...counted(answered, name, least) }))
    .toSorted(
      (one, other) =>
        other.right - priceOfWrong * other.wrong - (one.right - priceOfWrong * one.wrong) || other.least - one.least,
    )[0]?.least ?? 0

/** Hundredths from which on a weight is kept. */
const leastWeight = 4

type Learned = Record<string, { base: number; least: number; weights: number[] }>

/** Only the features that weigh something in one of the fields. */
function weighty(names: readonly string[], fields: Learned): { names: string[]; fields: Learned } {
  const weighs = names.map((_, i) =>
    Object.values(fields).some(({ weights }) => Math.abs(weights[i] ?? 0) >= leastWeight),
  )
  return {
    names: names.filter((_, i) => weighs[i]),
    fields: Object.fromEntries(
      Object.entries(fields).map(([name, one]) => [name, { ...one, weights: one.weights.filter((_, i) => weighs[i]) }]),
    ),
  }
}

/**
 * npm run eval -- summaries train: learns the weights of `packages/law` from the labels that may be read, and prints what
 * each field came to on papers that the weights had not been learned from.
 */
export function train(folder: string): void {
  const samples = samplesOf(folder, seenLabels)
  const names = namesIn(samples)
  const papers = papersOf(samples, names)
  const hundredths = (value: number) => Math.round(value * 100)
  const fields = Object.fromEntries(
    courtFieldNames.map((name) => {
      const answered = validated(papers, name, names.length).filter(({ fresh }) => fresh)
      const least = leastOf(answered, name)
      const { right, wrong, missed } = counted(answered, name, least)
      console.info(
        `${name}: of ${answered.length} papers ${right} right, ${wrong} wrong, ${missed} missed, from ${least}`,
      )
      const { base, weights } = learn(examplesOf(papers, name), names.length)
      return [name, { base: hundredths(base) / 100, least, weights: Array.from(weights, hundredths) }] as const
    }),
  )
  const file = new URL('../../../packages/law/src/court-papers/learned/weights.json', import.meta.url)
  writeFileSync(file, `${JSON.stringify(weighty(names, fields))}\n`)
}
