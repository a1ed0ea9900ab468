import { Readability } from '@mozilla/readability'
import { parseHTML } from 'linkedom'
import { textOfElement } from './text-of-element.ts'

/** Of a page's text, so many characters are read. */
const most = { characters: 100_000, title: 300, elements: 50_000 }

export interface Page {
  title: string
  text: string
}

/** What a page says, without its menus and adverts (Readability, as Firefox's reader view). Null: it says nothing. */
export function readPage(html: string): Page | null {
  const { document } = parseHTML(html)
  if (!document?.documentElement) return null
  const article = new Readability<Element>(document as unknown as Document, {
    maxElemsToParse: most.elements,
    serializer: (content) => content as Element,
  }).parse()
  if (!article?.content) return null
  const text = textOfElement(article.content, most.characters)
  return text ? { title: (article.title ?? '').trim().slice(0, most.title), text } : null
}
