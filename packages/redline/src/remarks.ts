import { anchorFor } from './edit/anchor.ts'
import { pushTo } from './edit/paragraph-edit.ts'
import type { Refusal, Rewrite } from './edit/plan.ts'
import type { Hand } from './edit/writer.ts'
import type { Comment } from './package/add-comments.ts'
import type { Remark } from './redline.ts'
import type { Part } from './scan/model.ts'
import type { EditSession } from './session.ts'
import type { Places } from './text/places.ts'

const reasons: Readonly<Record<Refusal, string>> = {
  number: 'Word makes this number itself.',
  symbol: 'A symbol or an equation stands among these words.',
  field: 'These words are a field, which Word fills.',
  control: 'These words are in a content control.',
  'their-change': 'These words are part of somebody else’s tracked change.',
  locked: 'These words are in a part of the document that is locked or filled by Word.',
  ruby: 'These words have a reading aid above them.',
  cells: 'The change runs over more than one paragraph or cell.',
  note: 'The paragraph has a note or a picture, which would not move with its words.',
  margin: 'This line is in a header or footer of the newer draft.',
  'not-found': 'These words could not be located in the file.',
}

/** Comments, gathered with the marks that hold their places. */
export class Remarks {
  readonly comments: Comment[] = []
  readonly #session: EditSession
  readonly #main: Part
  readonly #places: Places
  #next: number

  constructor(session: EditSession, main: Part, places: Places, next: number) {
    this.#session = session
    this.#main = main
    this.#places = places
    this.#next = next
  }

  add({ start, end, author, date, initials, lines }: Remark): void {
    const { first, last, elsewhere } = anchorFor(start, end, this.#places, this.#main)
    const id = this.#next++
    const where = elsewhere ? [`On words ${elsewhere}:`] : []
    this.comments.push({ id, author, date, initials, lines: [...where, ...lines] })
    const own = `w:id="${id}"`
    pushTo(this.#session.edit(first.paragraph).before, first.at, `<w:commentRangeStart ${own}/>`)
    const reference = `<w:r><w:commentReference ${own}/></w:r>`
    const xml = `<w:commentRangeEnd ${own}/>${reference}`
    pushTo(this.#session.edit(last.paragraph).behind, last.at, { kind: 'xml', xml })
  }

  /** A rewrite that could not be made where it is. */
  propose({ start, end, text, author, date }: Rewrite, reason: Refusal): void {
    const lines = [
      'Accepted rewrite, not made as a tracked change.',
      reasons[reason],
      'Accepted words:',
      ...text.split('\n'),
    ]
    this.add({ start, end, author, date, initials: initialsOf(author), lines })
  }

  /** A note whose words are others now. */
  noteStays({ start, end, author, date }: Rewrite): void {
    const line = 'A note belongs to words that are replaced here, and its mark stays. Check the note and its place.'
    this.add({ start, end, author, date, initials: initialsOf(author), lines: [line] })
  }

  /** A change of the newer draft that could not be made where it is. */
  missing({ start, end, text, reason }: { start: number; end: number; text: string; reason: Refusal }, by: Hand): void {
    const words =
      text === '' ? ['The newer draft does not have these words.'] : ['In the newer draft:', ...text.split('\n')]
    const lines = ['Change not made as a tracked change.', reasons[reason], ...words]
    this.add({ ...by, start, end, initials: initialsOf(by.author), lines })
  }

  /** A reference to a clause whose number a new clause changes. */
  shifted({ start, end, number }: { start: number; end: number; number: number }, { author, date }: Rewrite): void {
    const line = `A new clause comes before clause ${number}, which gets another number. Check this reference.`
    this.add({ start, end, author, date, initials: initialsOf(author), lines: [line] })
  }
}

const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .map((word) => word[0] ?? '')
    .join('')
    .toUpperCase()
    .slice(0, 3)
