/** A place that is marked, of a finding. */
export interface Mark {
  finding: string
  start: number
  end: number
}

export interface Piece {
  start: number
  end: number
  /** The findings that mark it, as they were given: the gravest first. */
  findings: string[]
}

/** A stretch of text cut where marks begin and end. The pieces joined are the stretch. */
export const cut = ({ start, end }: { start: number; end: number }, marks: readonly Mark[]): Piece[] => {
  const inside = marks.filter((mark) => mark.start < end && mark.end > start)
  const points = new Set([start, end])
  for (const mark of inside) {
    if (mark.start > start) points.add(mark.start)
    if (mark.end < end) points.add(mark.end)
  }
  const sorted = [...points].sort((one, other) => one - other)
  return sorted.slice(0, -1).map((from, index) => {
    const to = sorted[index + 1] ?? end
    const over = inside.filter((mark) => mark.start <= from && mark.end >= to)
    return { start: from, end: to, findings: [...new Set(over.map(({ finding }) => finding))] }
  })
}
