import { layoutOf } from '../layout/layout.ts'
import type { Source, Span } from '../span/span.ts'
import { fieldOf, partyLine } from './lines.ts'

/** A place to sign, or that was signed. */
export interface SignatureBlock extends Span {
  /** For whom, where a line above says so. */
  party?: string
  /** Who signs, as printed or as signed with '/s/'. */
  name?: string
  title?: string
  date?: string
  /** A conformed signature ('/s/ Ann Doe') or a name on the line. */
  signed: boolean
}

/** A signature's lines stand together: so many lines may part two of them. */
const gap = 2
const most = 14

/** The signature blocks of a document, in order. */
export function findSignatureBlocks(source: Source): SignatureBlock[] {
  const { prose, lines } = layoutOf(source)
  const words = lines.map(({ start, end }) => prose.slice(start, Math.min(end, start + 200)).trim())
  const found: SignatureBlock[] = []
  for (let index = 0; index < lines.length; index++) {
    const opening = fieldOf(words[index] ?? '', words[index - 1] ?? '')
    if (opening?.field !== 'signature') continue
    const first = lines[index]
    if (!first) continue
    const block: SignatureBlock = { start: first.start, end: first.end, signed: opening.value !== '' }
    if (opening.value) block.name = opening.value
    const above = [index - 1, index - 2].find((at) => partyLine(words[at] ?? ''))
    if (above !== undefined) {
      block.party = partyLine(words[above] ?? '') ?? ''
      block.start = lines[above]?.start ?? block.start
    }
    let empty = 0
    let last = index
    for (let at = index + 1; at < lines.length && at - index <= most && empty <= gap; at++) {
      const next = fieldOf(words[at] ?? '', words[at - 1] ?? '')
      if (next?.field === 'signature') break
      if (!next) {
        empty++
        continue
      }
      empty = 0
      last = at
      if (next.value && block[next.field] === undefined) block[next.field] = next.value
    }
    block.end = lines[last]?.end ?? block.end
    found.push(block)
    index = last
  }
  return found
}
