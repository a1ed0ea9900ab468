import { writeFileSync } from 'node:fs'
import {
  asSign,
  asStem,
  asWord,
  type CourtFieldName,
  type CourtFieldWeights,
  courtFieldNames,
  learnedFields,
  valuesOf,
} from '@casewright/law'
import { fieldsOf, judged } from './judged.ts'
import { type Example, learn } from './learn.ts'
import { isAnswer, type Sample, samplesOf, seenLabels } from './samples.ts'
import type { Verdict } from './verdict.ts'

const folds = 8
/** Sentences of a paper that count whole. */
const usual = 120
/** What the examples weigh against small weights. */
const strength = 0.05
/** Papers in which a feature has to stand, and a word. */
const leastPapers = { feature: 3, word: 6 }
/** The share of fields that may be wrong: silence is better than a doubtful sentence. */
const mostWrong = 0.02
/** As many right fields as a wrong one may cost: the least with which few enough are wrong is taken. */
const prices = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10]

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

interface Paper extends Pick<Sample, 'labels' | 'fresh'> {
  text: string
  sentences: { text: string; places: Int32Array; values: Float64Array }[]
}

function papersOf(samples: readonly Sample[], names: readonly string[]): Paper[] {
  const placeOf = new Map(names.map((name, i) => [name, i]))
  return samples.map(({ sentences, ...rest }) => ({
    ...rest,
    sentences: sentences.map(({ text, features }) => {
      const found = valuesOf(features, placeOf)
      return {
        text,
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

const hundredths = (value: number) => Math.round(value * 100)

/** The weights of all fields. */
const learnedFrom = (papers: readonly Paper[], names: readonly string[]): CourtFieldWeights => ({
  names,
  fields: Object.fromEntries(
    courtFieldNames.map((name) => {
      const { base, weights } = learn(examplesOf(papers, name), names.length, strength)
      return [name, { base: hundredths(base) / 100, least: 0, weights: Array.from(weights, hundredths) }]
    }),
  ) as unknown as CourtFieldWeights['fields'],
})

const eachField = <Value>(make: (name: CourtFieldName) => Value): Record<CourtFieldName, Value> =>
  Object.fromEntries(courtFieldNames.map((name) => [name, make(name)])) as Record<CourtFieldName, Value>

const shownFrom = (weights: CourtFieldWeights, least: number) =>
  learnedFields({ ...weights, fields: eachField((name) => ({ ...weights.fields[name], least })) })

/** Odds from which on a field may be shown. What is less likely than not is shown of none: where a field was not judged, few such places are right. */
const grid = Array.from({ length: 13 }, (_, i) => i * 0.25)

type Verdicts = Record<CourtFieldName, Verdict[][]>

/** What the product shows of each paper on which no rule was written, by what was learned from the others: verdicts by field and odds. */
function validated(papers: readonly Paper[], names: readonly string[]): Verdicts {
  const verdicts = eachField((): Verdict[][] => grid.map(() => []))
  for (let fold = 0; fold < folds; fold++) {
    const weights = learnedFrom(
      papers.filter((_, i) => i % folds !== fold),
      names,
    )
    const own = papers.filter(({ fresh }, i) => fresh && i % folds === fold)
    for (const [i, least] of grid.entries()) {
      const learned = shownFrom(weights, least)
      for (const { labels, text } of own)
        for (const [name, verdict] of judged(labels, fieldsOf(text, learned))) verdicts[name][i]?.push(verdict)
    }
  }
  return verdicts
}

const countOf = (verdicts: readonly Verdict[], verdict: Verdict) => verdicts.filter((one) => one === verdict).length

/** The odds from which on most is won at a price. */
const leastOf = (verdicts: readonly Verdict[][], price: number): number =>
  grid
    .map((least, i) => ({
      least,
      gain: countOf(verdicts[i] ?? [], 'right') - price * countOf(verdicts[i] ?? [], 'wrong'),
    }))
    .toSorted((one, other) => other.gain - one.gain || other.least - one.least)[0]?.least ?? 0

/** The odds of each field from which on most is right, with few enough of all fields wrong. */
function leastOfAll(verdicts: Verdicts): Record<CourtFieldName, number> {
  const all = prices.map((price) => eachField((name) => leastOf(verdicts[name], price)))
  const isRare = (least: Record<CourtFieldName, number>) => {
    const shown = courtFieldNames.flatMap((name) => verdicts[name][grid.indexOf(least[name])] ?? [])
    return countOf(shown, 'wrong') <= mostWrong * shown.length
  }
  return all.find(isRare) ?? (all.at(-1) as Record<CourtFieldName, number>)
}

/** Hundredths from which on a weight is kept. */
const leastWeight = 4

/** Only the features that weigh something in one of the fields. */
function weighty({ names, fields }: CourtFieldWeights): CourtFieldWeights {
  const weighs = names.map((_, i) =>
    courtFieldNames.some((name) => Math.abs(fields[name].weights[i] ?? 0) >= leastWeight),
  )
  return {
    names: names.filter((_, i) => weighs[i]),
    fields: eachField((name) => ({ ...fields[name], weights: fields[name].weights.filter((_, i) => weighs[i]) })),
  }
}

/**
 * npm run eval -- summaries train: learns the weights of `packages/law` from the labels that may be read, and prints what the
 * product came to on papers that the weights had not been learned from.
 */
export function train(folder: string): void {
  const samples = samplesOf(folder, seenLabels)
  const names = namesIn(samples)
  const papers = papersOf(samples, names)
  const verdicts = validated(papers, names)
  const least = leastOfAll(verdicts)
  for (const name of courtFieldNames) {
    for (const [i, from] of grid.entries()) {
      const own = verdicts[name][i] ?? []
      const [right, wrong, missed] = (['right', 'wrong', 'missed'] as const).map((one) => countOf(own, one))
      const chosen = from === least[name] ? ' (chosen)' : ''
      console.info(`${name} from ${from}: of ${own.length} ${right} right, ${wrong} wrong, ${missed} missed${chosen}`)
    }
  }
  const { fields } = learnedFrom(papers, names)
  const shipped = { names, fields: eachField((name) => ({ ...fields[name], least: least[name] })) }
  const file = new URL('../../../packages/law/src/court-papers/learned/weights.json', import.meta.url)
  writeFileSync(file, `${JSON.stringify(weighty(shipped))}\n`)
}
