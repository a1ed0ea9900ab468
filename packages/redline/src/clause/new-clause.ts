import { marked, propertiesOf, shared } from '../edit/marks.ts'
import { type ClauseLine, lookAt, mostLook, type Rewrite } from '../edit/plan.ts'
import type { ElementWriter, Hand } from '../edit/writer.ts'
import { changeMarks, without } from '../scan/elements.ts'
import type { Paragraph, Part } from '../scan/model.ts'
import type { Places } from '../text/places.ts'

/** A paragraph to be: its words with their looks, and the paragraph whose style and numbering it takes. */
export interface Line {
  words: { text: string; look: string }[]
  like: Paragraph
}

/** The lines of a clause, each like a paragraph of the file. A number that Word makes is not among the words. */
export function clauseLines({ text, lines }: Rewrite, places: Places, otherwise: Paragraph | undefined): Line[] {
  const wanted: readonly ClauseLine[] =
    lines ??
    text
      .split(/\n+/)
      .filter((line) => line.trim() !== '')
      .map((line) => ({ parts: [{ text: line.trim() }] }))
  return wanted.flatMap(({ like: at, parts }): Line[] => {
    const found = at === undefined ? undefined : places.after(at)?.paragraph
    const like = found && isPlain(found) ? found : otherwise
    if (!like) return []
    const words = parts.flatMap(({ text: words, as, isNumber }) => {
      if (isNumber && as !== undefined && !places.holds(as)) return []
      const place = as === undefined ? undefined : places.after(as)
      return [{ text: words, look: place?.paragraph === like ? lookAt(like, place.at, true) : mostLook(like) }]
    })
    return [{ words, like }]
  })
}

/** Whether a new paragraph may be like one: it is in the text, in no cell, and nobody locked it. */
const isPlain = ({ room, inTable, fixed }: Paragraph): boolean => room === 'body' && !inTable && !fixed

/** The properties of a paragraph that is like another. */
export const propertiesLike = (part: Part, like: Paragraph): string =>
  without(shared(propertiesOf(part, like)), changeMarks)

/** A paragraph with words that are all new, its end as well. */
export function newParagraph(part: Part, writer: ElementWriter, { words, like }: Line, hand: Hand): string {
  const mark = `<w:ins${writer.by(hand)}/>`
  const inside = words.map(({ text, look }) => writer.inserted(text, look, hand)).join('')
  return writer.tag('p', marked(writer, propertiesLike(part, like), mark) + inside)
}
