import type { Likely } from './field.ts'

/** The odds from which on an argument of the other side is shown in place of one more of the same. */
const least = -1

/** 'Plaintiffs' and 'Plaintiff' are one side. */
const named = ({ side }: Likely) => side?.toLowerCase().replace(/s$/, '')

/**
 * Arguments of more than one side where a paper states them: if all that would be shown are of one, the last of them gives
 * way to the likeliest of another.
 */
export function ofEachSide(shown: readonly Likely[], all: readonly Likely[]): Likely[] {
  const sides = new Set(shown.map(named))
  if (shown.length < 3 || sides.size !== 1 || sides.has(undefined)) return [...shown]
  const other = all
    .filter((one) => named(one) && !sides.has(named(one)) && one.odds >= least)
    .toSorted((one, another) => another.odds - one.odds)[0]
  if (!other) return [...shown]
  return [...shown.toSorted((one, another) => another.odds - one.odds).slice(0, -1), other]
}

/** Where a court says what each side argues, what nobody is said to argue is left out. */
export function toldOfSides(all: readonly Likely[]): readonly Likely[] {
  const told = all.filter((one) => named(one) && one.odds >= least)
  return new Set(told.map(named)).size > 1 ? all.filter((one) => named(one) ?? one.argued) : all
}
