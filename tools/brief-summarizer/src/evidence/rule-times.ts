import type { DocumentText } from '@casewright/core'
import { formatDate } from '@casewright/core/dates'
import {
  anchorOf,
  type Caption,
  type CourtField,
  type DocumentKind,
  lastDayOf,
  paperDate,
  type RuleTime,
  ruleTimesOf,
  type Span,
} from '@casewright/law'
import type { Summary } from '../output.ts'

interface Paper {
  document: DocumentText
  id?: string | undefined
  kind: DocumentKind
  title: string
  caption: Caption
  fields: readonly CourtField[]
}

const head = 3_000
const end = 2_500

/** What a federal rule requires after a paper of a court, with the last day where the paper gives the day from which it may run. */
export function ruleTimesIn({ document, id, kind, title, caption, fields }: Paper): Summary['legalImplications'] {
  const { text } = document
  const own = paperDate(text)
  const at: Span | undefined = own ?? caption.court
  const textsOf = (name: CourtField['name']) => fields.filter((field) => field.name === name).map((field) => field.text)
  return ruleTimesOf({
    kind,
    title,
    court: caption.court?.name ?? '',
    head: text.slice(0, head),
    end: text.slice(-end),
    rulings: textsOf('disposition'),
    deadlines: textsOf('deadlines'),
  }).map((time) => ({
    type: 'time set by a rule',
    message: `${time.title}: ${time.days.join(' or ')} days`,
    severity: time.id === 'removal' ? 'medium' : 'high',
    reason: [
      time.rule,
      `(${time.source}; read ${formatDate(time.read.on)} in ${time.read.in}.)`,
      counted(time, own?.iso ?? undefined),
    ].join(' '),
    ...(at && { anchors: [anchorOf(document, at, { document: id })], quotes: [text.slice(at.start, at.end)] }),
  }))
}

/** The last day, counted from the day of the paper where that may be the event. */
function counted({ days, from, isOwnDay }: RuleTime, day: string | undefined): string {
  const rests = 'An order or a local rule can set another time.'
  if (!isOwnDay || day === undefined) return `It runs from ${from}. ${rests}`
  const last = days.map((count) => formatDate(lastDayOf(day, count))).join(' or ')
  return `Counted from ${formatDate(day)}, the day of this paper: ${last}. Count from ${from}, if that was another day. ${rests}`
}
