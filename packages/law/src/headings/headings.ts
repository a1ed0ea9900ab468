import { layoutOf } from '../layout/layout.ts'
import { readable } from '../layout/readable.ts'
import type { Source, Span } from '../span/span.ts'
import { isKnownHeading } from './known.ts'
import { allCapitals, type HeadingStyle, numberStyle, titleCase } from './style.ts'

export interface Heading extends Span {
  /** As a person reads it, with its number. */
  text: string
  /** 1 (outermost) to 6. */
  level: number
}

const entity = /\b(?:LLC|L\.L\.C\.|INC\.?|CORPORATION|CORP\.|L\.P\.|LLP|COMPANY|LTD\.?)$/

/** The style of a paragraph that is a heading; `null` for prose. */
const styleOf = (words: string): HeadingStyle | null => {
  if (words.length < 3 || words.length > 300 || !/\p{L}{2}/u.test(words)) return null
  if (isKnownHeading(words)) return 'known'
  const number = numberStyle(words)
  const rest = number ? words.slice(number.length) : words
  const size = rest.split(' ').length
  if (/[;,]$/.test(rest) || /^["“(<\p{Ll}]/u.test(rest) || /_{3}/.test(rest)) return null
  // A run-in heading with the sentence after it, or a signature.
  if (/\p{L}{3}[.:]\s+\p{Lu}/u.test(rest) || (!number && entity.test(rest))) return null
  if (number?.style === 'article' && (rest === '' || titleCase(rest) > 0.6)) return 'article'
  if (allCapitals(rest) && size <= (number?.style === 'letter' ? 10 : 30))
    return number?.style ?? (/^[^\d]{3,120}$/.test(rest) && size <= 12 ? 'capitals' : null)
  if (!number || rest === '') return null
  // A sentence is no heading, but the point headings of a brief are long: all their words are capitalised.
  const titled = titleCase(rest)
  if (/[.!?]$/.test(rest)) return titled > 0.85 && size <= 30 && !/[.;]\s/.test(rest.slice(0, -1)) ? number.style : null
  return (titled >= 0.6 && size <= 14) || (titled > 0.85 && size <= 40) ? number.style : null
}

/** Levels by the order in which styles nest: a style not open yet goes under what is open. */
const levels = (styles: readonly HeadingStyle[]): number[] => {
  const open: HeadingStyle[] = []
  return styles.map((style) => {
    const at = open.indexOf(style)
    if (at !== -1) open.length = at + 1
    else {
      // '2.' after '1.4' closes what stands under '1.'.
      const under = style.startsWith('decimal')
        ? open.findIndex((other) => other.startsWith('decimal') && other > style)
        : -1
      if (under !== -1) open.length = under
      if (style === 'known' || style === 'capitals' || style === 'article') {
        const outer = open.findIndex((other) => other !== 'known' && other !== 'capitals' && other !== 'article')
        if (outer !== -1) open.length = outer
      }
      open.push(style)
    }
    return Math.min(open.length, 6)
  })
}

const kept = new WeakMap<Source, Heading[]>()

/**
 * The headings of a document, in order: its heading blocks where it has any, else what looks
 * like one. Entries of a table of contents are no headings. Worked out once for each object.
 */
export const headingsOf = (source: Source): Heading[] => {
  const before = kept.get(source)
  if (before) return before
  const headings = fromBlocks(source) ?? fromText(source)
  kept.set(source, headings)
  return headings
}

const fromBlocks = ({ text, blocks = [] }: Source): Heading[] | null => {
  const found = blocks.filter((block) => block.kind === 'heading' && block.end > block.start)
  if (found.length === 0) return null
  return found.map(({ start, end, level }) => ({
    start,
    end,
    text: readable(text.slice(start, end)),
    level: level ?? 1,
  }))
}

const fromText = (source: Source): Heading[] => {
  const { prose, paragraphs } = layoutOf(source)
  const found = paragraphs.flatMap(({ start, end, contents }) => {
    if (contents || end - start > 400) return []
    const text = readable(prose.slice(start, end))
    const style = styleOf(text)
    return style ? [{ start, end, text, style }] : []
  })
  const ranks = levels(found.map(({ style }) => style))
  return found.map(({ start, end, text }, i) => ({ start, end, text, level: ranks[i] ?? 1 }))
}
