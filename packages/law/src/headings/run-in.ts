import { layoutOf } from '../layout/layout.ts'
import { readable } from '../layout/readable.ts'
import type { Source, Span } from '../span/span.ts'

/** A verb makes a sentence of it: 'Tenant shall pay.' */
const verb =
  /\b(?:shall|will|must|may|can|cannot|could|should|would|is|are|was|were|be|been|has|have|had|does|do|did|agrees?|pays?|owns?|means?|denies|denied|admits?|admitted|states?|stated|says|said|moves?|moved|requests?|warrants|represents|acknowledges|understands|keeps|gives|takes|makes|if|when|unless|we|you|i|he|she|they|it|see|please|dear)\b/i
const most = 7

/** 'Landlord’s duties', 'Law and changes': words that can stand before a stop and head what follows. */
export const isSentenceHeading = (words: string): boolean =>
  /^\p{Lu}[\p{L}\d’',&/() -]{2,70}$/u.test(words) && words.split(' ').length <= most && !verb.test(words)

/** A part of a paper that its first words head: from its first character to the next such part. */
export interface RunIn extends Span {
  heading: string
  headingSpan: Span
}

const opening = /^([^.:;\n]{3,70}?(?<=[\p{L}\d)”"]{3}))[.:](?=\s{1,3}["“(]?\p{Lu})/u
/** A paragraph of prose: it begins with a capital and ends with a stop. */
const isProse = (words: string): boolean =>
  /^["“(]?\p{Lu}/u.test(words) && /[.;:]$/.test(words) && /\p{Ll}/u.test(words)
/** One paragraph may happen to open so; a paper that is headed so does it again and again. */
const fewest = 4

/** The parts of a paper without numbers whose paragraphs open with a heading: 'Late charge. If rent is …'. */
export const runInsOf = (source: Source): RunIn[] => {
  const { prose, paragraphs } = layoutOf(source)
  const found = paragraphs.flatMap(({ start, end, contents }, at): RunIn[] => {
    if (contents) return []
    const words = opening.exec(prose.slice(start, Math.min(end, start + 120)))?.[1] ?? alone(at)
    const heading = words === undefined ? '' : readable(words)
    return words && isSentenceHeading(heading)
      ? [{ start, end, heading, headingSpan: { start, end: start + words.length } }]
      : []
  })
  /** A short line without a stop, over a paragraph of sentences. */
  function alone(at: number): string | undefined {
    const [line, next] = [paragraphs[at], paragraphs[at + 1]]
    if (!line || !next || next.contents || line.end - line.start > 70 || next.end - next.start < 40) return undefined
    const words = prose.slice(line.start, line.end).trimEnd()
    return /[\p{L}\d)]$/u.test(words) && isProse(prose.slice(next.start, next.end).trimEnd()) ? words : undefined
  }
  if (found.length < fewest) return []
  return found.map((part, at) => ({ ...part, end: Math.max(part.end, found[at + 1]?.start ?? part.end) }))
}
