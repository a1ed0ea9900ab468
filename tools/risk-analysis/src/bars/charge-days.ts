import { anchorOf } from '@casewright/law'
import type { CaseType } from '../case-types.ts'
import { shownDays } from '../clock/calendar.ts'
import { happeningsIn } from '../clock/happenings.ts'
import { momentsIn } from '../clock/moments.ts'
import { sentenceFinder } from '../reading/sentence-at.ts'
import { formalBars } from './formal.ts'
import type { FoundBar } from './read-bars.ts'

const short = 180
const long = 300
const statute = /\b(?:[Tt]itle VII|ADA|ADEA|EEOC|GINA)\b/
const starts: readonly string[] = ['dismissal', 'act', 'discovery']
/** Somebody is told what was decided. */
const told =
  /\b(?:told|notified|informed|letter|notice|announced|decision|fired|let go|laid off|terminated|demoted|denied|passed over)\b/i
/** The count as the writer makes it: '205 days from the letter'. */
const counted =
  /\b(?<days>\d{3}) days (?:from|after|since|past) (?:the |her |his |that )?(?:letter|notice|firing|termination|decision|dismissal|layoff|day|meeting|act|demotion|announcement)\b/i
/** The description says which of the two times it is. */
const known = /\b(?:300|three hundred)[- ]days?\b|\b180[- ]day (?:state|limit)\b/i
const other = /\b(?:federal (?:employee|agency|worker)|postal|1614)\b/i

/**
 * A charge that came after more than 180 days and within 300: in time only where a state or local agency can act on it, which no
 * statute that was read says of a state.
 */
export function chargeDaysBar(text: string, type: CaseType, today: Date): Omit<FoundBar, 'ends'> | null {
  const own = formalBars.find(({ id }) => id === 'untimely-charge')
  if (type !== 'employment' || !own || !statute.test(text) || other.test(text) || known.test(text)) return null
  const happenings = happeningsIn(text, momentsIn(text, today))
  const charge = happenings.find(({ kind, moment }) => kind === 'charge' && moment.first === moment.last)
  const sentenceAt = sentenceFinder(text)
  const isStart = ({ kind, moment }: (typeof happenings)[number]) => {
    const { start, end } = sentenceAt(moment.start)
    return starts.includes(kind) || (kind === 'unknown' && told.test(text.slice(start, end)))
  }
  const first =
    charge &&
    happenings
      .filter((one) => one.moment.first < charge.moment.first && isStart(one))
      .map(({ moment }) => ({ moment, days: charge.moment.first - moment.last }))
      .filter(({ days }) => days > short && days <= long)
      .toSorted((a, b) => b.days - a.days)[0]
  const count = counted.exec(text)
  const byCount = Number(count?.groups?.days)
  const isCounted = count !== null && byCount > short && byCount <= long
  const days = first?.days ?? (isCounted ? byCount : undefined)
  if (days === undefined) return null
  const span = first ? sentenceAt(first.moment.start) : sentenceAt(count?.index ?? 0)
  return {
    id: 'untimely-charge',
    title: 'The agency charge may be late',
    holds: false,
    rule: `${own.rule} This one came ${days} days after ${first ? shownDays(first.moment) : 'the day from which they are counted'}: in time only where 300 days apply. Whether they do in this state was not checked, so it does not cap the index.`,
    lift: ['Can a state or local agency act on such a charge here? Only then are there 300 days.', ...own.lift],
    anchors: [anchorOf({ text }, span)],
  }
}
