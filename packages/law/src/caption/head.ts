import { layoutOf } from '../layout/layout.ts'
import { readable } from '../layout/readable.ts'
import type { Source, Span } from '../span/span.ts'

export interface HeadLine extends Span {
  text: string
}

// What stands to the right of a caption's rule: 'JOHN DOE,      )   Case No. 1'.
const rule = /(?<!\s)(?:\s{2,200}[)|§:\]}*].{0,300}|\s{0,80}[)|§\]}]\s{0,80}|\s{2,80}\*\s{0,80})$/
// The same in a right column without a rule.
const numberBeside = /(?<=\S)(?:\t| {2,80})(?:(?:Adversary|Case|Civil|Docket) )?(?:Action )?Nos?\.? [^\n]{1,120}$/i
/** 'No. 25 Civ. 7713 (JPC)': the bracket at its end is no rule. */
const closes = (words: string): boolean => /\([^()]{1,80}\)\s*$/.test(words) && !/\S\s{2,80}[|§}*]\s/.test(words)
// A reporter's note above the title is not the body.
const note = /\bsyllabus\s+\(headnote\)|\bsubject\s+to\s+formal\s+revision\b|\bomitted\s+from\s+this\s+exhibit\b/i
const maxLines = 120

/**
 * The lines above the body: of a filing or an opinion its caption, of a letter its address.
 * They end where the first real paragraph begins.
 */
export const headLines = (source: Source): HeadLine[] => {
  const { prose, lines, paragraphs } = layoutOf(source)
  const ends = ({ start, end }: Span) => {
    const words = prose.slice(start, end)
    return /\p{Ll}[.;]["”]?$/u.test(words) && !note.test(words)
  }
  const body =
    paragraphs.find((paragraph) => paragraph.end - paragraph.start > 200 && ends(paragraph)) ??
    // A short document may have no long paragraph: the first that says something is its body.
    paragraphs.find(
      (paragraph) =>
        paragraph.end - paragraph.start > 90 &&
        ends(paragraph) &&
        /\b(?:is|are|was|were|has|have|shall|will|may)\b/.test(prose.slice(paragraph.start, paragraph.end)),
    )
  // Counsel and judges may fill the first pages; the caption is above them.
  const limit = body ? body.start : (lines[maxLines]?.start ?? prose.length)
  return lines
    .filter((line) => line.start < limit)
    .slice(0, maxLines)
    .map(({ start, end }) => {
      const words = prose.slice(start, end).replace(/^[)|§\]}*]\s+/, '')
      const cut = (closes(words) ? words : words.replace(rule, '')).replace(numberBeside, '')
      return { start, end: start + cut.length, text: readable(cut) }
    })
}
