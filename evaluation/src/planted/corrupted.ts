import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { citationKeys, compareName } from '@casewright/law'
import { type Chance, chanceOf } from '../truth/random.ts'

export interface RealCase {
  name: string
  volume: number
  reporter: string
  page: number
  year: number
  where: 'federal' | 'state'
}

export interface Corrupted {
  kind: string
  where: RealCase['where']
  text: string
  /** Whether its volume and page are those of some real case: to look them up alone would find one. */
  isPlace: boolean
}

interface Listed {
  name_abbreviation: string
  decision_date: string
  citations: { cite: string }[]
}

const read = <T>(folder: string, path: string): T => JSON.parse(readFileSync(join(folder, path), 'utf8')) as T

/** Real cases of federal and of state reporters, whose volumes the library or its case index has. */
export function realCases(folder: string): RealCase[] {
  const scotus = read<{ name: string; citations: string[]; year?: number }[]>(folder, 'law/scotus_citations.json')
  const landmarks = read<{ name: string; citation: string; year?: number }[]>(folder, 'law/landmarks.json')
  const volumes = ['volume-a2d-100'].flatMap((volume) =>
    read<Listed[]>(folder, `bulk/cap/${volume}/CasesMetadata.json`),
  )
  return [
    ...scotus.flatMap(({ name, citations: [cite = ''], year }) => caseOf(name, cite, year)),
    ...landmarks.flatMap(({ name, citation, year }) => caseOf(name, citation, year)),
    ...volumes.flatMap(({ name_abbreviation, decision_date, citations: [cite] }) =>
      caseOf(name_abbreviation, cite?.cite ?? '', Number(decision_date.slice(0, 4))),
    ),
  ]
}

function caseOf(name: string, cite: string, year: number | undefined): RealCase[] {
  const [, volume, reporter = '', page] = /^(\d+) ([A-Z][\w. ]*?) (\d+)$/.exec(cite) ?? []
  if (!volume || !page || !year || !/ v\. /.test(name)) return []
  const isFederal = /^(?:U\.S\.|S\. Ct\.|F\.|L\. Ed\.)/.test(reporter)
  return [{ name, volume: Number(volume), reporter, page: Number(page), year, where: isFederal ? 'federal' : 'state' }]
}

type Change = (
  one: RealCase,
  other: RealCase,
  chance: Chance,
) => Partial<RealCase> & { court?: string; further?: string }
const between = (chance: Chance, from: number, to: number) => from + Math.floor(chance.next() * (to - from + 1))
const others: Record<string, string> = {
  'U.S.': 'F.2d',
  'F.2d': 'F.3d',
  'F.3d': 'F.2d',
  'A.2d': 'A.3d',
  Alaska: 'Ariz.',
  'F.': 'F.2d',
}
const partiesOf = (name: string) => name.split(/ v\. /)

/** Ten ways in which a citation is wrong. */
const kinds: Record<string, Change> = {
  'another volume': (one, _, chance) => ({ volume: one.volume + between(chance, 1, 9) }),
  'another page': (one, _, chance) => ({ page: one.page + between(chance, 1, 99) }),
  'two digits of the page exchanged': ({ page }) => {
    const digits = [...String(page)]
    const at = digits.findIndex(
      (digit, nth) => digits[nth + 1] !== undefined && digits[nth + 1] !== digit && digits[nth + 1] !== '0',
    )
    if (at >= 0) [digits[at], digits[at + 1]] = [digits[at + 1] ?? '', digits[at] ?? '']
    return { page: Number(digits.join('')) }
  },
  'another year': (one, _, chance) => ({ year: one.year + between(chance, 2, 30) * (chance.next() < 0.5 ? 1 : -1) }),
  'the name of another case': (_, other) => ({ name: other.name }),
  'one party of another case': ({ name }, other) => ({ name: `${partiesOf(name)[0]} v. ${partiesOf(other.name)[1]}` }),
  'another reporter': ({ reporter }) => ({ reporter: others[reporter] ?? 'F.3d' }),
  'another court': ({ where }, _, chance) => ({
    court: where === 'federal' ? `${between(chance, 3, 9)}th Cir.` : 'Wyo.',
  }),
  'the parallel citation of another case': (_, other) => ({
    further: `, ${other.volume} ${other.reporter} ${other.page}`,
  }),
  'volume and page exchanged': ({ volume, page }) => ({ volume: page, page: volume }),
}

/** Few of the cases are of states: they are drawn more often. */
const ofStates = 0.4

/** Wrong citations, as many of each kind. One that happens to be right is left out. */
export function corruptedCites(cases: readonly RealCase[], count: number): Corrupted[] {
  const chance = chanceOf('corrupted')
  const byPlace = Map.groupBy(cases, placeOf)
  const ofState = cases.filter(({ where }) => where === 'state')
  const each = Math.ceil(count / Object.keys(kinds).length)
  return Object.entries(kinds).flatMap(([kind, change]) => {
    const found: Corrupted[] = []
    for (let tries = 0; found.length < each && tries < each * 20; tries++) {
      const [one, other] = [chance.pick(chance.next() < ofStates ? ofState : cases), chance.pick(cases)]
      const { court, further = '', ...changed } = change(one, other, chance)
      const wrong = { ...one, ...changed }
      const isSame = placeOf(wrong) === placeOf(one) && wrong.year === one.year && !court && !further
      const there = byPlace.get(placeOf(wrong)) ?? []
      const isRight = there.some(
        ({ name, year }) => Math.abs(year - wrong.year) <= 1 && compareName(wrong.name, name) !== 'different',
      )
      if ((isSame && wrong.name === one.name) || (isRight && !court && !further) || placeOf(other) === placeOf(one))
        continue
      // Of another reporter the court that is put in may be the right one.
      if (court && wrong.where === 'federal' && !/^(?:U\.S\.|S\. Ct\.|L\. Ed\.)/.test(wrong.reporter)) continue
      if (citationKeys(`${wrong.volume} ${wrong.reporter} ${wrong.page}`).length === 0) continue
      const text = `${wrong.name}, ${wrong.volume} ${wrong.reporter} ${wrong.page}${further} (${court ? `${court} ` : ''}${wrong.year})`
      found.push({ kind, where: one.where, text, isPlace: there.length > 0 })
    }
    return found
  })
}

const placeOf = ({ volume, reporter, page }: RealCase): string => `${volume} ${reporter} ${page}`
