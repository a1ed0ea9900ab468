import type { ReadLimits } from '../limits.ts'
import { normalizeText } from '../text/normalize.ts'
import { type ReadText, TextBuilder } from '../text/text-builder.ts'
import { chooseTitle } from '../text/title.ts'
import { blocksOf } from './blocks.ts'
import { decodeText } from './decode.ts'

/** Reads plain text. It is kept line by line as written; form feeds part pages. */
export function readTxt(bytes: Uint8Array, limits: ReadLimits): ReadText {
  const text = normalizeText(decodeText(bytes)).replace(/(?<![^\S\n\f])[^\S\n\f]+(?=\n|\f|$)/g, '')
  const builder = new TextBuilder(limits)
  const headings: string[] = []
  const put = (part: string): void => {
    const trimmed = part.replace(/^\n+|(?<!\n)\n+$/g, '')
    const blocks = blocksOf(trimmed)
    for (const block of blocks)
      if (block.kind === 'heading' && headings.length < 5) headings.push(trimmed.slice(block.start, block.end))
    if (trimmed !== '') builder.addVerbatim(trimmed, blocks)
  }
  const pages = text.replace(/(?<!\s)([^\S\f]*)\f\s*$/, '$1').split('\f')
  if (pages.length > 1) {
    for (const page of pages) {
      builder.page(() => {
        put(page)
        return undefined
      })
    }
  } else put(text)
  const firstLine = pages.length > 1 ? 1 : (/^\n*/.exec(text)?.[0].length ?? 0) + 1
  return builder.finish('txt', { title: chooseTitle(undefined, headings, text), firstLine })
}
