import { CasewrightError } from '@casewright/core'
import { defineServer } from '@casewright/core/server'
import { type Counted, countDays } from './count.ts'
import { weekdayName } from './days.ts'
import { countHours } from './hours.ts'
import { manifest, zones } from './manifest.ts'

const always = [
  'Rule 6(a) counts a period of the rules, of a local rule or an order, or of a statute that names no method of its own. It does not apply where a date is fixed.',
  'The last day ends at midnight in the time zone of the court for what is filed electronically, and for other filings when the office of the clerk is scheduled to close, unless a statute, local rule or order says otherwise: Rule 6(a)(4).',
  'If the office of the clerk is inaccessible at the end, Rule 6(a)(3) gives more time. That is not counted here.',
]

interface Count {
  deadline: string
  counted: Counted[]
  observed?: string
}

/** Both readings of the days of observance: the earlier end, which is safe under either, and the later where they differ. */
function answer(count: (observanceCounts: boolean) => Count, more: readonly string[] = []) {
  const [first, second] = [count(true), count(false)]
  const [safe, other] = first.deadline <= second.deadline ? [first, second] : [second, first]
  const open = safe.deadline !== other.deadline
  const holiday = first.observed
  return {
    deadline: safe.deadline,
    weekday: weekdayName(safe.deadline.slice(0, 10)),
    ...(open && { orElse: other.deadline }),
    counted: safe.counted,
    notes: [
      ...(open
        ? [
            `${holiday} falls on a weekend. Federal employees have the nearest weekday off (5 U.S.C. § 6103(b), Executive Order 11582), but Rule 6(a)(6) does not say whether that day is a legal holiday. The earlier date is safe under either reading; ask the clerk before you rely on the later.`,
          ]
        : []),
      ...more,
      ...always,
    ],
  }
}

export const server = defineServer({
  manifest,
  actions: {
    count: ({ direction, ...period }) => {
      const isAfter = direction === 'after'
      if (period.added && !isAfter)
        throw new CasewrightError(
          'bad-input',
          'Rule 6(d) adds 3 days to a period after being served, not before an event.',
        )
      return answer(
        (observanceCounts) => countDays({ ...period, isAfter }, observanceCounts),
        stateNote(isAfter, period),
      )
    },
    hours: ({ direction, event, time, zone, ...period }) => {
      const isAfter = direction === 'after'
      const at = { ...period, isAfter, event: `${event}T${time}`, zone: zones[zone] }
      return answer((observanceCounts) => countHours(at, observanceCounts), stateNote(isAfter, period))
    },
  },
})

const stateNote = (isAfter: boolean, { stateHolidays }: { stateHolidays?: readonly string[] }) =>
  !isAfter && stateHolidays?.length
    ? [
        'State holidays count for periods after an event alone, so those that you listed were left out: Rule 6(a)(6)(C).',
      ]
    : []
