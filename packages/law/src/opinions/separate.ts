import { layoutOf } from '../layout/layout.ts'
import { readable } from '../layout/readable.ts'
import type { Source } from '../span/span.ts'

const byline =
  /^(?:(?:mr\.|chief|associate|senior|circuit|district|presiding) )*(?:justices?|judges?)?[\p{Lu}\p{Ll}'’., -]{2,90}?,?\s(?:(?:chief |circuit |associate |senior |district )*(?:justices?|judges?|J\.|JJ\.|C\. ?J\.|P\. ?J\.)?,? ?)(?:with whom .{3,160} joins?,? ?)?(?:,? ?(?:specially )?(?:concurring|dissenting)\b|(?:concurs?|dissents?)\b(?! in part))/iu
const title = /^(?:dissent(?:ing opinion)?|concurrence|concurring opinion)[.:]?$/i

const kept = new WeakMap<Source, number>()

/**
 * Where the opinion of the court ends and a concurrence or dissent begins, as a UTF-16 offset;
 * the end of the text where there is none. What a dissent says is not what the court held.
 */
export const separateOpinionsAt = (source: Source): number => {
  const before = kept.get(source)
  if (before !== undefined) return before
  const { prose, paragraphs } = layoutOf(source)
  // The list of who wrote what stands at the head; the separate opinion itself comes later.
  const found = paragraphs.find(({ start, end }) => {
    if (start < prose.length * 0.2 || end - start > 4000) return false
    const words = readable(prose.slice(start, Math.min(end, start + 220)))
    return title.test(words) || (byline.test(words) && /^\p{Lu}/u.test(words))
  })
  const at = found?.start ?? source.text.length
  kept.set(source, at)
  return at
}
