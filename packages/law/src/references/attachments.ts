import { layoutOf } from '../layout/layout.ts'
import type { Source, Span } from '../span/span.ts'

const title =
  /^(exhibit|schedule|appendix|annex|attachment|addendum)\s{1,3}([A-Z]{1,2}(?:-\d{1,3})?|\d{1,3}(?:\.\d{1,3})?|[IVX]{1,5})(?![\w-])/i

/** Exhibits and schedules that stand in the document itself, by 'exhibit a'. */
export function attachmentsOf(source: Source): Map<string, Span> {
  const found = new Map<string, Span>()
  const { prose, paragraphs } = layoutOf(source)
  for (const { start, end, contents } of paragraphs) {
    // A title is short; 'Exhibit A sets forth the fees' is a sentence about one.
    const words = prose.slice(start, Math.min(end, start + 160)).trim()
    const [, kind, label] = title.exec(words) ?? []
    if (contents || !kind || !label) continue
    const rest = words.slice(title.exec(words)?.[0].length).trim()
    if (/^[a-z,]/.test(rest) || (end - start > 150 && !/^[A-Z\s]{6}/.test(rest))) continue
    const name = `${kind} ${label}`.toLowerCase()
    if (!found.has(name)) found.set(name, { start, end })
  }
  return found
}
