/** Gathers the text of elements: white space as one space, each line on its own. Linear in what is added. */
export function createText() {
  const parts: string[] = []
  let atStart = true
  let space = false
  let indent = ''
  return {
    /** What follows begins a line, so many levels deep. */
    line(level = 0): void {
      indent = '  '.repeat(level)
      if (!atStart) parts.push('\n')
      atStart = true
      space = false
    },
    add(words: string): void {
      for (const word of words.split(/(\s+)/)) {
        if (word === '') continue
        if (/^\s/.test(word)) space = true
        else {
          parts.push(atStart ? indent : space ? ' ' : '', word)
          atStart = false
          space = false
        }
      }
    },
    whole: () => parts.join('').trimEnd(),
  }
}
