/** Text in place of a stretch of XML; with `start === end` it is put in. */
export interface Splice {
  start: number
  end: number
  text: string
}

/** The XML with splices made. Of several at one place the order is kept; everything between stays as it is. */
export function spliced(xml: string, splices: readonly Splice[]): string {
  const pieces: string[] = []
  let at = 0
  for (const { start, end, text } of splices.toSorted((one, other) => one.start - other.start || one.end - other.end)) {
    if (start < at) throw new Error('Two changes of the file meet')
    pieces.push(xml.slice(at, start), text)
    at = end
  }
  return [...pieces, xml.slice(at)].join('')
}
