import { layoutOf } from '../layout/layout.ts'
import type { Source, Span } from '../span/span.ts'

const title =
  /^(exhibit|schedule|appendix|annex|attachment|addendum)\s{1,3}["“]?(?!(?:of|to|by|in|is|no)\b)([A-Z]{1,2}(?:-\d{1,3})?|\d{1,3}(?:\.\d{1,3})?|[IVX]{1,5})(?![\w-])["”]?/i

const loneLine =
  /^[ \t]*(?:\d{1,2}\.?[ \t]{1,3})?(EXHIBIT|SCHEDULE|APPENDIX|ANNEX|ATTACHMENT|ADDENDUM)[ \t]{1,3}([A-Z]{1,2}(?:-\d{1,3})?|\d{1,3}(?:\.\d{1,3})?|[IVX]{1,5})(?:\)?[ \t]{3,200}.{0,200}|[ \t]{0,80})$/gm

/** 'SCHEDULE A: trucks. SCHEDULE B: two leases.': one behind the other in a paragraph. */
const inLine =
  /(?<=[.;)] )(EXHIBIT|SCHEDULE|APPENDIX|ANNEX|ATTACHMENT|ADDENDUM) ([A-Z]{1,2}(?:-\d{1,3})?|\d{1,3}(?:\.\d{1,3})?|[IVX]{1,5}):(?= ?\S)/g

interface Title {
  /** Such as 'exhibit a'. */
  name: string
  at: Span
}

/** Every line that is the title of an exhibit or schedule, in order: in a list of them, above the exhibit, on each of its pages. */
export function attachmentTitles(source: Source): Title[] {
  const titles: Title[] = []
  const { prose, paragraphs } = layoutOf(source)
  for (const { start, end, contents } of paragraphs) {
    // A title is short; 'Exhibit A sets forth the fees' is a sentence about one.
    const words = prose.slice(start, Math.min(end, start + 160)).trim()
    const [, kind, label] = title.exec(words) ?? []
    if (contents || !kind || !label) continue
    const rest = words.slice(title.exec(words)?.[0].length).trim()
    // 'EXHIBIT 1 – Scope: two air-handling units, …' is title and exhibit in one.
    const isBoth = /^(?:[–—-]\s{0,3}[A-Z]|:\s{0,3}\S)/.test(rest)
    if (/^[a-z,]/.test(rest) || (end - start > 150 && !isBoth && !/^[A-Z\s]{6}/.test(rest))) continue
    const name = `${kind} ${label}`.toLowerCase()
    titles.push({ name, at: { start, end } })
  }
  // 'ATTACHMENT 3' at the head of page after page looks like furniture.
  for (const match of source.text.matchAll(loneLine)) {
    const start = match.index + match[0].search(/\S/)
    const at = { start, end: match.index + match[0].length }
    titles.push({ name: `${match[1]} ${match[2]}`.toLowerCase(), at })
  }
  for (const { index, 0: words, 1: kind, 2: label } of source.text.matchAll(inLine))
    titles.push({ name: `${kind} ${label}`.toLowerCase(), at: { start: index, end: index + words.length } })
  return titles.sort((one, other) => one.at.start - other.at.start)
}

/** Exhibits and schedules that stand in the document itself, by 'exhibit a'. */
export function attachmentsOf(source: Source): Map<string, Span> {
  const titles = attachmentTitles(source)
  // A list of exhibits after the contents names them all; the title is where words follow.
  const found = new Map<string, Span>()
  const bodies = titles.filter(({ at }, index) => (titles[index + 1]?.at.start ?? source.text.length) - at.end > 300)
  for (const { name, at } of [...bodies, ...titles]) if (!found.has(name)) found.set(name, at)
  return found
}
