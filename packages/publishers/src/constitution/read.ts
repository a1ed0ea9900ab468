import type { Readable } from 'node:stream'
import type { Item, Note, Published } from '../published.ts'
import { childOf, type Element, elementsOf, within, wordsOf } from '../reading/element.ts'
import { atLevel, type Typeset, textOf } from '../reading/text.ts'
import { readRecords } from '../reading/xml-records.ts'

/** Marks of footnotes, and the stars that stand where an annotation parts a sentence, are not of the text. */
const constitution: Typeset = {
  lines: new Map(atLevel(0, 'clause', 'paragraph', 'subsection', 'signature', 'continuation')),
  apart: new Set(['note', 'three-star', 'footnote-mark', 'own-number']),
}

/**
 * The Constitution as the House prints it in its Manual, with the parliamentarian's annotations: a section each, or an
 * article or amendment that has none.
 */
export async function* readConstitution(input: Readable): AsyncGenerator<Item> {
  const shape = {
    labels: new Set<string>(),
    isRecord: (name: string, { name: called }: Record<string, string>) =>
      name === 'preamble' || name === 'article' || (name === 'level' && called === 'amendment'),
  }
  for await (const { record } of readRecords(input, shape)) {
    if (record.name === 'preamble') yield itemOf(record, 'U.S. Const. pmbl.', 'Preamble')
    else {
      const number = childOf(record, 'num')?.attributes.value
      const article = record.name === 'article'
      if (!number) {
        yield { rejected: 'The article or amendment has no number.', row: wordsOf(record).slice(0, 200) }
        continue
      }
      const citation = `U.S. Const. ${article ? 'art.' : 'amend.'} ${number}`
      const title = `${article ? 'Article' : 'Amendment'} ${number}`
      const sections = elementsOf(record).filter(({ name }) => name === 'section')
      if (sections.length === 0) yield itemOf(record, citation, title)
      for (const section of sections) {
        const { value = '' } = childOf(section, 'num')?.attributes ?? {}
        yield itemOf(section, `${citation}, § ${value}`, `${title}, Section ${value}`)
      }
    }
  }
}

function itemOf(element: Element, citation: string, title: string): Item {
  const notes: Note[] = [...within(element)]
    .filter(({ name }) => name === 'note')
    .map((note) => ({ kind: note.attributes.name ?? note.attributes.type ?? 'note', text: wordsOf(note) }))
  const authority: Published = {
    id: citation,
    kind: 'constitution',
    title,
    citations: [citation],
    jurisdiction: 'us',
    text: textOf(withoutMarks(element), constitution).replace(/^(\d+)\s*\n?\s*/gm, '$1 '),
    ...(notes.length > 0 ? { notes } : {}),
  }
  return { authority }
}

/** Gives what is not of the text a name of its own, so that it can be left out. */
function withoutMarks(element: Element, own = true): Element {
  const children = element.children.map((child) => {
    if (typeof child === 'string') return child
    if (child.name === 'inline' && child.attributes.name === 'three-star') return { ...child, name: 'three-star' }
    if (child.name === 'ref' && child.attributes.class === 'footnote') return { ...child, name: 'footnote-mark' }
    if (own && child.name === 'num') return { ...child, name: 'own-number' }
    return withoutMarks(child, false)
  })
  return { ...element, children }
}
