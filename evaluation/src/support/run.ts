import { readHeldText, supportIn } from '@casewright/law'
import { readTruthData } from '../truth/data.ts'
import { testData } from '../truth/packed.ts'
import { chanceOf } from '../truth/random.ts'
import { interval } from '../truth/wilson.ts'
import { aucWithInterval } from './auc.ts'
import { judgeOpposites, judgeReplaced, type Turned, ways } from './opposites.ts'
import { type SupportPair, shuffledPassages, supportPairs } from './pairs.ts'
import { bm25, scoreOfPassage } from './score.ts'
import { antonymsOf } from './wordnet.ts'

const wanted = 300
const opinionsTurned = 150

/** npm run eval -- support: whether a passage carries the sentence that cites it, from the words of both, without a server. */
export function runSupport(): void {
  const folder = testData()
  if (!folder) return
  const { opinions } = readTruthData(folder)
  const pairs = supportPairs(opinions, wanted)
  console.log(
    [
      `## Sentence and passage: ${pairs.length} pairs of opinions that quote each other, and as many shuffled`,
      '',
      '| pairs | sentence | shuffled with | AUC | 95 % interval | AUC of BM25 | 95 % interval |',
      '| --- | --- | --- | ---: | --- | ---: | --- |',
      ...(['development', 'held out', 'all'] as const).flatMap((half) =>
        rowsOf(
          half,
          pairs.filter((pair) => half === 'all' || pair.half === half),
        ),
      ),
    ].join('\n'),
  )
  console.log(`\n${labelsTable(pairs)}`)
  const shuffled = chanceOf('turned').shuffled(opinions)
  const turned = judgeOpposites(shuffled.slice(0, opinionsTurned))
  const rows = ways.map((way): [string, { outcome: string }[]] => [way, turned.filter((one) => one.way === way)])
  console.log(`\n${outcomesTable('Sentences of opinions turned into their opposite', rows)}`)
  const wordnet = process.env.WORDNET
  if (!wordnet) console.log('\nWORDNET is not set: it names the folder of WordNet’s data files, for antonyms.')
  const replaced = judgeReplaced(
    shuffled.slice(opinionsTurned, opinionsTurned * 3),
    wordnet ? antonymsOf(wordnet) : new Map(),
  )
  console.log(`\n${outcomesTable('One word replaced', [...Map.groupBy(replaced, nameOf)].sort())}`)
}

const nameOf = ({ way, half }: Turned): string => `${way}, ${half}`

const outcomesTable = (title: string, rows: readonly (readonly [string, readonly { outcome: string }[]])[]): string =>
  [
    `## ${title}`,
    '',
    '| way | sentences | said to be contradicted | 95 % interval | said to be supported | 95 % interval |',
    '| --- | ---: | ---: | --- | ---: | --- |',
    ...rows.map(([way, some]) => {
      const count = (outcome: string) => some.filter((one) => one.outcome === outcome).length
      const [found, wrong] = [count('contradicted'), count('supported')]
      return `| ${way} | ${some.length} | ${found} | ${interval(found, some.length)} | ${wrong} | ${interval(wrong, some.length)} |`
    }),
  ].join('\n')

function rowsOf(half: string, pairs: readonly SupportPair[]): string[] {
  const baseline = bm25(pairs.map(({ passage }) => passage))
  const readings = [
    ['whole', (pair: SupportPair) => pair.sentence],
    ['without the quoted words', (pair: SupportPair) => pair.unquoted],
  ] as const
  return readings.flatMap(([reading, sentenceOf]) =>
    (['others', 'same'] as const).map((from) => {
      const others = shuffledPassages(pairs, from)
      const scores = (score: (sentence: string, passage: string) => number) =>
        aucWithInterval(
          pairs.map((pair) => score(sentenceOf(pair), pair.passage)),
          pairs.map((pair, at) => score(sentenceOf(pair), others[at] ?? '')),
        )
      const cells = [scoreOfPassage, baseline].flatMap((score) => {
        const [middle, low, high] = scores(score)
        return [middle.toFixed(3), `${low.toFixed(3)} to ${high.toFixed(3)}`]
      })
      const with_ = from === 'others' ? 'passages that others quote' : 'sentences of the same opinion'
      return `| ${half}, ${pairs.length} | ${reading} | ${with_} | ${cells.join(' | ')} |`
    }),
  )
}

/** The labels, with the whole opinion to look in: that which is cited, and another. */
function labelsTable(pairs: readonly SupportPair[]): string {
  const outcomes = ['supported', 'related', 'none', 'contradicted'] as const
  const rows = [
    ['the opinion that it quotes', (at: number) => pairs[at]],
    ['another opinion', (at: number) => pairs[(at + 1) % pairs.length]],
  ] as const
  return [
    '## What is said of a sentence, with a whole opinion to look in',
    '',
    `| looked in | sentences | ${outcomes.join(' | ')} | the passage that it quotes is shown |`,
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...rows.map(([name, pairOf]) => {
      const judged = pairs.map((pair, at) => {
        const looked = pairOf(at)?.cited ?? pair.cited
        const support = supportIn(readHeldText(looked.text), pair.sentence)
        const shown = support && looked.text.slice(support.passage.start, support.passage.end).replace(/\s+/g, ' ')
        return {
          outcome: support?.outcome ?? 'none',
          isShown: shown !== null && (pair.passage.includes(shown) || shown.includes(pair.passage.slice(0, 60))),
        }
      })
      const counts = outcomes.map((outcome) => judged.filter((one) => one.outcome === outcome).length)
      return `| ${name} | ${judged.length} | ${counts.join(' | ')} | ${judged.filter(({ isShown }) => isShown).length} |`
    }),
  ].join('\n')
}
