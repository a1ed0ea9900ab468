import { numberWords, valueOfWords } from '../../../amounts/number-words.ts'
import type { Span } from '../../../span/span.ts'
import type { CheckedDocument } from '../../check.ts'
import { dateChecks } from '../../drafting/dates.ts'
import { ownPages } from '../../drafting/support/own-words.ts'
import type { Contradiction } from '../support/told.ts'
import { type Dated, dayNumber, dayShown, daysOf, daysWithin, monthsLater } from './days.ts'

const length = new RegExp(
  `\\b(?:(${numberWords})(?:\\s?\\((\\d{1,3})\\))?|(\\d{1,3}))[\\s-](?:full\\s|consecutive\\s|calendar\\s)?(day|week|month|year)s?\\b`,
  'gi',
)
const begins =
  /\b(?:beginn?(?:s|ing)?|commenc(?:es?|ing)|start(?:s|ing)?|from(?: and after)?|effective|commencement date\s?(?:is|:)?|start date\s?(?:is|:)?|effective date\s?(?:is|:)?)\s?(?:(?:on|as of|of|the|effective date|commencement date|start date|date|is|being|\() ?){0,4}$/i
const ends =
  /\b(?:end(?:s|ing)?|expir(?:es?|ing)|terminat(?:es?|ing)|through|until|to|expiration date\s?(?:is|:)?|end date\s?(?:is|:)?|termination date\s?(?:is|:)?)\s?(?:(?:on|at|midnight|the|is|and|including|11:59 p\.?m\.?) ?){0,4}$/i
const open =
  /\b(?:exten(?:d|ds|ded|sions?)|renew\w{0,4}|option\w{0,3}|initial|notice|within|prior|before|after|at least|up to|approximately|if|vest\w{0,3}|install\w{0,6}|age|anniversary|following|trial|probation\w{0,3})\b/i
/** Not the month. */
const permits = /\bmay\b/
const harmless =
  /\b(?:approximately|about) [\d,]+ (?:[a-z]+ ){0,2}(?:square feet|sq\.? ?ft|acres)\b|\bfrom and after\b|\binitial (?:\w{1,12} )?(?:term|period)\b|\bunless (?:sooner|earlier) (?:terminated|ended)\b|\b(?:sooner|earlier)\b|\b(?:is|are|be) (?:hereby )?(?:extended|renewed) (?:for|by)\b/gi

interface Term {
  from: Dated
  to: Dated
  length?: { count: number; unit: string; place: Span }
}

const slack = { day: 1, week: 3, month: 31, year: 31 } as const

/** When a term of a length ends, at the earliest: the day before the day that has the same number. */
const endOf = (from: Dated, count: number, unit: string): number =>
  unit === 'day' || unit === 'week'
    ? dayNumber(from.iso) + count * (unit === 'week' ? 7 : 1) - 1
    : monthsLater(from, unit === 'year' ? count * 12 : count) - 1

const told = ({ from, to, length: said }: Term): Contradiction[] => {
  const [first, last] = [dayNumber(from.iso), dayNumber(to.iso)]
  if (last < first)
    return [
      { places: [from, to], message: `It begins on ${dayShown(first)} and ends before that, on ${dayShown(last)}.` },
    ]
  if (!said) return []
  const right = endOf(from, said.count, said.unit)
  const late = last - right
  // A term may run on to the end of its last month.
  const most =
    from.day === 1 ? Math.min(slack[said.unit as keyof typeof slack], 3) : slack[said.unit as keyof typeof slack]
  if (late >= -1 && late <= most) return []
  return [
    {
      places: [said.place, to],
      message: `${said.count} ${said.unit}${said.count === 1 ? '' : 's'} from ${dayShown(first)} end on ${dayShown(right)}; the paper says ${dayShown(last)}.`,
    },
  ]
}

/** The words of a place with one begin, one end and at most one length. */
const termIn = (document: CheckedDocument, span: Span): Term | null => {
  const words = ownPages(document).slice(span.start, span.end).replace(/\s/g, ' ')
  const dates = daysWithin(daysOf(document), span)
  const led = (date: Dated, by: RegExp) =>
    by.test(words.slice(Math.max(0, date.start - span.start - 60), date.start - span.start))
  const from = dates.filter((date) => led(date, begins))
  const to = dates.filter((date) => !from.includes(date) && led(date, ends))
  const [first, last] = [from[0], to[0]]
  if (dates.length !== 2 || !first || !last || first.start > last.start) return null
  // What follows the last day is of rent, deposits and notices.
  const said = words.slice(0, last.end - span.start) + words.slice(last.end - span.start).split(/[,;.]/, 1)[0]
  if (open.test(said.replace(harmless, ' ')) || permits.test(said)) return null
  const lengths = [...words.matchAll(length)]
  const [found] = lengths
  const count = Number(found?.[2] ?? found?.[3] ?? valueOfWords(found?.[1] ?? '') ?? 0)
  const place = found && { start: span.start + found.index, end: span.start + found.index + found[0].length }
  return lengths.length === 1 && place && count > 0
    ? { from: first, to: last, length: { count, unit: (found[4] ?? '').toLowerCase(), place } }
    : { from: first, to: last }
}

const label = (words: string) => new RegExp(`(?:^|\\n)\\W{0,4}(?:[\\w.()]{1,6}\\s)?${words}\\s?[:–—-]\\s{0,20}`, 'i')
const labels = {
  from: label('(?:(?:lease|term|rent) )?(?:commencement|start|beginning) date'),
  to: label('(?:(?:lease|term) )?(?:expiration|end|ending|termination) date'),
  length: label('(?:(?:lease|initial) )?term'),
}
const near = 700

/** 'Commencement Date: …', 'Expiration Date: …' and 'Term: …' on lines of their own. */
const termInLabels = (document: CheckedDocument): Term | null => {
  const words = ownPages(document)
  const one = labels.from.exec(words) ?? /\b(?:commencement|start) date:\s/i.exec(words)
  if (!one) return null
  const from = Math.max(0, one.index - near)
  const around = { start: from, end: Math.min(words.length, one.index + near) }
  const part = words.slice(around.start, around.end)
  const dates = daysWithin(daysOf(document), around)
  const next = (match: RegExpExecArray | null) =>
    match ? dates.find(({ start }) => Math.abs(start - around.start - match.index - match[0].length) < 4) : undefined
  const first = next(labels.from.exec(part) ?? /\bcommencement date:\s/i.exec(part))
  const last = next(labels.to.exec(part) ?? /\bexpiration date:\s/i.exec(part))
  const term = labels.length.exec(part)
  if (!first || !last) return null
  const after = term
    ? part.slice(term.index + term[0].length, term.index + term[0].length + 60).split(/[.;\n]/, 1)[0]
    : ''
  const lengths = [...(after ?? '').matchAll(length)]
  const [found] = lengths
  if (!term || !found || lengths.length !== 1 || open.test(after ?? '')) return { from: first, to: last }
  const count = Number(found[2] ?? found[3] ?? valueOfWords(found[1] ?? '') ?? 0)
  const start = around.start + term.index + term[0].length + found.index
  const place = { start, end: start + found[0].length }
  return count > 0 ? { from: first, to: last, length: { count, unit: (found[4] ?? '').toLowerCase(), place } } : null
}

const saysLength =
  /^\W{0,3}(?:the|this|its) (?:\w{1,12} ){0,2}(?:term|period|lease|rental|tenancy)\b.{0,20}\b(?:is|runs?|lasts?|shall be)\b/i

/** Terms that end before they begin, and terms whose length and last day disagree. */
export const termsEnd = (document: CheckedDocument): Contradiction[] => {
  const before = new Set(
    (dateChecks.find(({ id }) => id === 'date.backwards')?.find(document) ?? []).map(({ start }) => start),
  )
  const found = document.sentences.flatMap((sentence, at): Contradiction[] => {
    const { start, end, contents } = sentence
    if (contents || end - start > 900) return []
    const term = termIn(document, sentence)
    const next = document.sentences[at + 1]
    // 'From May 1, 2024 to April 30, 2025. The term is two years.'
    const both =
      term && !term.length && next && next.start - end < 3 && saysLength.test(next.text.slice(0, 160))
        ? termIn(document, { start, end: next.end })
        : null
    return both ? told(both) : term ? told(term) : []
  })
  const labeled = found.length === 0 ? termInLabels(document) : null
  return [...found, ...(labeled ? told(labeled) : [])].filter(
    ({ places: [first] }) => !first || !before.has(first.start),
  )
}
