/** Writes running text out of pieces: white space becomes one space, and lines have none at their ends. */
export interface TextWriter {
  words(part: string): void
  /** Text that is set in lines: its white space is kept. */
  asSet(part: string): void
  /** Ends the line, if one was begun. */
  newLine(): void
  /** Ends the line; where none was begun, the paragraph. */
  lineBreak(): void
  /** Ends the paragraph, if one was begun. */
  blankLine(): void
  /** UTF-16 units written so far; a space that waits for its next word is counted. */
  length(): number
  text(): string
}

/** Looks at its last sign alone, so that the time grows with the length of what is written. */
export function textWriter(): TextWriter {
  const parts: string[] = []
  let length = 0
  /** What the text ends with: nothing yet, a line's end, a space that is not written yet, or a word. */
  let last: 'start' | 'blank' | 'line' | 'space' | 'word' = 'start'
  const write = (part: string) => {
    parts.push(part)
    length += part.length
  }
  const newLine = () => {
    if (last !== 'space' && last !== 'word') return
    write('\n')
    last = 'line'
  }
  const blankLine = () => {
    if (last === 'start' || last === 'blank') return
    write(last === 'line' ? '\n' : '\n\n')
    last = 'blank'
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
    asSet(part) {
      const kept = last === 'start' || last === 'blank' ? part.replace(/^\s*\n/, '') : part
      if (kept.trim() === '' && (last === 'start' || last === 'blank')) return
      if (last === 'space') write(' ')
      write(kept)
      last = 'word'
    },
    newLine,
    lineBreak: () => (last === 'line' ? blankLine() : newLine()),
    blankLine,
    length: () => length + (last === 'space' ? 1 : 0),
    text: () => parts.join('').trimEnd(),
  }
}
