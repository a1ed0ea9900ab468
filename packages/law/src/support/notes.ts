import { layoutOf } from '../layout/layout.ts'
import { sentencesOf } from '../sentences/sentences.ts'
import type { Source } from '../span/span.ts'

const markAfterWord = /[\p{L})\]”"’.,;:]\[?(\d{1,3})\]?(?=\s|$)/gu
const markAtHead = /^\s*\[?(\d{1,3})[\].]?\s+(?=\p{Lu}|[“"§])/u

/** A footnote. */
interface Note {
  /** Its number, where it begins with one. */
  mark: string | undefined
}

/** The footnotes of a document, and where the sentences that refer to them begin. */
export function notesOf(source: Source) {
  const { prose, paragraphs } = layoutOf(source)
  const blocks = (source.blocks ?? []).filter(({ kind }) => kind === 'footnote')
  let nth = 0
  let block = 0
  let marked: Map<string, number> | undefined
  const readMarks = () => {
    const marks = new Map<string, number>()
    for (const { start, text } of sentencesOf(source)) {
      if (markAtHead.test(text)) continue
      for (const [, mark = ''] of text.matchAll(markAfterWord)) if (!marks.has(mark)) marks.set(mark, start)
    }
    return marks
  }
  return {
    /** The footnote in which a place stands; null in the text. Places must ascend. */
    at(place: number): Note | null {
      while (nth + 1 < paragraphs.length && (paragraphs[nth + 1]?.start ?? 0) <= place) nth++
      while (block + 1 < blocks.length && (blocks[block]?.end ?? 0) <= place) block++
      const paragraph = paragraphs[nth]
      if (!paragraph) return null
      const [, mark] = markAtHead.exec(prose.slice(paragraph.start, paragraph.start + 12)) ?? []
      const inBlock =
        blocks[block] !== undefined && (blocks[block]?.start ?? 0) <= place && place < (blocks[block]?.end ?? 0)
      // A numbered paragraph is no note, unless the text has its mark.
      if (inBlock) return { mark }
      if (!mark) return null
      marked ??= readMarks()
      return (marked.get(mark) ?? place) < paragraph.start ? { mark } : null
    },
    /** Where the sentence begins that refers to a note, if its mark stands in the text. */
    behind({ mark }: Note): number | undefined {
      marked ??= readMarks()
      return mark === undefined ? undefined : marked.get(mark)
    },
  }
}
