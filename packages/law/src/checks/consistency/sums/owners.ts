import type { CheckedDocument } from '../../check.ts'
import { readingOf } from '../../reading/prose.ts'
import { quantitiesOf, shown, within } from '../support/quantities.ts'
import type { Contradiction } from '../support/told.ts'
import { counted, missesTotal, sumOf } from './parts.ts'

/** One of several, and a share of the whole: 'Hugh puts in $12,600 and owns 30%'. */
const owns =
  /\b(?:owns?|holds?|takes?|gets?|receives?|is entitled to|has|shall (?:own|hold|receive|have)|will (?:own|hold|receive|have|get))\b[^.;]{0,60}$/i
const open =
  /\b(?:up to|at least|more than|less than|exceed\w{0,3}|interest at|per annum|discount|increase[sd]?|if|unless|minimum|maximum|royalt\w{1,3}|tax\w{0,2}|remaining|balance|rest|each|vest\w{0,3}|late|after|until|vote\w{0,2})\b/i
/** Sentences of one paragraph that follow each other. */
const gap = 3

/** Shares that each of several gets in a sentence of its own, next to each other, and which do not make the whole. */
export const ownersMiss = (document: CheckedDocument): Contradiction[] => {
  const shares = quantitiesOf(document).filter(({ unit }) => unit === '%')
  const rows: { start: number; end: number; found: typeof shares }[] = []
  for (const sentence of readingOf(document).all) {
    const [share, ...more] = within(shares, sentence)
    if (!share || more.length > 0 || open.test(sentence.text.slice(0, 700))) continue
    if (!owns.test(document.text.slice(sentence.start, share.start).replace(/\s+/g, ' '))) continue
    const last = rows.at(-1)
    if (last && sentence.start - last.end <= gap) {
      last.end = sentence.end
      last.found = [...last.found, share]
    } else rows.push({ start: sentence.start, end: sentence.end, found: [share] })
  }
  return rows.flatMap(({ found }): Contradiction[] => {
    const [first, last] = [found[0], found.at(-1)]
    if (!first || !last || found.length < 2 || !missesTotal(found, { ...first, value: 100 })) return []
    // Of two, the rest may be somebody else's.
    if (found.length === 2 && sumOf(found) < 100) return []
    return [
      {
        places: [{ start: first.start, end: last.end }],
        message: `${counted(found.length, 'shares')} add up to ${shown(sumOf(found), '%')}, and not to 100%.`,
      },
    ]
  })
}
