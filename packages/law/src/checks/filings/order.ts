import { headingsOf } from '../../headings/headings.ts'
import { layoutOf } from '../../layout/layout.ts'
import { romanValue } from '../../sections/number.ts'
import type { CheckedDocument, DocumentCheck, Hit } from '../check.ts'
import { isExcerpt } from './support/filing.ts'

interface Place extends Hit {
  ordinal: number
}

const counted = (document: CheckedDocument): Hit[] => {
  const hits: Hit[] = []
  let last: Place | undefined
  for (const { start, end, text } of headingsOf(document)) {
    const label = /^([IVX]{1,6})\.\s/.exec(text)?.[1] ?? ''
    const ordinal = romanValue(label)
    if (ordinal === 0) continue
    // A row may begin again; a row that has begun counts on. 'I.' may be a letter after 'H.'.
    if (last && ordinal > last.ordinal + 1)
      hits.push({ start, end, message: `After heading ${last.ordinal} comes heading ${ordinal}.` })
    last = { start, end, ordinal }
  }
  return hits
}

const numberedParagraph = /^(\d{1,3})\.\s{1,10}(?=["“(]?\p{Lu})/u
/** So many numbered paragraphs show that they are counted through. */
const fewest = 5

const paragraphs = (document: CheckedDocument): Hit[] => {
  const { prose, paragraphs: all } = layoutOf(document)
  const numbers = all.flatMap(({ start, end, contents }): Place[] => {
    const found = contents ? null : numberedParagraph.exec(prose.slice(start, Math.min(end, start + 24)))
    return found ? [{ start, end: start + (found[1]?.length ?? 0) + 1, ordinal: Number(found[1]) }] : []
  })
  if (numbers.length < fewest) return []
  return numbers.flatMap((here, index): Hit[] => {
    const before = numbers[index - 1]
    if (!before) return []
    const { start, end, ordinal } = here
    if (ordinal === before.ordinal) return [{ start, end, message: `Paragraph ${ordinal} is given twice.` }]
    const missing = ordinal - before.ordinal - 1
    // A number that a converter set within a line is not missing.
    const written = new RegExp(`(?<![\\d.§])${before.ordinal + 1}\\.`).test(document.text.slice(before.end, start))
    return missing >= 1 && missing <= 5 && !written
      ? [{ start, end, message: `After paragraph ${before.ordinal} comes paragraph ${ordinal}.` }]
      : []
  })
}

/** Headings and paragraphs of a filing that do not count on. */
export const orderChecks: readonly DocumentCheck[] = [
  {
    id: 'order.headings',
    title: 'A heading number is left out',
    concerns: ['brief'],
    severity: 'low',
    category: 'References and numbering',
    insight: 'warning',
    why: 'A judge who looks for point II and finds none wonders what else was lost.',
    advice: 'Renumber the headings, including in the table of contents.',
    find: (document) => (isExcerpt(document) ? [] : counted(document)),
  },
  {
    id: 'order.paragraphs',
    title: 'Paragraph numbers do not count on',
    concerns: ['brief'],
    kinds: ['complaint', 'answer'],
    severity: 'medium',
    category: 'References and numbering',
    insight: 'warning',
    why: 'An answer responds by number; a gap or a double leaves it open what is admitted.',
    advice: 'Renumber the paragraphs and check references to them.',
    find: paragraphs,
  },
]
