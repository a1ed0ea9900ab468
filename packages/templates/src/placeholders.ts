/** A piece of a template's text. */
export type Piece =
  /** `literal`: a brace that was written twice. */
  | { kind: 'text'; text: string; literal?: true }
  | { kind: 'field'; name: string; formats: string[] }
  | { kind: 'clause'; id: string }

const placeholder = /\{\{|\}\}|\{#([a-z][a-z0-9-]*)\}|\{([a-z][a-zA-Z0-9]*)((?:\|[a-z]+)*)\}/g

/** Reads the text of a template. Values never come here: what a person typed is not read for placeholders. */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = []
  let at = 0
  const say = (words: string) => words && pieces.push({ kind: 'text', text: words })
  for (const found of text.matchAll(placeholder)) {
    say(text.slice(at, found.index))
    at = found.index + found[0].length
    const [whole, clause, name, formats = ''] = found
    if (clause) pieces.push({ kind: 'clause', id: clause })
    else if (name) pieces.push({ kind: 'field', name, formats: formats.split('|').filter(Boolean) })
    else pieces.push({ kind: 'text', text: whole.charAt(0), literal: true })
  }
  say(text.slice(at))
  return pieces
}
