import type { Draft } from '../compare/units.ts'

/** A draft with a paragraph for each line. */
export function draftOf(lines: readonly string[]): Draft {
  let at = 0
  const blocks = lines.map((line) => {
    const block = { kind: line.includes('\t') ? 'table-row' : 'paragraph', start: at, end: at + line.length }
    at = block.end + 1
    return block
  })
  return { text: lines.join('\n'), blocks }
}
