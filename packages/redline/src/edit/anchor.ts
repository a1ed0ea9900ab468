import { CasewrightError } from '@casewright/core'
import type { Paragraph, Part } from '../scan/model.ts'
import type { Places } from '../text/places.ts'

/** Where a comment begins and ends. Word has no comments in text boxes, notes, headers or footers. */
export interface Anchor {
  first: { paragraph: Paragraph; at: number }
  last: { paragraph: Paragraph; at: number }
  /** The words are elsewhere, and the comment says so. */
  elsewhere?: 'in a text box' | 'in a note' | 'in a header or footer'
}

/** The place for a comment on words of the text; on its first paragraph if they are not in the file. */
export function anchorFor(start: number, end: number, places: Places, main: Part): Anchor {
  const opening = main.paragraphs.find(({ text, room, fallback }) => room === 'body' && !fallback && text.trim() !== '')
  const found = places.after(start, end) ?? places.before(start) ?? places.after(end)
  const fallback = opening ?? main.paragraphs[0]
  const paragraph = found?.paragraph ?? fallback
  if (!paragraph) throw new CasewrightError('empty', 'This Word file has no text to comment on.')
  if (!found || !places.after(start, end)) return whole(paragraph.room === 'body' ? paragraph : (fallback ?? paragraph))
  const { host } = paragraph
  if (paragraph.room === 'text-box' && host?.room === 'body') return { ...whole(host), elsewhere: 'in a text box' }
  if (paragraph.room === 'note') {
    const reference = main.references.get(paragraph.note ?? '')
    if (reference) {
      const at = Math.min(reference.at, reference.paragraph.text.length)
      const first = { paragraph: reference.paragraph, at: wordBefore(reference.paragraph.text, at) }
      return { first, last: { paragraph: reference.paragraph, at }, elsewhere: 'in a note' }
    }
  }
  if (paragraph.room !== 'body')
    return {
      ...whole(fallback ?? paragraph),
      elsewhere: paragraph.room === 'note' ? 'in a note' : 'in a header or footer',
    }
  const last = places.before(end, start)
  return { first: found, last: last?.paragraph.room === 'body' ? last : { paragraph, at: paragraph.text.length } }
}

const whole = (paragraph: Paragraph): Anchor => ({
  first: { paragraph, at: 0 },
  last: { paragraph, at: paragraph.text.length },
})

/** Where the last word before an offset begins. */
function wordBefore(text: string, at: number): number {
  let from = at
  while (from > 0 && /\s/.test(text[from - 1] ?? '')) from--
  while (from > 0 && /\S/.test(text[from - 1] ?? '')) from--
  return from
}
