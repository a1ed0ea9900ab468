import type { Span } from '@casewright/law'
import type { Template } from '@casewright/templates'
import type { Filled } from '../output.ts'
import { type Asked, askedOf, type Holds } from '../reading/asked.ts'
import { bars } from './bars.ts'
import { type Judged, likelyOf, meanOf, mostLikely } from './judge.ts'
import { readRun, runsOf } from './read-run.ts'
import { ofBothSides } from './sides.ts'
import type { Thing } from './things.ts'
import { isUntold } from './untold.ts'
import { wholeName } from './whole-name.ts'

interface Match extends Span {
  value: string
  likely: number
}

const shaped: Partial<Record<Holds, readonly Thing['kind'][]>> = {
  date: ['date', 'day'],
  money: ['money'],
  phone: ['phone'],
  email: ['email'],
  address: ['address'],
}

/** What a text most likely gives a field. */
function bestOf(
  judged: Judged,
  template: Template,
  asked: Asked,
  text: string,
  found: readonly Filled[],
  today: string,
): Match | undefined {
  const label = judged.labels.indexOf(asked.field.name)
  const kinds = shaped[asked.holds]
  const isName = asked.holds === 'name' || asked.holds === 'company'
  const own = judged.things.filter(({ kind }) =>
    isName ? kind === 'person' || kind === 'body' : kinds?.includes(kind),
  )
  const isShaped = asked.holds === 'phone' || asked.holds === 'email'
  const spans = isShaped ? own : [...own, ...runsOf(judged, label, asked)]
  let best: Match | undefined
  for (const span of spans) {
    const likely = meanOf(judged, span)[label] ?? 0
    // Of two that are about as likely, the first one is it.
    if (likely < 0.25) continue
    const holdsBest =
      asked.holds === 'address' &&
      best &&
      span.start <= best.start &&
      best.end <= span.end &&
      likely >= bars.wider &&
      !endsInAWord.test(text.slice(span.start, span.end))
    if (best && !holdsBest && likely <= best.likely + 0.1) continue
    const value =
      !(asked.holds === 'date' && likely >= bars.untold) && isUntold(judged, template, text, asked, span, found)
        ? null
        : readRun(asked, text, span, today)
    if (value) best = { ...value, likely }
  }
  return best
}

/** '5 Pine Ave, Tampa, FL 33603 now': no address ends so. */
const endsInAWord = /\s\p{Ll}[\p{Ll}']*$/u

/** Whether more words of a place or a name are most likely of the field than rules found. */
const isWider = ({ holds }: Asked, { value, from }: Filled, best: Match): boolean =>
  holds === 'address' &&
  best.likely >= bars.wider &&
  from !== undefined &&
  best.start <= from.start &&
  from.end <= best.end &&
  best.value.length > value.length &&
  best.value.includes(value) &&
  !endsInAWord.test(best.value)

/** Whether nothing says who it is whose address is looked for. */
const isUnnamed = (fields: readonly Asked[], { holds, role }: Asked, found: readonly Filled[]): boolean => {
  const names = fields.filter((one) => one.role === role && (one.holds === 'name' || one.holds === 'company'))
  return (
    holds === 'address' && names.length > 0 && !names.some(({ field }) => found.some((one) => one.field === field.name))
  )
}

/** How likely a value must be for a field that is open. */
const fromOf = (fields: readonly Asked[], asked: Asked, found: readonly Filled[]): number => {
  if (asked.holds === 'name' || asked.holds === 'company') return bars.fillName
  if (isUnnamed(fields, asked, found)) return bars.fillUnnamed
  return asked.holds === 'address' ? bars.fillAddress : bars.fill
}

const overlaps = (one: Span, other: Span) => one.start < other.end && other.start < one.end

/** What rules found, with what was learned where they found nothing, or most likely not the right thing. */
export function withLearned(
  template: Template,
  judged: Judged,
  text: string,
  found: readonly Filled[],
  today: string,
  refused: (one: Filled) => boolean,
): Filled[] {
  const all = [...found]
  const values = new Set(askedOf(template).flatMap(({ field, holds }) => (holds === 'passage' ? [] : [field.name])))
  const fields = askedOf(template)
  for (const asked of fields) {
    const { name, label, sensitive } = asked.field
    if (asked.holds === 'select' || asked.holds === 'passage') continue
    const own = all.find(({ field }) => field === name)
    const best = bestOf(judged, template, asked, text, found, today)
    const one = best && {
      field: name,
      label,
      value: best.value,
      by: 'text' as const,
      from: { start: best.start, end: best.end },
      ...(sensitive && { sensitive: true }),
    }
    if (one && refused(one)) continue
    if (!own) {
      const isTaken = all.some(
        ({ field, from }) =>
          from &&
          best &&
          overlaps(from, best) &&
          values.has(field) &&
          (asked.holds === 'state' || likelyOf(judged, meanOf(judged, best), field) > 0.1),
      )
      if (one && !isTaken && best.likely >= fromOf(fields, asked, all)) all.push(one)
      continue
    }
    if (!own.from) continue
    if (one && best && isWider(asked, own, best)) {
      all.splice(all.indexOf(own), 1, one)
      continue
    }
    const whole = wholeName(judged, asked, own, text, today, all)
    if (whole) {
      all.splice(all.indexOf(own), 1, { ...own, value: whole.value, from: { start: whole.start, end: whole.end } })
      continue
    }
    const now = likelyOf(judged, meanOf(judged, own.from), name)
    const isSure = best !== undefined && best.likely >= bars.surest && now < bars.unsure
    if (now > bars.doubted && !isSure) continue
    if (one && best.likely >= bars.replace && !overlaps(own.from, best)) {
      all.splice(0, all.length, ...all.filter(({ field }) => field !== name), one)
    } else if (now <= bars.doubted) {
      // What most likely is another field's of the kind is not this one's.
      const other = mostLikely(judged, own.from)
      const same = fields.some(
        ({ field, holds }) => field.name === other.label && field.name !== name && holds === asked.holds,
      )
      if (same && other.likely >= bars.remove && now < 0.05)
        all.splice(0, all.length, ...all.filter(({ field }) => field !== name))
    }
  }
  return [...ofBothSides(template, judged, text, all)]
}
