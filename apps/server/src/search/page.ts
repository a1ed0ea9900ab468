import { Readability } from '@mozilla/readability'
import { parseHTML } from 'linkedom'
import { textOfHtml } from '../outside/html.ts'

/** Pages are read up to here, in characters of text. */
const most = 100_000

/** What a page says, without its menus and adverts (Readability, as Firefox's reader view). Null: it says nothing. */
export function readPage(html: string): { title: string; text: string } | null {
  const { document } = parseHTML(html)
  const article = new Readability(document as unknown as Document, { maxElemsToParse: 20_000 }).parse()
  if (!article?.content) return null
  const { text } = textOfHtml(article.content)
  return text ? { title: (article.title ?? '').trim(), text: text.slice(0, most) } : null
}
