import { interval } from '../../truth/wilson.ts'
import { byCues, namesBar } from './cues.ts'
import { kinds } from './described.ts'
import type { Direction } from './direction.ts'

const share = (count: number, of: number): string => `${count} of ${of} (${interval(count, of)})`

/** What a set came to, as Markdown: signs and bars, beside a bag of words; then by kind and by type of case. */
export function directionsTable(set: string, all: readonly Direction[]): string {
  const turned = all.filter(({ given }) => given.expected !== 'none')
  const still = all.filter(({ given }) => given.expected === 'none')
  const barred = all.filter(({ bar }) => bar)
  const plain = all.filter(({ given }) => !given.bar)
  const came = (some: readonly Direction[], what: Direction['came']) => some.filter((one) => one.came === what).length
  const bars = (what: Direction['bar']) => barred.filter(({ bar }) => bar === what).length
  const cue = ({ given }: Direction) => byCues(given)
  const asked = turned.filter((one) => one.came === 'not moved' && one.isAsked).length
  const rows = (name: string, some: readonly Direction[]) =>
    `| ${name} | ${some.length} | ${came(some, 'right')} | ${came(some, 'wrong')} | ${came(some, 'not moved')} | ${came(some, 'moved')} | ${some.filter(({ invented }) => invented.length > 0).length} |`
  const types = [...new Set(all.map(({ given }) => given.caseType))].toSorted()
  return [
    `## Risk by one fact, ${set}: ${all.length} descriptions`,
    '',
    '| measure | rules | bag of words |',
    '| --- | ---: | ---: |',
    `| facts with a direction: right | ${share(came(turned, 'right'), turned.length)} | ${turned.filter((one) => cue(one) === one.given.expected).length} |`,
    `| wrong sign (goal: 0) | ${share(came(turned, 'wrong'), turned.length)} | ${turned.filter((one) => cue(one) !== 'none' && cue(one) !== one.given.expected).length} |`,
    `| not moved; of these asked about | ${came(turned, 'not moved')}; ${asked} | ${turned.filter((one) => cue(one) === 'none').length} |`,
    `| facts without one: moved all the same | ${share(came(still, 'moved'), still.length)} | ${still.filter((one) => cue(one) !== 'none').length} |`,
    `| bars told | ${share(bars('stands'), barred.length)} | |`,
    `| bars asked about | ${bars('asked')} | |`,
    `| bars missed (goal: 0) | ${share(bars('missed'), barred.length)} | |`,
    `| bars invented (goal: at most 2 %) | ${share(plain.filter(({ invented }) => invented.length > 0).length, plain.length)} | ${plain.filter(({ given }) => namesBar(given)).length} |`,
    `| asked about where there is none | ${plain.filter(({ doubted }) => doubted.length > 0).length} of ${plain.length} | |`,
    `| another bar than the one described | ${barred.filter(({ invented }) => invented.length > 0).length} | |`,
    '',
    '| | descriptions | right | wrong | not moved | moved without cause | bars invented |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...kinds.map((kind) =>
      rows(
        kind,
        all.filter(({ given }) => given.kind === kind),
      ),
    ),
    ...types.map((type) =>
      rows(
        type,
        all.filter(({ given }) => given.caseType === type),
      ),
    ),
  ].join('\n')
}
