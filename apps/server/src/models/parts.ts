import type { Evidence } from '@casewright/core'
import { charactersPerToken } from './tokens-of.ts'

/**
 * Groups evidence into parts of at most so many tokens. A text that is too long is cut between
 * paragraphs; its pieces keep its id and title, as quotations are looked up in the whole.
 */
export function inParts(evidence: readonly Evidence[], tokens: number): Evidence[][] {
  const limit = Math.max(1, tokens) * charactersPerToken
  const pieces = evidence.flatMap((item) => cut(item.text, limit).map((text) => ({ ...item, text })))
  const parts: Evidence[][] = []
  let room = 0
  for (const piece of pieces) {
    if (piece.text.length > room) {
      parts.push([])
      room = limit
    }
    parts.at(-1)?.push(piece)
    room -= piece.text.length
  }
  return parts
}

function cut(text: string, limit: number): string[] {
  const pieces: string[] = []
  let from = 0
  while (text.length - from > limit) {
    const window = text.slice(from, from + limit)
    // After a page, a paragraph, a sentence; in the last third, so that no piece is tiny.
    const at = ['\f', '\n', '. ', ' ']
      .map((end) => window.lastIndexOf(end) + end.length)
      .find((end) => end > limit * 0.66)
    pieces.push(window.slice(0, at ?? limit))
    from += at ?? limit
  }
  pieces.push(text.slice(from))
  return pieces
}
