import { anchorOf } from '@casewright/law'
import type { CaseType } from '../case-types.ts'
import { after, type Days, shownDays } from '../clock/calendar.ts'
import { happeningsIn } from '../clock/happenings.ts'
import { momentsIn } from '../clock/moments.ts'
import { sentenceFinder } from '../reading/sentence-at.ts'
import { ofGoods, owed } from './debt-periods.ts'
import type { FoundBar } from './read-bars.ts'

/** When a debt fell due or was last paid. */
const last =
  /\b(?:(?:stopped|quit|ceased)(?: making)? (?:paying|payments?)|last (?:paid|payment)|fell behind|went delinquent|defaulted|charge(?:d)?[- ]?off)\b/gi
/** Few states give less on any debt. */
const least = { count: 3, unit: 'year' } as const

/**
 * A debt that is sued on years after the last payment, whose day nobody knows exactly: whether its time has run depends on the
 * day, the kind of debt and the state, so it is asked about.
 */
export function oldDebtBar(text: string, type: CaseType, today: Date): Omit<FoundBar, 'ends'> | null {
  if (type !== 'contract' || !owed.test(text) || ofGoods.test(text)) return null
  const moments = momentsIn(text, today)
  const suit = happeningsIn(text, moments).find(({ kind }) => kind === 'suit')
  if (!suit) return null
  const sentenceAt = sentenceFinder(text)
  const told = [...text.matchAll(last)].flatMap(({ index }) => {
    const stop = text.indexOf(';', index)
    const end = Math.min(sentenceAt(index).end, stop < 0 ? text.length : stop)
    const days = moments.filter((one) => one.start >= index && one.end <= end)
    return days.length > 0 ? [{ days, span: { start: index, end: days.at(-1)?.end ?? index } }] : []
  })
  const [first] = told
  if (!first) return null
  const earliest = first.days.toSorted((a, b) => a.first - b.first)[0] as Days
  const from = earliest.first
  const isUnsure = first.days.length > 1 || first.days.some((day) => day.first !== day.last)
  if (!isUnsure || suit.moment.last <= after(from, least)) return null
  return {
    id: 'limitation',
    title: 'The limitations period may have run',
    holds: false,
    rule: `The day of the last payment or default is not exact: it may be as early as ${shownDays(earliest)}, and suit came in ${shownDays(suit.moment)}. Some states give only three years for some debts, and the time depends on whether it is a written contract, an open account or a sale of goods. No statute was checked, so it does not cap the index.`,
    lift: [
      'When was the last payment, and when the default? A credit report and the original creditor’s statements show it.',
      'Which kind of debt is it, and which state’s time applies?',
      'Was anything paid, promised or acknowledged later, by whom and to whom? In many states that starts the time again.',
      'Was the defense pleaded, or can it still be?',
    ],
    anchors: [first.span, suit.span].toSorted((a, b) => a.start - b.start).map((span) => anchorOf({ text }, span)),
  }
}
