import { escaped, escapedName } from '../scan/characters.ts'
import { changeMarks, without } from '../scan/elements.ts'

/** Who changed something, and when. */
export interface Hand {
  author: string
  /** ISO 8601 in UTC. */
  date: string
}

/** Makes elements. Each tracked change has a number of its own in the package. */
export class ElementWriter {
  readonly #nextId: () => number

  constructor(nextId: () => number) {
    this.#nextId = nextId
  }

  tag = (name: string, inside: string, attributes = ''): string => `<w:${name}${attributes}>${inside}</w:${name}>`

  by({ author, date }: Hand): string {
    return ` w:id="${this.#nextId()}" w:author="${escapedName(author)}" w:date="${date.slice(0, 19)}Z"`
  }

  open = (name: string, attributes = ''): string => `<w:${name}${attributes}>`

  close = (name: string): string => `</w:${name}>`

  /** The start tag of words, which are deleted words inside of a deletion. */
  words = (isDeleted: boolean): string => `<w:${isDeleted ? 'delText' : 't'} xml:space="preserve">`

  wordsEnd = (isDeleted: boolean): string => this.close(isDeleted ? 'delText' : 't')

  /** Words as a run with the look of another, without what somebody changed about that look. */
  run(text: string, properties: string): string {
    const inside = text
      .split(/(\t|\n)/)
      .filter((piece) => piece !== '')
      .map((piece) => {
        if (piece === '\t') return `<w:tab/>`
        if (piece === '\n') return `<w:br/>`
        return `${this.words(false)}${escaped(piece)}${this.wordsEnd(false)}`
      })
    return this.tag('r', `${this.look(properties)}${inside.join('')}`)
  }

  inserted = (text: string, properties: string, hand: Hand): string =>
    text === '' ? '' : this.tag('ins', this.run(text, properties), this.by(hand))

  /** Properties that are written once more, with a number of their own for what somebody changed about them. */
  again = (properties: string): string =>
    properties.replace(/(<w:rPrChange\s(?:[^<>]*\s)?w:id=")\d+/g, (_, before: string) => `${before}${this.#nextId()}`)

  /** A start tag of somebody's tracked change that is written once more, with a number of its own. */
  reopened = (tag: string): string => tag.replace(/(\sw:id=")\d+/, (_, before: string) => `${before}${this.#nextId()}`)

  look = (properties: string): string => without(properties, ['rPrChange', ...changeMarks])
}
