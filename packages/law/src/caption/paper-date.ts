import { type FoundDate, findDates } from '../dates/dates.ts'
import type { Span } from '../span/span.ts'

/** What a paper says of its own day. */
export interface PaperDate extends Span, Pick<FoundDate, 'iso'> {
  /** In the word that it has for it. */
  label: 'Decided' | 'Issued' | 'Entered' | 'Dated' | 'Filed'
}

/** UTF-16 units of a paper in which its caption stands, and in which it is signed. */
const head = 3_000
const tail = 3_000
const before = 80

/** How a line begins that gives the day of a paper, the surest first. */
const ways: readonly (readonly [PaperDate['label'], RegExp])[] = [
  [
    'Decided',
    /^(?:Opinion |OPINION )?(?:Decided|DECIDED|Rendered|RENDERED|Announced|Opinion filed|OPINION FILED)[:,]?(?: on| this)?(?: the)?[: ]{0,20}$/,
  ],
  ['Issued', /^(?:Issued|ISSUED)[:,]?(?: on| this)?(?: the)?[: ]{0,20}$/],
  [
    'Entered',
    /^(?:(?:(?:It is|IT IS) )?(?:so |So |SO )?(?:ordered|Ordered|ORDERED)(?: and)?|Entered|ENTERED|Signed|SIGNED|Done|DONE)[:,]?(?: (?:on|this|in chambers|In Chambers|at [\p{L} ,]{3,30})){0,2}(?: the)?[: ]{0,20}$/u,
  ],
  ['Dated', /^(?:Dated|DATED)[:,]?(?: (?:on|this|at [\p{L} ,]{3,40})){0,2}(?: the)?[: ]{0,20}$/u],
  ['Dated', /^\p{Lu}[\p{L} .]{2,30}, \p{Lu}[\p{L} .]{3,20},? (?:this )?(?:the )?$/u],
  [
    'Filed',
    /^(?:(?:electronically |ELECTRONICALLY |[Ee]-?)?(?:[Ff]iled|FILED)\b(?: on\b)?[^\p{Ll}]{0,60}|[Cc]ase:? .{0,60}\b[Ff]iled:? )$/u,
  ],
]
/** In minutes a bare 'DATE:' is their own. */
const ofMinutes = /^(?:Date|DATE):\s{0,20}$/
const areMinutes = /\bminute(?:s| order| entry)\b/i
/** What goes on behind the day is a sentence, of which a line begins here. */
const goesOn = /^[,.]? ?\p{Ll}{2,}/u

/** The day on which a paper was decided, entered, dated or filed, as it says at its head or its end. */
export function paperDate(text: string): PaperDate | null {
  const end = Math.max(head, text.length - tail)
  const near = (from: number, to: number): FoundDate[] =>
    findDates(text.slice(from, to))
      .filter(({ valid }) => valid)
      .map((date) => ({ ...date, start: date.start + from, end: date.end + from }))
  const all = [...near(0, Math.min(head, text.length)), ...(text.length > head ? near(end, text.length) : [])]
  const leads = all.map((date) => {
    const line = text.slice(Math.max(0, date.start - before), date.start)
    return line
      .slice(line.lastIndexOf('\n') + 1)
      .replace(/^[\s)|§*}]+/, '')
      .replace(/\s+/g, ' ')
  })
  const minutes = areMinutes.test(text.slice(0, head)) ? ([['Dated', ofMinutes]] as const) : []
  for (const [label, way] of [...ways, ...minutes]) {
    const at = leads.findLastIndex(
      (lead, i) =>
        way.test(lead) &&
        !goesOn.test(text.slice(all[i]?.end ?? 0, (all[i]?.end ?? 0) + 12)) &&
        (label !== 'Filed' || (all[i]?.start ?? head) < head),
    )
    const date = all[at]
    if (date) return { label, iso: date.iso, start: date.start, end: date.end }
  }
  return null
}
