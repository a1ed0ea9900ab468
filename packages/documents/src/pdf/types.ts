/** A piece of text where it stands on the page: points, from the top left, in the direction of its own reading. */
export interface Run {
  text: string
  x: number
  /** The baseline. */
  y: number
  width: number
  size: number
  bold: boolean
  /** A space goes before it, as the file said so. */
  spaced: boolean
  /** How the text is turned, in quarters clockwise. */
  quarter: number
}

/** Runs on one baseline with no wide gap between them. */
export interface Line {
  text: string
  x: number
  right: number
  y: number
  size: number
  bold: boolean
  /** Where its cells part, when the line is a row of a table. */
  cells: number
}

/** Lines that belong together. */
export interface Paragraph {
  text: string
  size: number
  bold: boolean
  centred: boolean
  lines: number
  row: boolean
  /** Where each line begins in `text`, and its baseline. */
  starts: { at: number; y: number; size: number }[]
  /** Where each line begins in `text`, and its number on the page; absent: not known. */
  numbered?: [at: number, line: number][]
  /** Its share of the way down the page, 0 to 1. */
  down: number
}
