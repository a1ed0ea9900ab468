import bidiFactory from 'bidi-js'
import { hasRightToLeft } from '../text-lines.ts'
import type { Atom } from './atoms.ts'

const bidi = bidiFactory()

export const textOf = (atoms: readonly Atom[]): string => atoms.map(({ text, actual }) => actual ?? text).join('')

/** The atoms of a line from left to right, by the Unicode bidirectional algorithm (UAX 9, rule L2). */
export function leftToRight(atoms: readonly Atom[], base: 'ltr' | 'rtl'): Atom[] {
  const text = textOf(atoms)
  if (!hasRightToLeft(text)) return [...atoms]
  const { levels } = bidi.getEmbeddingLevels(text, base)
  let at = 0
  const ordered = atoms.map((atom) => {
    const level = levels[at] ?? 0
    at += (atom.actual ?? atom.text).length
    return { atom, level }
  })
  const highest = Math.max(...ordered.map(({ level }) => level))
  for (let level = highest; level > 0; level--) turn(ordered, level)
  return ordered.map(({ atom }) => atom)
}

/** Turns around each stretch whose level is at least this one. */
function turn(ordered: { atom: Atom; level: number }[], least: number): void {
  for (let from = 0; from < ordered.length; from++) {
    let to = from
    while ((ordered[to]?.level ?? -1) >= least) to++
    if (to > from) ordered.splice(from, to - from, ...ordered.slice(from, to).reverse())
    from = to
  }
}
