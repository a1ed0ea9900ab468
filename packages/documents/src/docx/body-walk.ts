import type { OfficeContentNode } from 'officeparser'
import { isCapitals, numberDepth, readsAsHeading } from '../text/heading-words.ts'
import type { TextBuilder } from '../text/text-builder.ts'
import type { Numbering } from './numbering.ts'
import { headingLevel, type ParagraphStyle } from './styles.ts'

/** Walks the library's tree in reading order. A footnote follows the paragraph that refers to it. */
export class BodyWalk {
  readonly headings: string[] = []
  /** The first lines, to see whether a stated title belongs to the text. */
  opening = ''
  readonly #builder: TextBuilder
  readonly #styles: ReadonlyMap<string, ParagraphStyle>
  readonly #numbering: Numbering
  readonly #notes = new Set<OfficeContentNode>()

  constructor(builder: TextBuilder, styles: ReadonlyMap<string, ParagraphStyle>, numbering: Numbering) {
    this.#builder = builder
    this.#styles = styles
    this.#numbering = numbering
  }

  blocks(nodes: readonly OfficeContentNode[]): void {
    for (const node of nodes) {
      if (node.type === 'table') this.#table(node)
      else this.#paragraph(node)
    }
  }

  /** The text of nodes, a line for each paragraph and a tab between cells. */
  flat(nodes: readonly OfficeContentNode[]): string {
    return nodes
      .map((node) => {
        if (node.type !== 'table') return this.#labelled(node)
        return (node.children ?? []).map((row) => this.#cells(row).join('\t')).join('\n')
      })
      .filter((line) => line.trim() !== '')
      .join('\n')
  }

  #paragraph(node: OfficeContentNode): void {
    const text = this.#labelled(node)
    if (text.trim() !== '') {
      const level = this.#levelOf(node, text)
      if (level !== undefined) {
        this.#builder.add('heading', text, level)
        if (this.headings.length < 5) this.headings.push((node.text ?? '').trim())
      } else this.#builder.add(node.type === 'list' && text !== node.text ? 'list-item' : 'paragraph', text)
      if (this.opening.length < 6_000) this.opening += `${text}\n`
    }
    this.#addNotes(node)
  }

  #table(table: OfficeContentNode): void {
    for (const row of table.children ?? []) {
      const filled = (row.children ?? []).filter((cell) => this.#hasText(cell))
      // A row of one cell is layout: a letterhead, a frame around a clause.
      if (filled.length === 1) this.blocks(filled[0]?.children ?? [])
      else if (filled.length > 1) {
        const cells = this.#cells(row)
        this.#builder.add('table-row', cells.join('\t'))
        if (this.opening.length < 6_000) this.opening += `${cells.join(' ')}\n`
        for (const cell of filled) this.#addNotes(cell)
      }
    }
  }

  #cells(row: OfficeContentNode): string[] {
    return (row.children ?? []).map((cell) => this.flat(cell.children ?? []))
  }

  #hasText(node: OfficeContentNode): boolean {
    if (node.text && node.text.trim() !== '') return true
    return (node.children ?? []).some((child) => this.#hasText(child))
  }

  #labelled(node: OfficeContentNode): string {
    const text = node.text ?? ''
    if (text.trim() === '') return ''
    const label = this.#labelOf(node)
    return label === '' ? text : `${label} ${text.trimStart()}`
  }

  #labelOf(node: OfficeContentNode): string {
    const style = this.#styleOf(node)
    if (node.type !== 'list') return style?.numId ? this.#numbering.next(style.numId, style.ilvl ?? 0) : ''
    const { listId, indentation } = node.metadata ?? { listId: '0', indentation: 0 }
    // The library says list 0 both for "no list" and for "the style's list, at this level".
    if (listId === '0') return style?.numId && indentation > 0 ? this.#numbering.next(style.numId, indentation) : ''
    return this.#numbering.next(listId, indentation)
  }

  #levelOf(node: OfficeContentNode, text: string): number | undefined {
    const id = idOf(node)
    const level = headingLevel(this.#styleOf(node), id)
    // A paragraph with a sentence in it is no heading, whatever its style: legal numbering is often made of heading styles.
    if (level !== undefined) return text.length <= 200 ? level : undefined
    if (/^toc/i.test(id ?? '') || text.length > 160 || text.includes('\n')) return undefined
    const bold = (node.children ?? []).every((run) => !run.text?.trim() || run.formatting?.bold)
    if (readsAsHeading(text)) return numberDepth(text) ?? 1
    const short = text.length <= 90 && !/[.;:,]$/.test(text.trim()) && /^\S*\s*\p{Lu}/u.test(text)
    return bold && short && node.type !== 'list' ? (isCapitals(text) ? 1 : 2) : undefined
  }

  #styleOf(node: OfficeContentNode): ParagraphStyle | undefined {
    const id = idOf(node)
    return id === undefined ? undefined : this.#styles.get(id)
  }

  #addNotes(node: OfficeContentNode): void {
    for (const note of node.notes ?? []) {
      if (this.#notes.has(note)) continue
      this.#notes.add(note)
      const id = note.type === 'note' ? note.metadata?.noteId : undefined
      this.#builder.add(
        'footnote',
        `${id === undefined ? '' : `[${this.#notes.size}] `}${this.flat(note.children ?? []).trim()}`,
      )
    }
    for (const child of node.children ?? []) this.#addNotes(child)
  }
}

function idOf(node: OfficeContentNode): string | undefined {
  return node.type === 'paragraph' || node.type === 'heading' || node.type === 'list' ? node.metadata?.style : undefined
}
