import { type Draft, labelEnd } from '../compare/units.ts'
import { chances } from './chances.ts'

/** What an editor did to a draft: the words that went and came, and the paragraphs that moved. */
export interface Edited {
  draft: Draft
  removed: string[]
  added: string[]
  moved: number
}

interface Piece {
  kind: string
  level?: number | undefined
  text: string
}

const swaps: readonly (readonly [RegExp, string])[] = [
  [/\bshall\b/, 'will'],
  [/\bmay\b/, 'must'],
  [/\bthirty\b/, 'forty-five'],
  [/\bten\b/, 'twenty'],
  [/\breasonable\b/, 'commercially reasonable'],
  [/\bnotice\b/, 'written notice'],
  [/\bAgreement\b/, 'Contract'],
  [/\bLaw\b/, 'Applicable Law'],
  [/\$[\d,]+/, '$1,250,000'],
  [/\b\d{1,3} days\b/, '60 days'],
]
const sentences = [
  'Neither party waives a right by delay in exercising it.',
  'The receiving party may keep one archival copy that its counsel holds.',
  'Interest accrues at one percent a month on amounts that are overdue by more than fifteen days.',
  'Each party bears its own costs of negotiating this document.',
  'The audit takes place during business hours, at most once a year.',
  'A failure to object within twenty business days does not amount to consent.',
]

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? []

/** Edits of the sorts that lawyers make, spread over a draft, with what they were. */
export function editDraft({ text, blocks }: Draft, seed: number, density = 5): Edited {
  const next = chances(seed)
  const removed: string[] = []
  const added: string[] = []
  let moved = 0
  const pieces: Piece[] = []
  const held: Piece[] = []
  const pick = <T>(list: readonly T[]): T => list[next(list.length)] as T
  for (const { kind, level, start, end } of blocks) {
    const piece: Piece = { kind, level, text: text.slice(start, end) }
    const label = labelEnd(piece.text, 0, piece.text.length)
    const words = wordsOf(piece.text.slice(label))
    const isProse = words.length > 12 && (kind === 'paragraph' || kind === 'list-item') && !piece.text.includes('\n')
    const what = isProse && next(density) === 0 ? next(9) : -1
    const replace = (from: number, to: number, by: string) => {
      removed.push(...wordsOf(piece.text.slice(from, to)))
      added.push(...wordsOf(by))
      piece.text = piece.text.slice(0, from) + by + piece.text.slice(to)
    }
    if (what <= 2 && what >= 0) {
      for (const [pattern, by] of swaps) {
        const found = pattern.exec(piece.text.slice(label))
        if (found && next(2) === 0) replaceMinimal(piece, label + found.index, found[0], by, removed, added)
      }
    } else if (what === 3) {
      const stop = /[.;] (?=\p{Lu})/u.exec(piece.text.slice(label + 20))
      const at = stop ? label + 20 + stop.index + 1 : piece.text.length
      replace(at, at, ` ${pick(sentences)}`)
    } else if (what === 4) {
      const found = [...piece.text.slice(label).matchAll(/\s\p{Ll}{3,}(?: [\p{L}]+){2,5}/gu)][next(3)]
      if (found) replace(label + found.index, label + found.index + found[0].length, '')
    } else if (what === 5) {
      removed.push(...wordsOf(piece.text))
      continue
    } else if (what === 6) {
      const line = `${pick(sentences)} ${pick(sentences)}`
      added.push(...wordsOf(line))
      pieces.push({ kind: 'paragraph', text: line })
    } else if (what === 7 && held.length === 0) {
      held.push(piece)
      moved++
      continue
    } else if (what === 8) {
      const stop = /[.;] (?=\p{Lu})/u.exec(piece.text.slice(label + 40))
      if (stop) {
        const at = label + 40 + stop.index + 1
        pieces.push({ ...piece, text: piece.text.slice(0, at) })
        piece.text = piece.text.slice(at + 1)
      }
    }
    pieces.push(piece)
    if (held.length > 0 && isProse && next(6) === 0) pieces.push(...held.splice(0))
  }
  pieces.push(...held)
  const draft = joined(pieces)
  return { draft, removed, added, moved }
}

/** A word that both have is not changed: "notice" to "written notice" adds one. */
function replaceMinimal(piece: Piece, at: number, was: string, by: string, removed: string[], added: string[]): void {
  const [old, now] = [wordsOf(was), wordsOf(by)]
  removed.push(...old.filter((word) => !now.includes(word)))
  added.push(...now.filter((word) => !old.includes(word)))
  piece.text = piece.text.slice(0, at) + by + piece.text.slice(at + was.length)
}

function joined(pieces: readonly Piece[]): Draft {
  const blocks: { kind: string; level?: number | undefined; start: number; end: number }[] = []
  let text = ''
  for (const { kind, level, text: words } of pieces) {
    if (text !== '') text += '\n'
    blocks.push({ kind, level, start: text.length, end: text.length + words.length })
    text += words
  }
  return { text, blocks }
}
