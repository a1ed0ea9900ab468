import type { Span } from '@casewright/law'

/** A text and what its writer says that its words are. */
export interface Marked {
  type: string
  kind: string
  text: string
  spans: (Span & { label: string })[]
}

/** The texts of a file of format A: `[[field|words]]` marks what words are. */
export function markedIn(file: string): Marked[] {
  return file
    .split(/^== /m)
    .slice(1)
    .map((block) => {
      const at = block.indexOf('\n')
      const [type = '', kind = ''] = block.slice(0, at).split(' · ')
      const spans: Marked['spans'] = []
      let text = ''
      let from = 0
      const body = block.slice(at + 1).trimEnd()
      for (const found of body.matchAll(/\[\[(\w+)\|([^[\]]*)\]\]/g)) {
        text += body.slice(from, found.index)
        const words = found[2] ?? ''
        spans.push({ label: found[1] ?? '', start: text.length, end: text.length + words.length })
        text += words
        from = found.index + found[0].length
      }
      return { type: type.trim(), kind: kind.trim(), text: text + body.slice(from), spans }
    })
}
