import type { Block, DocumentKind, DocumentText, PageSpan } from '@casewright/core'
import { ReadFailure, tooLarge } from '../failure.ts'
import { defaultLimits, type ReadLimits } from '../limits.ts'
import { normalizeInside } from './normalize.ts'

/** A document as a reader leaves it: all but the hash of its bytes. */
export type ReadText = Omit<DocumentText, 'sha256'>

/** What a text may hold. */
type TextLimits = Pick<ReadLimits, 'characters' | 'blocks' | 'pages'>

/** How a page came out. */
export type PageOutcome = Pick<PageSpan, 'ocr' | 'failed'>

/** The one place where text is put together, so that offsets are right by construction in every format. */
export class TextBuilder {
  readonly #parts: string[] = []
  readonly #blocks: Block[] = []
  readonly #pages: PageSpan[] = []
  readonly #warnings = new Set<string>()
  readonly #limits: TextLimits
  #lines: [start: number, line: number][] = []
  #length = 0
  #fresh = true

  constructor(limits: TextLimits = defaultLimits) {
    this.#limits = limits
  }

  /**
   * Adds a block on a line of its own. Text without a visible character adds nothing.
   * @param lines where printed lines begin in `raw`, and their numbers on the page
   */
  add(kind: Block['kind'], raw: string, level?: number, lines: readonly [at: number, line: number][] = []): void {
    const text = normalizeInside(raw)
      .replace(/(?<![^\S\n])[^\S\n]+\n/g, '\n')
      .trim()
    if (text === '') return
    if (!this.#fresh) this.#append('\n')
    const start = this.#length
    this.#append(text)
    this.#fresh = false
    this.#addLines(start, raw, lines)
    const heading = kind === 'heading' ? { level: Math.min(6, Math.max(1, Math.round(level ?? 1))) } : {}
    this.#keep({ kind, start, end: this.#length, ...heading })
  }

  /** Adds text as it is written, line breaks and blank lines included, and says where its blocks are in it. */
  addVerbatim(text: string, blocks: readonly Block[]): void {
    if (!this.#fresh) this.#append('\n')
    const base = this.#length
    this.#append(text)
    this.#fresh = false
    for (const block of blocks) this.#keep({ ...block, start: base + block.start, end: base + block.end })
  }

  /** Adds one page: what `fill` adds is on it. */
  page(fill: (builder: TextBuilder) => PageOutcome | undefined): void {
    if (this.#pages.length >= this.#limits.pages) throw tooLarge('has more pages than can be read at once')
    if (this.#pages.length > 0) this.#append('\f')
    this.#fresh = true
    this.#lines = []
    const start = this.#length
    const outcome = fill(this)
    const lines = this.#lines.length > 0 ? { lines: this.#lines } : {}
    this.#pages.push({ number: this.#pages.length + 1, start, end: this.#length, ...outcome, ...lines })
  }

  /** The words before a line are as long as they are in the text, without the white space that was cut off. */
  #addLines(start: number, raw: string, lines: readonly [at: number, line: number][]): void {
    let read = 0
    let length = 0
    for (const [at, line] of lines) {
      const before = normalizeInside(raw.slice(read, at))
      length += (read === 0 ? before.trimStart() : before).length
      read = at
      this.#lines.push([Math.min(start + length, this.#length), line])
    }
  }

  /** Adds a sentence for the reader, once. */
  warn(sentence: string): void {
    this.#warnings.add(sentence)
  }

  finish(
    kind: DocumentKind,
    options: { title?: string | undefined; pagesTotal?: number; emptyReason?: string; firstLine?: number } = {},
  ): ReadText {
    const text = this.#parts.join('')
    if (!/[\p{L}\p{N}]/u.test(text)) {
      throw new ReadFailure(
        'empty',
        options.emptyReason ?? 'is empty: there is no text to read. Check that it is the right file.',
      )
    }
    const title = cleanTitle(options.title)
    return {
      kind,
      ...(title ? { title } : {}),
      text,
      pages: this.#pages,
      ...((options.firstLine ?? 1) > 1 && { firstLine: options.firstLine }),
      pagesTotal: options.pagesTotal ?? this.#pages.length,
      blocks: this.#blocks,
      warnings: [...this.#warnings],
    }
  }

  #keep(block: Block): void {
    if (this.#blocks.length >= this.#limits.blocks) throw tooLarge('holds more paragraphs than can be read at once')
    this.#blocks.push(block)
  }

  #append(text: string): void {
    this.#length += text.length
    if (this.#length > this.#limits.characters) throw tooLarge('holds more text than can be read at once')
    this.#parts.push(text)
  }
}

function cleanTitle(title: string | undefined): string | undefined {
  const clean = title === undefined ? '' : normalizeInside(title).replace(/\s+/g, ' ').trim()
  return clean === '' ? undefined : clean.slice(0, 300)
}
