import type { Paragraph } from '../scan/model.ts'
import { type Squeezed, squeeze } from './squeeze.ts'

interface Block {
  start: number
  end: number
  /** Words that a reader says are a note's are looked for among the notes, though a paragraph may have the same. */
  kind?: string
}

/** A place in the file: a paragraph, and an offset into its text. */
export interface Place {
  paragraph: Paragraph
  at: number
}

/** A number or sign that a reader puts before a paragraph is no longer than this. */
const longestLabel = 40
/** Signs that a reader gives for an equation. */
const longestHole = 200
/** More words than these are no number, but words of another paragraph. */
const mostLabelWords = 4
/** So many paragraphs may be passed over at a block: captions, empty cells, what a reader leaves out. */
const ahead = 60

/** Where the characters of a text that was read are in the paragraphs of the file. */
export class Places {
  readonly #paragraphs: readonly Paragraph[]
  readonly #squeezed: readonly Squeezed[]
  readonly #byText = new Map<string, number[]>()
  readonly #used = new Set<number>()
  readonly #text: string
  /** For each character its paragraph, 1 for the first; 0: it is not in the file, as a number that Word makes. */
  readonly #paragraph: Int32Array
  readonly #at: Int32Array
  readonly #laid = new Set<Paragraph>()
  readonly #labelled = new Set<Paragraph>()
  #next = 0

  constructor(text: string, blocks: readonly Block[], paragraphs: readonly Paragraph[]) {
    this.#text = text
    this.#paragraph = new Int32Array(text.length)
    this.#at = new Int32Array(text.length)
    this.#paragraphs = paragraphs
    this.#squeezed = paragraphs.map((one) => squeeze(one.text))
    for (const [index, { text }] of this.#squeezed.entries()) {
      const same = this.#byText.get(text)
      if (same) same.push(index)
      else this.#byText.set(text, [index])
    }
    for (const block of blocks) this.#lay(block)
  }

  /** Whether a character is in the file. */
  holds = (offset: number): boolean => (this.#paragraph[offset] ?? 0) > 0

  /** The character at an offset; undefined where it is white space between, or not in the file. */
  character(offset: number): Place | undefined {
    const paragraph = this.#paragraphs[(this.#paragraph[offset] ?? 0) - 1]
    return paragraph && { paragraph, at: this.#at[offset] ?? 0 }
  }

  /** The place before the first character from an offset on that is in the file. */
  after(offset: number, most = this.#text.length): Place | undefined {
    for (let at = offset; at < most; at++) {
      const place = this.character(at)
      if (place) return place
    }
    return undefined
  }

  /** The place behind the last character before an offset that is in the file. */
  before(offset: number, least = 0): Place | undefined {
    for (let at = offset - 1; at >= least; at--) {
      const place = this.character(at)
      if (place) return { paragraph: place.paragraph, at: place.at + 1 }
    }
    return undefined
  }

  /** The place at an offset: white space counts from the word before it, in the same paragraph. */
  at(offset: number): Place | undefined {
    const next = this.after(offset)
    const last = this.before(offset)
    if (!last || (next && last.paragraph !== next.paragraph && !this.#isBehind(offset))) return next ?? last
    let spaces = 0
    while (spaces < offset && !this.holds(offset - 1 - spaces)) spaces++
    const most = next?.paragraph === last.paragraph ? next.at : last.paragraph.text.length
    return { paragraph: last.paragraph, at: Math.min(last.at + spaces, most) }
  }

  /** Whether words of the text are in a paragraph. */
  isLaid(paragraph: Paragraph): boolean {
    return this.#laid.has(paragraph)
  }

  /** Whether signs that are not in the file are before the words of a paragraph. */
  isLabelled(paragraph: Paragraph): boolean {
    return this.#labelled.has(paragraph)
  }

  /** Whether the line that an offset is in has begun: its words belong to the paragraph before the offset. */
  #isBehind(offset: number): boolean {
    for (let at = offset - 1; at >= 0 && !/[\n\f\t]/.test(this.#text[at] ?? ''); at--) if (this.holds(at)) return true
    return false
  }

  #lay({ start, end, kind }: Block): void {
    const block = squeeze(this.#text.slice(start, end))
    if (block.text === '') return
    const isNote = (index: number) => this.#paragraphs[index]?.room === 'note'
    const isFit = (index: number) => kind === undefined || isNote(index) === (kind === 'footnote')
    for (let from = this.#next; from < Math.min(this.#next + ahead, this.#paragraphs.length); from++)
      if (isFit(from) && this.#tryAt(block, start, from)) return
    for (let label = 0; label <= Math.min(longestLabel, block.text.length - 1); label++)
      for (const index of this.#byText.get(block.text.slice(label)) ?? [])
        if (isFit(index) && !this.#used.has(index) && this.#tryAt(block, start, index)) return
  }

  /** Lays a block over paragraphs from one on, if its words are theirs but for labels. */
  #tryAt(block: Squeezed, start: number, first: number): boolean {
    const laid: { index: number; pieces: readonly Piece[] }[] = []
    let at = 0
    let index = first
    for (; at < block.text.length && index < this.#paragraphs.length; index++) {
      const words = this.#squeezed[index]?.text ?? ''
      if (words === '' || this.#used.has(index) || this.#paragraphs[index]?.fallback) {
        if (laid.length === 0 && index === first) return false
        continue
      }
      const pieces = piecesIn(block.text, at, words, this.#holesOf(index))
      const [head, tail] = [pieces?.[0], pieces?.at(-1)]
      if (!pieces || !head || !tail || !this.#isLabel(block, start, at, head.at - at)) break
      laid.push({ index, pieces })
      at = tail.at + tail.end - tail.from
    }
    // Behind the last words of a paragraph may be the signs of an equation.
    const last = laid.at(-1)
    const isRest =
      last && at < block.text.length && block.text.length - at <= longestHole && this.#endsInHole(last.index)
    if ((at < block.text.length && !isRest) || !last) return false
    let end = 0
    for (const { index: own, pieces } of laid) {
      for (const piece of pieces) this.#mark(block, start, own, piece)
      const paragraph = this.#paragraphs[own]
      if (paragraph) this.#laid.add(paragraph)
      const [head, tail] = [pieces[0], pieces.at(-1)]
      if (paragraph && (head?.at ?? 0) > end) this.#labelled.add(paragraph)
      end = tail ? tail.at + tail.end - tail.from : end
    }
    this.#next = index
    return true
  }

  /** Where in the squeezed words of a paragraph something stands that is no words of the file. */
  #holesOf(index: number): number[] {
    const { from } = this.#squeezed[index] ?? { from: [] }
    const { holes = [] } = this.#paragraphs[index] ?? {}
    return holes.map((hole) => {
      const behind = from.findIndex((offset) => offset >= hole)
      return behind < 0 ? from.length : behind
    })
  }

  #endsInHole = (index: number): boolean => this.#holesOf(index).includes(this.#squeezed[index]?.text.length ?? -1)

  /** Whether what is before the words of a paragraph may be a number that Word makes. */
  #isLabel(block: Squeezed, start: number, at: number, length: number): boolean {
    const [from, to] = [block.from[at] ?? 0, block.from[at + length] ?? 0]
    return (
      this.#text
        .slice(start + from, start + to)
        .trim()
        .split(/\s+/).length <= mostLabelWords
    )
  }

  #mark(block: Squeezed, start: number, index: number, { at, from: first, end }: Piece): void {
    this.#used.add(index)
    const { from } = this.#squeezed[index] ?? { from: [] }
    for (let unit = first; unit < end; unit++) {
      const offset = start + (block.from[at + unit - first] ?? 0)
      this.#paragraph[offset] = index + 1
      this.#at[offset] = from[unit] ?? 0
    }
  }
}

/** Units of the words of a paragraph, and where they are in a block. */
interface Piece {
  from: number
  end: number
  at: number
}

/** Where the words of a paragraph are in a block from a place on: in one piece, or in one for each stretch between its holes. */
function piecesIn(block: string, at: number, words: string, holes: readonly number[]): Piece[] | undefined {
  const whole = block.slice(at, at + longestLabel + words.length).indexOf(words)
  if (whole >= 0) return [{ from: 0, end: words.length, at: at + whole }]
  const pieces: Piece[] = []
  let next = at
  for (const [from, end] of stretchesBetween(holes, words.length)) {
    const most = pieces.length === 0 ? longestLabel : longestHole
    const found = block.slice(next, next + most + end - from).indexOf(words.slice(from, end))
    if (found < 0) return undefined
    pieces.push({ from, end, at: next + found })
    next += found + end - from
  }
  return pieces.length > 1 ? pieces : undefined
}

const stretchesBetween = (holes: readonly number[], length: number): [from: number, end: number][] => {
  const cuts = [...new Set([0, ...holes, length])].toSorted((one, other) => one - other)
  return cuts.slice(1).map((end, index) => [cuts[index] ?? 0, end])
}
