/** Where words are to be marked, as offsets into the text. Those that overlap are joined. */
export type Marks = readonly (readonly [start: number, end: number])[]

interface Piece {
  start: number
  text: string
  isMarked: boolean
}

/** The text cut where a mark begins or ends. The pieces joined are the text. */
export function piecesOf(text: string, marks: Marks): Piece[] {
  const pieces: Piece[] = []
  let at = 0
  const add = (end: number, isMarked: boolean) => {
    if (end > at) pieces.push({ start: at, text: text.slice(at, end), isMarked })
    at = Math.max(at, end)
  }
  for (const [start, end] of marks.toSorted(([a], [b]) => a - b)) {
    add(Math.min(start, text.length), false)
    add(Math.min(end, text.length), true)
  }
  add(text.length, false)
  return pieces
}

export interface MarkedProps {
  text: string
  marks?: Marks
}

/** A source's words with those marked that were searched for. */
export const Marked = ({ text, marks = [] }: MarkedProps) =>
  piecesOf(text, marks).map(({ start, text: words, isMarked }) =>
    isMarked ? <mark key={start}>{words}</mark> : <span key={start}>{words}</span>,
  )
