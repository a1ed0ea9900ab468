import type { Span } from '@casewright/law'
import type { Template } from '@casewright/templates'
import type { Filled } from '../output.ts'
import { type Asked, askedOf, type Holds } from '../reading/asked.ts'
import { partialDatesIn, withYear } from '../reading/assign/partial-dates.ts'
import { readValue } from '../reading/value-of.ts'
import { bars } from './bars.ts'
import { type Judged, likelyOf, meanOf, mostLikely } from './judge.ts'
import type { Thing } from './things.ts'

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
const past = /^(?:eventDate|serviceDate)$/
const longest = 30

/** Words in a row that most likely are of a field, whole things at once. */
function runsOf(judged: Judged, label: number, asked: Asked): Span[] {
  const { tokens, likely, things } = judged
  const runs: Span[] = []
  const at = (n: number) => likely[n]?.[label] ?? 0
  const goesOn = (n: number) => n >= 0 && n < tokens.length && !tokens[n]?.word.startsWith('¶') && at(n) >= bars.rim
  let last = 0
  for (let n = 0; n < tokens.length; n++) {
    if (at(n) < bars.core) continue
    let [from, to] = [n, n + 1]
    while (from > last && goesOn(from - 1) && to - from < longest) from--
    while (goesOn(to) && to - from < longest) to++
    let [start, end] = [tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0]
    for (const thing of things) {
      if (thing.start >= end || thing.end <= start || (asked.holds === 'phrase' && thing.kind !== 'body')) continue
      start = Math.min(start, thing.start)
      end = Math.max(end, thing.end)
    }
    runs.push({ start, end })
    last = to
    n = to - 1
  }
  return runs
}

function read(asked: Asked, text: string, { start, end }: Span, today: string): { value: string; start: number; end: number } | null {
  if (asked.holds === 'date') {
    const whole = readValue(asked, text, start, end)
    if (whole) return whole
    const [day] = partialDatesIn(text.slice(start, end))
    const value = day && withYear(day.day, today, past.test(asked.field.name))
    return day && value ? { value, start: start + day.start, end: start + day.end } : null
  }
  if (asked.holds === 'select' || asked.holds === 'passage') return null
  const own = readValue(asked, text, start, end)
  if (!own) return null
  const value = own.value.replace(/^[\s"“'‘(,;:–—-]+|[\s"”(,;:–—-]+$/gu, '')
  return /[\p{L}\d]/u.test(value) ? { ...own, value } : null
}

/** What a text most likely gives a field. */
function bestOf(judged: Judged, asked: Asked, text: string, today: string): Match | undefined {
  const label = judged.labels.indexOf(asked.field.name)
  const kinds = shaped[asked.holds]
  const own = kinds ? judged.things.filter(({ kind }) => kinds.includes(kind)) : []
  const spans = asked.holds === 'address' ? [...own, ...runsOf(judged, label, asked)] : kinds ? own : runsOf(judged, label, asked)
  let best: Match | undefined
  for (const span of spans) {
    const likely = meanOf(judged, span)[label] ?? 0
    // Of two that are about as likely, the first one is it.
    if (likely < 0.25 || (best && likely <= best.likely + 0.1)) continue
    const value = read(asked, text, span, today)
    if (value) best = { ...value, likely }
  }
  return best
}

const overlaps = (one: Span, other: Span) => one.start < other.end && other.start < one.end

/** What rules found, with what was learned where they found nothing, or most likely not the right thing. */
export function withLearned(template: Template, judged: Judged, text: string, found: readonly Filled[], today: string, refused: (one: Filled) => boolean): Filled[] {
  const all = [...found]
  const fields = askedOf(template)
  for (const asked of fields) {
    const { name, label, sensitive } = asked.field
    if (asked.holds === 'select' || asked.holds === 'passage') continue
    const own = all.find(({ field }) => field === name)
    const best = bestOf(judged, asked, text, today)
    const one = best && { field: name, label, value: best.value, by: 'text' as const, from: { start: best.start, end: best.end }, ...(sensitive && { sensitive: true }) }
    if (one && refused(one)) continue
    if (!own) {
      if (one && best.likely >= bars.fill) all.push(one)
      continue
    }
    if (!own.from) continue
    const now = likelyOf(judged, meanOf(judged, own.from), name)
    if (now > bars.doubted) continue
    if (one && best.likely >= bars.replace && !overlaps(own.from, best)) {
      all.splice(0, all.length, ...all.filter(({ field }) => field !== name), one)
    } else {
      // What most likely is another field's of the kind is not this one's.
      const other = mostLikely(judged, own.from)
      const same = fields.some(({ field, holds }) => field.name === other.label && field.name !== name && holds === asked.holds)
      if (same && other.likely >= bars.remove && now < 0.05)
        all.splice(0, all.length, ...all.filter(({ field }) => field !== name))
    }
  }
  return all
}
