import { linesOf } from '../text-lines.ts'
import { type Drawn, drawnIn, type Style } from './faces.ts'

/** Words that are drawn alike. `blank`: they are to be filled in. */
export interface Run {
  text: string
  bold?: boolean
  italic?: boolean
  blank?: string
}

/** A stretch of text that is drawn at once and is not broken. */
export interface Atom extends Drawn {
  width: number
  blank: boolean
  space: boolean
  /** Whether a line may end after it. */
  breaks: boolean
  /** A line ends after it. */
  ends: boolean
}

export type Measure = (drawn: Drawn) => number

/** Words, and the white space between them; a line may end after a hyphen, a dash or a slash. No piece is long. */
const pieces = /[\t ]{1,40}|[^\t \-–—/]{0,40}[-–—/]{1,40}|[^\t \-–—/]{1,40}/gu

export function atomsOf(runs: readonly Run[], style: Style, measure: Measure): Atom[] {
  const atoms: Atom[] = []
  for (const run of runs)
    linesOf(run.text).forEach((line, n) => {
      const last = atoms.at(-1)
      if (n > 0 && last) last.ends = true
      else if (n > 0) atoms.push(atom({ face: style, text: '' }, 0, { ends: true }))
      for (const [piece] of line.matchAll(pieces))
        atoms.push(...pieceAtoms(piece, run.bold ? 'bold' : run.italic ? 'italic' : style, run, measure))
    })
  return atoms
}

function pieceAtoms(piece: string, style: Style, run: Run, measure: Measure): Atom[] {
  const space = /^[\t ]/.test(piece)
  const drawn = drawnIn(piece, style)
  return drawn.map((one, n) =>
    atom(one, measure(one), {
      blank: Boolean(run.blank),
      space,
      breaks: n === drawn.length - 1 && (space || /[-–—/]$/.test(piece)),
    }),
  )
}

const atom = (drawn: Drawn, width: number, more: Partial<Atom>): Atom => ({
  ...drawn,
  width,
  blank: false,
  space: false,
  breaks: false,
  ends: false,
  ...more,
})
