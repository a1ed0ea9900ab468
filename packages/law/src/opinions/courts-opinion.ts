import { layoutOf } from '../layout/layout.ts'
import { readable } from '../layout/readable.ts'
import type { Source, Span } from '../span/span.ts'

const office =
  '(?:(?:CHIEF|CIRCUIT|ASSOCIATE|SENIOR|DISTRICT|Chief|Circuit|Associate|Senior|District) )*(?:JUDGES?|JUSTICES?|Judges?|Justices?|JJ?\\.|C\\. ?J\\.|P\\. ?J\\.)'
const name = "\\p{Lu}[\\p{Lu}\\p{Ll}'’.-]{1,24}(?: \\p{Lu}[\\p{L}'’.-]{0,24}){0,3}"
const says = '.{0,200}\\b(?:concurring|dissenting|CONCURRING|DISSENTING|concurs|dissents)\\b'
// 'SCALIA, J., concurring', 'BARRON, Circuit Judge, concurring in part' and 'Justice KAGAN, with whom ... join, dissenting'.
const byline = new RegExp(`^(?:${name}, ${office},?${says}|(?:MR\\. |Mr\\. )?${office} ${name},?${says})`, 'u')
// 'CAYTON, Chief Judge (dissenting).', 'Mr. Justice BUTLER (dissenting).', and 'MR. JUSTICE BUTLER.' on a line of its own.
const inBrackets = new RegExp(
  `^(?:(?:MR\\. |Mr\\. )?${office} ${name}|${name}, ${office})\\.? \\((?:concurring|dissenting)|^(?:MR|Mr)\\. (?:Chief |CHIEF )?(?:Justice|JUSTICE) \\p{Lu}[\\p{L}’'-]{2,24}\\.$`,
  'u',
)
const title = /^(?:dissent(?:ing opinion)?|concurrence|concurring opinion)[.:]?$/i
const opening = /\b(?:delivered the opinion of the court|^per curiam\b)/i

/** Which part of a text is the opinion of the court, between its syllabus and its separate opinions. */
const find = (source: Source): Span => {
  const { prose, paragraphs } = layoutOf(source)
  const begin = (start: number, end: number) => readable(prose.slice(start, Math.min(end, start + 260)))
  // The list of who wrote what stands at the head; the separate opinion itself comes later.
  const separate = paragraphs.find(({ start, end }) => {
    if (start < prose.length * 0.2) return false
    const words = begin(start, end)
    return title.test(words) || byline.test(words) || inBrackets.test(words)
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
