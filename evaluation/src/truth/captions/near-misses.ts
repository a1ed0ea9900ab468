import type { TruthData } from '../data.ts'
import { chanceOf } from '../random.ts'
import type { CaptionCase } from './case.ts'
import { withAnotherGivenName } from './given-names.ts'
import { isSurname, type Named, sidesOf } from './parties.ts'
import { wordsOf } from './relation.ts'
import { captionWays, singleWays } from './ways.ts'
import { tornWays } from './ways-torn.ts'

/** Names that are nearly those of real cases, and are not: `ofKind` of each kind. */
export function nearMisses({ titled, landmarks, reported }: TruthData, ofKind = 32): CaptionCase[] {
  const chance = chanceOf('near misses')
  const titles = [...new Set([...landmarks, ...titled].map(({ title }) => title))]
  const shorts = [...reported.values()].flatMap(({ short }) => short ?? [])
  const named = titles.flatMap((title) => sidesOf(title) ?? [])
  const more = shorts.flatMap((title) => sidesOf(title) ?? [])
  const alike = surnamesAlike([...named, ...more])
  const around = {
    chance,
    other: () => chance.pick(named),
    near: (name: string) => alike.get(name) ?? [],
  }
  const cases: CaptionCase[] = []
  const add = (kind: string, written: string | null | undefined, real: string) => {
    if (!written || isSame(written, real)) return false
    cases.push({ id: `${kind}/${cases.length}`, kind, written, real, isWatched: false })
    return true
  }
  for (const [kind, way] of Object.entries({ ...captionWays, ...tornWays })) {
    let count = 0
    for (const real of [...chance.shuffled(named), ...chance.shuffled(more)]) {
      if (count >= ofKind) break
      if (add(kind, way(real, around), real.title)) count++
    }
  }
  const captions = chance.shuffled([...reported.values()].map(({ full }) => full))
  for (const [real, written] of captions
    .map((real) => [real, withAnotherGivenName(real, chance)] as const)
    .filter(([, written]) => written)
    .slice(0, ofKind))
    add('another given name of the full caption', written, real)
  const singles = [...titles, ...shorts].filter((title) => /^(?:In re|Ex parte) [A-Z][a-z]{3,}$/i.test(title))
  for (const [kind, way] of Object.entries(singleWays))
    for (const real of chance.shuffled(singles).slice(0, ofKind / 2)) add(kind, way(real, chance), real)
  return cases
}

/** By chance the other name may be the same. */
const isSame = (one: string, other: string) => {
  const [first, second] = [one, other].map((name) =>
    name
      .replace(/\bLabor Board\b/, 'NLRB')
      .split(' v. ')
      .map((side) => wordsOf(side).join(' '))
      .join(' v. '),
  )
  return first === second
}

/** Surnames of real cases that differ by one letter: other people, as far as anybody can tell from the name. */
function surnamesAlike(named: readonly Named[]): Map<string, string[]> {
  const surnames = new Set(named.flatMap(({ first, second }) => [first, second].filter(isSurname)))
  const byGap = new Map<string, string[]>()
  for (const name of surnames)
    for (let at = 1; at < name.length; at++) {
      const gap = `${name.slice(0, at)}_${name.slice(at + 1)}`
      byGap.set(gap, [...(byGap.get(gap) ?? []), name])
    }
  const alike = new Map<string, string[]>()
  for (const names of byGap.values())
    for (const name of names.length > 1 ? names : [])
      alike.set(name, [...(alike.get(name) ?? []), ...names.filter((other) => other !== name)])
  return alike
}
