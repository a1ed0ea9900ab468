import { findDates } from '../../dates/dates.ts'
import type { CheckedDocument, DocumentCheck, Hit } from '../check.ts'
import { once } from '../reading/once.ts'
import { ownPages } from './support/own-words.ts'

const datesOf = once((document) => findDates(ownPages(document)))
const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const dayBefore = new RegExp(`\\b(${days.join('|')}),?\\s{1,6}(?:the\\s{1,3})?$`, 'i')
const spans =
  /^,?\s{1,6}(?:\([^()]{1,60}\),?\s{1,6})?(?:to|until|through|and\s{1,6}(?:ending|terminating|expiring|ends?|terminates?|expires?|continuing\s{1,6}(?:until|through|to)|shall\s{1,6}(?:end|expire|terminate|continue\s{1,6}(?:until|through))))\s{1,6}(?:(?:on|at|midnight)\s{1,6}){0,3}(?:\([^()]{1,60}\)\s{1,6})?$/i
const formula =
  /\b(?:date\s{1,6}first\s{1,6}(?:above\s{1,6}written|written\s{1,6}above|set\s{1,6}forth\s{1,6}above|above\s{1,6}mentioned|mentioned\s{1,6}above)|(?:day|date)\s{1,6}and\s{1,6}year\s{1,6}first\s{1,6}(?:above\s{1,6}written|written\s{1,6}above))/gi
const anyDate =
  /\b\d{4}\b|\b\d{1,2}\/\d{1,2}\/\d{2}\b|_{3,}|\[[^\]]{0,40}\]|\bdate\s{1,6}of\s{1,6}(?:the\s{1,6})?(?:last|later)\b/i

const lastSignature =
  /\b(?:date\s{1,6}of\s{1,6}(?:the\s{1,6})?last\s{1,6}signature|(?:the\s{1,6})?last\s{1,6}date\s{1,6}(?:signed|of\s{1,6}signature)|date\s{1,6}(?:on\s{1,6}which\s{1,6})?(?:it\s{1,6}is\s{1,6}|last\s{1,6})?signed\s{1,6}by\s{1,6}(?:the\s{1,6}last|both|all)\b)/gi
/** 'Date: ____', 'On ____, in ____', '____ [date]', 'DD/MM/YYYY'. */
const lineForDate = /\bdated?\s{0,3}(?::|_{2}|[\])])|\bon\s{1,3}_{3}|\b(?:DD?[/.-]MM?|MM?[/.-]DD?)[/.-]Y{2,4}\b/i
/** Where the places to sign are: UTF-16 units from the end. */
const signingPages = 4000

const wrongDay = (document: CheckedDocument): Hit[] => {
  const words = ownPages(document)
  return datesOf(document).flatMap(({ start, end, iso, year }): Hit[] => {
    const written = dayBefore.exec(words.slice(Math.max(0, start - 20), start))
    if (!written || iso === null || year < 1800) return []
    const right = days[new Date(`${iso}T00:00:00Z`).getUTCDay()] ?? ''
    if (right.toLowerCase() === written[1]?.toLowerCase()) return []
    return [{ start: start - written[0].length, end, message: `That day is a ${right}.` }]
  })
}

const backwards = (document: CheckedDocument): Hit[] => {
  const words = ownPages(document)
  const dates = datesOf(document)
  return dates.flatMap((first, index): Hit[] => {
    const second = dates[index + 1]
    if (!second?.iso || !first.iso || second.start - first.end > 160 || second.iso >= first.iso) return []
    return spans.test(words.slice(first.end, second.start)) ? [{ start: first.start, end: second.end }] : []
  })
}

const dated = { category: 'Amounts and dates', severity: 'high', insight: 'risk', concerns: ['any'] } as const

/** Dates that cannot be what is meant. */
export const dateChecks: readonly DocumentCheck[] = [
  {
    ...dated,
    id: 'date.impossible',
    title: 'A day that the calendar does not have',
    why: 'A period that begins or ends on no day cannot be counted.',
    advice: 'Find out which day is meant.',
    find: (document) =>
      datesOf(document)
        .filter(({ valid }) => !valid)
        .map(({ start, end }) => ({ start, end })),
  },
  {
    ...dated,
    id: 'date.weekday',
    title: 'Date and day of the week do not match',
    severity: 'medium',
    why: 'One of the two is wrong, and a deadline hangs on which.',
    advice: 'Check the date, and correct the one or the other.',
    find: wrongDay,
  },
  {
    ...dated,
    id: 'date.backwards',
    title: 'A period that ends before it begins',
    why: 'Read as written, the period never runs.',
    advice: 'Correct one of the dates.',
    find: backwards,
  },
  {
    ...dated,
    id: 'date.first-written',
    title: "'Date first written above', and none is",
    concerns: ['contract'],
    severity: 'medium',
    why: 'When the contract takes effect is left open.',
    advice: 'Write the date into the opening words.',
    find: (document) => {
      const words = ownPages(document)
      const [place] = [...words.matchAll(formula)]
      if (!place || anyDate.test(words.slice(0, place.index))) return []
      return [{ start: place.index, end: place.index + place[0].length }]
    },
  },
  {
    ...dated,
    id: 'date.last-signature',
    title: 'In effect on the last signature, and no line for its date',
    concerns: ['contract'],
    severity: 'medium',
    why: 'The day on which the contract takes effect will not be on the paper.',
    advice: 'Add a line for the date to each place to sign.',
    find: (document) => {
      const words = ownPages(document)
      const [place] = [...words.matchAll(lastSignature)]
      const signing = words.slice(Math.max(0, words.trimEnd().length - signingPages))
      if (!place || lineForDate.test(signing)) return []
      return [{ start: place.index, end: place.index + place[0].length }]
    },
  },
  {
    ...dated,
    id: 'date.until',
    title: "'Until' or 'between' dates",
    concerns: ['contract'],
    severity: 'low',
    why: 'Whether the named days themselves count is left open.',
    advice: "Write 'through', or 'before', or 'from and including'.",
    find: (document) => {
      const words = ownPages(document)
      return datesOf(document).flatMap(({ start, end }): Hit[] => {
        const before = words.slice(Math.max(0, start - 24), start)
        const led = /\b(?:until|between)\s{1,6}$/i.exec(before)
        const inclusive = /^\s{0,3}[,(]?\s{0,3}(?:\(?both\b|inclusive|and\s{1,3}including)/i.test(
          words.slice(end, end + 40),
        )
        return led && !inclusive ? [{ start: start - led[0].length, end }] : []
      })
    },
  },
]
