import { closeEmptied } from './edit/emptied.ts'
import { type Gone, newEdit, type ParagraphEdit, pushTo } from './edit/paragraph-edit.ts'
import type { Step } from './edit/plan.ts'
import { spliced } from './edit/splice.ts'
import { paragraphSplices } from './edit/write-paragraph.ts'
import { ElementWriter, type Hand } from './edit/writer.ts'
import type { Paragraph, Part } from './scan/model.ts'
import type { Places } from './text/places.ts'

/** What is to change in the parts of a file, gathered before anything is written. */
export class EditSession {
  readonly parts: readonly Part[]
  readonly #edits = new Map<Paragraph, ParagraphEdit>()
  readonly #writers = new Map<Part, ElementWriter>()
  readonly #places: Places
  #lastId: number

  constructor(parts: readonly Part[], places: Places) {
    this.parts = parts
    this.#places = places
    this.#lastId = parts.reduce((most, { largestId }) => Math.max(most, largestId), 0)
  }

  readonly partOf = (paragraph: Paragraph): Part => {
    const part = this.parts.find(({ name }) => name === paragraph.part)
    if (!part) throw new Error('No such part')
    return part
  }

  writerFor(part: Part): ElementWriter {
    const writer = this.#writers.get(part) ?? new ElementWriter(() => ++this.#lastId)
    this.#writers.set(part, writer)
    return writer
  }

  edit(paragraph: Paragraph): ParagraphEdit {
    const edit = this.#edits.get(paragraph) ?? newEdit(paragraph)
    this.#edits.set(paragraph, edit)
    return edit
  }

  /** Takes steps, in the same paragraph for older programs as well. */
  take(steps: readonly Step[], hand: Hand, as: Gone = 'del'): void {
    for (const step of steps) {
      for (const paragraph of [step.paragraph, ...this.#copiesOf(step.paragraph)]) {
        const edit = this.edit(paragraph)
        if (step.kind === 'delete') {
          const { from, to, notes } = step
          if (from < to) edit.deletions.push({ from, to, hand, as, notes })
        } else if (step.kind === 'put') pushTo(edit.behind, step.at, ...step.puts)
        else edit.joined = { ...hand, as }
      }
    }
  }

  /** The XML of each part that changes. */
  written(): Map<string, string> {
    const changed = new Map<string, string>()
    for (const part of this.parts) {
      closeEmptied(part, this.#edits)
      const edits = part.paragraphs.flatMap((paragraph) => this.#edits.get(paragraph) ?? [])
      if (edits.length === 0) continue
      const writer = this.writerFor(part)
      const splices = edits.flatMap((edit) => paragraphSplices(part, writer, edit))
      if (splices.length > 0) changed.set(part.name, spliced(part.xml, splices))
    }
    return changed
  }

  /**
   * A text box is in the file twice: for Word today, and for programs that know no drawings. A header may be there for
   * each section, and is read once.
   */
  #copiesOf(paragraph: Paragraph): Paragraph[] {
    const { room, host, fallback } = paragraph
    if (isInMargin(paragraph))
      return this.parts
        .flatMap(({ paragraphs }) => paragraphs)
        .filter((one) => one !== paragraph && one.room === room && isInMargin(one))
        .filter((one) => !this.#places.isLaid(one) && isCopy(one, paragraph))
    if (room !== 'text-box' || fallback) return []
    const { paragraphs } = this.partOf(paragraph)
    return paragraphs.filter((one) => one.fallback && one.host === host && isCopy(one, paragraph))
  }
}

/** In a header or footer, or in a text box of one. */
const isInMargin = ({ room, host }: Paragraph): boolean => room === 'margin' || host?.room === 'margin'

const shape = ({ runs }: Paragraph): string =>
  runs
    .filter(({ from, to }) => from < to)
    .map(({ from, to, fixed }) => `${from}-${to}${fixed ?? ''}`)
    .join()

const isCopy = (one: Paragraph, other: Paragraph): boolean =>
  one.text === other.text && one.fixed === other.fixed && shape(one) === shape(other)
