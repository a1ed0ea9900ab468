import bidiFactory from 'bidi-js'
import { hasRightToLeft } from '../text-lines.ts'
import type { Atom, Measure } from './atoms.ts'

interface Bidi {
  getEmbeddingLevels(text: string, base: 'ltr' | 'rtl'): { levels: Uint8Array }
  getMirroredCharacter(character: string): string | null
}

// Its types describe a module that Node does not see.
const bidi = (bidiFactory as unknown as () => Bidi)()

export const textOf = (atoms: readonly Atom[]): string => atoms.map(({ text, actual }) => actual ?? text).join('')

/** The atoms of a line from left to right, by the Unicode bidirectional algorithm (UAX 9, rules L2 and L4). */
export function leftToRight(atoms: readonly Atom[], base: 'ltr' | 'rtl', measure: Measure): Atom[] {
  const text = textOf(atoms)
  if (!hasRightToLeft(text)) return [...atoms]
  const { levels } = bidi.getEmbeddingLevels(text, base)
  let at = 0
  const ordered = atoms.flatMap((atom) => {
    const from = at
    at += (atom.actual ?? atom.text).length
    return ofOneLevel(atom, levels.subarray(from, at), measure)
  })
  const highest = Math.max(...ordered.map(({ level }) => level))
  for (let level = highest; level > 0; level--) turn(ordered, level)
  return ordered.map(({ atom }) => atom)
}

interface Leveled {
  atom: Atom
  level: number
}

/** An atom in pieces of one direction: words, and each mark between them, mirrored where it stands from right to left. */
function ofOneLevel(atom: Atom, levels: Uint8Array, measure: Measure): Leveled[] {
  const first = levels[0] ?? 0
  if (atom.actual || (/^[\p{L}\p{M}\s]*$/u.test(atom.text) && levels.every((level) => level === first)))
    return [{ atom, level: first }]
  return [...atom.text.matchAll(/[\p{L}\p{M}]+|[\p{N}.,]+|[^\p{L}\p{M}\p{N}]/gu)].map(({ 0: piece, index }) => {
    const level = levels[index] ?? 0
    const mirrored = level % 2 === 1 ? bidi.getMirroredCharacter(piece) : null
    const text = mirrored ?? piece
    const width = measure({ face: atom.face, text })
    return { level, atom: { ...atom, text, width, ...(mirrored && { actual: piece }) } }
  })
}

/** Turns around each stretch whose level is at least this one. */
function turn(ordered: Leveled[], least: number): void {
  for (let from = 0; from < ordered.length; from++) {
    let to = from
    while ((ordered[to]?.level ?? -1) >= least) to++
    if (to > from) ordered.splice(from, to - from, ...ordered.slice(from, to).reverse())
    from = to
  }
}
