import { CasewrightError } from '@casewright/core'
import { evidenceOf } from '../evidence.ts'
import type { Described } from './marked.ts'

export interface Judged {
  cases: number
  /** Stretches marked for or against the client, and those of them that moved the index the right way. */
  marked: number
  read: number
  /** Factors that moved the index: all, the wrong way, and where nothing was marked. */
  counted: number
  wrong: string[]
  invented: string[]
  bars: number
  missed: string[]
  /** Bars that limit the index where none stands, or where one is only in doubt. */
  inventedBars: string[]
  /** Descriptions that were not scored: the tool asked for more. */
  refused: string[]
}

/** The day on which the last of the descriptions were written. */
const written = new Date('2026-11-24')

function read({ caseType, text, jurisdiction }: Described) {
  try {
    return evidenceOf({ caseType, description: text, jurisdiction }, [], written)
  } catch (error) {
    if (error instanceof CasewrightError) return null
    throw error
  }
}

/** Holds what is read in each description against what was marked in it. */
export function judge(cases: readonly Described[]): Judged {
  const all: Judged = {
    cases: cases.length,
    marked: 0,
    read: 0,
    counted: 0,
    wrong: [],
    invented: [],
    bars: 0,
    missed: [],
    inventedBars: [],
    refused: [],
  }
  for (const one of cases) {
    const { text, marks } = one
    const evidence = read(one)
    if (!evidence) all.refused.push(text)
    const { factors, bars = [] } = evidence ?? { factors: [] }
    const signs = marks.filter(({ kind }) => kind === '+' || kind === '-')
    const moved = factors.filter(({ points }) => points !== 0)
    const on = (mark: { start: number; end: number }, { anchors }: (typeof moved)[number]) =>
      anchors.some(({ start, end }) => start < mark.end && mark.start < end)
    const isRight = (kind: string, points: number) => (kind === '+') === points > 0
    all.marked += signs.length
    all.read += signs.filter((mark) => moved.some((one) => on(mark, one) && isRight(mark.kind, one.points))).length
    all.counted += moved.length
    for (const one of moved) {
      const told = `${one.id} ${one.points} in: ${text}`
      const mark = signs.find((each) => on(each, one))
      if (mark && !isRight(mark.kind, one.points)) all.wrong.push(told)
      if (!mark && !marks.some((each) => on(each, one))) all.invented.push(told)
    }
    const standing = bars.filter(({ holds }) => holds).map(({ id }) => id)
    const stands = (bar: string | undefined) => standing.some((id) => id === bar)
    const expected = marks.filter(({ kind }) => kind === '!')
    all.bars += expected.length
    all.missed.push(...expected.filter(({ bar }) => !stands(bar)).map(({ bar }) => `${bar} in: ${text}`))
    all.missed.push(
      ...marks
        .filter(({ kind, bar }) => kind === '?' && !bars.some(({ id }) => id === bar))
        .map(({ bar }) => `${bar}, to be asked about, in: ${text}`),
    )
    all.inventedBars.push(
      ...standing.filter((id) => !expected.some(({ bar }) => bar === id)).map((id) => `${id} in: ${text}`),
    )
  }
  return all
}
