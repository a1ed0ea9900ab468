import type { Atom, Measure } from './atoms.ts'

export interface Line {
  atoms: Atom[]
  /** Without the white space at its end. */
  width: number
}

const widthOf = (atoms: readonly Atom[]) => atoms.reduce((sum, { width }) => sum + width, 0)

/** Breaks a text into lines of a width, in points. A word that is wider than a line is broken where it must be. */
export function breakLines(atoms: readonly Atom[], width: number, measure: Measure): Line[] {
  const lines: Line[] = []
  let line: Atom[] = []
  let taken = 0
  const end = () => {
    while (line.at(-1)?.space) line.pop()
    lines.push({ atoms: line, width: widthOf(line) })
    line = []
    taken = 0
  }
  const put = (unit: readonly Atom[]) => {
    line.push(...unit)
    taken += widthOf(unit)
    if (unit.at(-1)?.ends) end()
  }
  for (const unit of unitsOf(atoms)) {
    const wide = widthOf(unit)
    if (unit[0]?.space) {
      if (line.length > 0 || unit.at(-1)?.ends) put(unit)
    } else if (taken + wide <= width) put(unit)
    else {
      if (line.length > 0) end()
      for (const piece of wide <= width ? [unit] : split(unit, width, measure)) {
        if (taken + widthOf(piece) > width && line.length > 0) end()
        put(piece)
      }
    }
  }
  if (line.length > 0 || lines.length === 0) end()
  return lines
}

/** What stands on one line: atoms up to where a line may end. */
function unitsOf(atoms: readonly Atom[]): Atom[][] {
  const units: Atom[][] = []
  let unit: Atom[] = []
  atoms.forEach((atom, n) => {
    unit.push(atom)
    const next = atoms[n + 1]
    if (!next || atom.breaks || atom.ends || next.space !== atom.space) {
      units.push(unit)
      unit = []
    }
  })
  return units
}

/** A word in pieces that fit. */
function split(unit: readonly Atom[], width: number, measure: Measure): Atom[][] {
  const pieces: Atom[][] = []
  for (const atom of unit) {
    const { text, face, actual } = atom
    if (atom.width <= width || actual) {
      pieces.push([atom])
      continue
    }
    let piece = ''
    let taken = 0
    const say = (ends: boolean) =>
      piece && pieces.push([{ ...atom, text: piece, width: taken, breaks: false, ends: ends && atom.ends }])
    for (const character of text) {
      const wide = measure({ face, text: character })
      if (taken + wide > width) {
        say(false)
        piece = ''
        taken = 0
      }
      piece += character
      taken += wide
    }
    say(true)
  }
  return pieces
}
