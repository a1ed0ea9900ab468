import type { Assessment } from '../judge.ts'
import type { DescribedCase } from './described.ts'

/** What came of a fact: whether the index moved, and what was said of a bar. */
export interface Direction {
  given: DescribedCase
  /** Of a fact with a direction: the right way, the wrong way, or not at all; of one without, whether it moved. */
  came: 'right' | 'wrong' | 'not moved' | 'still' | 'moved'
  /** Whether the result asks about something that it did not ask about without the fact. */
  isAsked: boolean
  /** The bar that is described: it stands, is asked about, or neither. */
  bar?: 'stands' | 'asked' | 'missed'
  /** Bars that stand where none is described, or another one, by id. */
  invented: string[]
  /** Bars that are asked about where none is described. */
  doubted: string[]
}

/** What of a description's assessment is compared; `null` where the tool asked for more words. */
export type Read = (Pick<Assessment, 'successProbability' | 'factors' | 'bars'> & { questions: string[] }) | null

/** Where an assessment stands on the scale of the index: without a number, at the sum of nothing. */
function moved(before: Read, after: Read): number {
  const [from, to] = [before?.successProbability ?? null, after?.successProbability ?? null]
  if (from !== null && to !== null && from !== to) return to - from
  const sum = (read: Read) => (read?.factors ?? []).reduce((all, { points = 0 }) => all + points, 0)
  return from === null || to === null ? sum(after) - sum(before) + standing(after) - standing(before) : 0
}

/** A bar is the whole case. */
const standing = (read: Read): number =>
  (read?.bars ?? []).reduce((all, { holds, ends }) => all + (holds ? (ends === 'client' ? -100 : 100) : 0), 0)

const barIds = (read: Read, holds: boolean): string[] =>
  (read?.bars ?? []).filter((bar) => bar.holds === holds && bar.answered === undefined).map(({ id }) => id)

/** What the tool calls a bar of the set. */
const names: Readonly<Partial<Record<string, readonly string[]>>> = {
  limitation: ['limitation', 'untimely-charge', 'repose'],
  'res-judicata': ['res-judicata', 'double-jeopardy'],
  fault: ['comparative'],
}
/** How a question asks about a bar that the words only sound like. */
const soundsLike: Readonly<Record<string, string>> = {
  limitation: 'Had the limitations period run?',
  release: 'Was the claim released?',
  'res-judicata': 'Was the claim already decided?',
  immunity: 'Is the defendant immune?',
  'untimely-appeal': 'Was the notice of appeal filed in time?',
  jurisdiction: 'Does the court have jurisdiction?',
  standing: 'Does the plaintiff have standing?',
  'no-damages': 'Was there any loss?',
  fault: 'Does the injured person’s own fault bar the claim?',
}
const asksOf = (read: Read, bar: string): boolean =>
  (read?.questions ?? []).some((question) => question.endsWith(`” ${soundsLike[bar]}`))

const namesOf = (bar: string): readonly string[] => names[bar] ?? [bar]

/** Holds what the tool made of a description with a fact against what it made of the same without it. */
export function directionOf(given: DescribedCase, before: Read, after: Read): Direction {
  const { expected, bar } = given
  const change = moved(before, after)
  const way = change < 0 ? 'up' : change > 0 ? 'down' : 'none'
  const came =
    expected === 'none'
      ? way === 'none'
        ? 'still'
        : 'moved'
      : way === 'none'
        ? 'not moved'
        : way === expected
          ? 'right'
          : 'wrong'
  const [stand, doubted] = [barIds(after, true), barIds(after, false)]
  const named = bar ? namesOf(bar) : []
  const is = (ids: string[]) => ids.some((id) => named.includes(id))
  return {
    given,
    came,
    isAsked: (after?.questions ?? []).some((question) => !before?.questions.includes(question)),
    ...(bar && { bar: is(stand) ? 'stands' : is(doubted) || asksOf(after, bar) ? 'asked' : 'missed' }),
    invented: stand.filter((id) => !named.includes(id)),
    doubted: bar ? [] : [...doubted, ...Object.keys(soundsLike).filter((one) => asksOf(after, one))],
  }
}
