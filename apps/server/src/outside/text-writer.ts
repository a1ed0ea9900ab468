/** Writes running text out of pieces: white space becomes one space, and lines have none at their ends. */
export interface TextWriter {
  words(part: string): void
  /** Ends the line, if one was begun. */
  newLine(): void
  /** UTF-16 units written so far; a space that waits for its next word is counted. */
  length(): number
  text(): string
}

/** Looks at its last sign alone, so that the time grows with the length of what is written. */
export function textWriter(): TextWriter {
  const parts: string[] = []
  let length = 0
  /** What the text ends with: nothing yet, a line's end, a space that is not written yet, or a word. */
  let last: 'start' | 'line' | 'space' | 'word' = 'start'
  const write = (part: string) => {
    parts.push(part)
    length += part.length
  }
  return {
    words(part) {
      const folded = part.replace(/\s+/g, ' ')
      const spaced = folded.startsWith(' ')
      const inner = folded.trim()
      if (spaced && last === 'word') last = 'space'
      if (inner === '') return
      if (last === 'space') write(' ')
      write(inner)
      last = folded.endsWith(' ') ? 'space' : 'word'
    },
    newLine() {
      if (last === 'start' || last === 'line') return
      write('\n')
      last = 'line'
    },
    length: () => length + (last === 'space' ? 1 : 0),
    text: () => parts.join('').trimEnd(),
  }
}
