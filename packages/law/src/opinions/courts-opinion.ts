import { layoutOf } from '../layout/layout.ts'
import { readable } from '../layout/readable.ts'
import type { Source, Span } from '../span/span.ts'
import { withoutNumber } from './heading-marks.ts'
import { bylineOf } from './voices.ts'

/** 'MR. JUSTICE BUTLER.' on a line of its own. */
const nameAlone = /^(?:MR|Mr)\. (?:Chief |CHIEF )?(?:Justice|JUSTICE) \p{Lu}[\p{L}’'-]{2,24}\.$/u
const opening = /\b(?:delivered the opinion of the court|^per curiam\b)/i

/** Which part of a text is the opinion of the court, between its syllabus and its separate opinions. */
const find = (source: Source): Span => {
  const { prose, paragraphs } = layoutOf(source)
  const begin = (start: number, end: number) => withoutNumber(readable(prose.slice(start, Math.min(end, start + 420))))
  // The list of who wrote what stands at the head; the separate opinion itself comes later.
  const separate = paragraphs.find(({ start, end }, at) => {
    if (start < prose.length * 0.2) return false
    const [words, prior] = [begin(start, end), paragraphs[at - 1]]
    return nameAlone.test(words) || bylineOf(words, prior ? begin(prior.start, prior.end) : '') !== null
  })
  const end = separate?.start ?? prose.length
  const syllabus = paragraphs.find((paragraph) => /^syllabus$/i.test(begin(paragraph.start, paragraph.end)))
  if (!syllabus || syllabus.start > prose.length * 0.2) return { start: 0, end }
  // The syllabus itself names the author; the opinion's own first line comes after it.
  const first = paragraphs.findLast(
    (paragraph) => paragraph.start < end && opening.test(begin(paragraph.start, paragraph.end)),
  )
  return { start: first?.start ?? 0, end }
}

const kept = new WeakMap<Source, Span>()

/**
 * The span of the opinion of the court: after a syllabus, which is no part of it, and before
 * concurrences and dissents, whose words are not what the court held. The whole text where
 * neither is found.
 */
export const courtsOpinionAt = (source: Source): Span => {
  const before = kept.get(source)
  if (before) return before
  const found = find(source)
  kept.set(source, found)
  return found
}
