import { findAmounts, findSpokenDates, jurisdictionOf, type Span } from '@casewright/law'
import { optionValue } from '@casewright/templates'
import type { Asked } from './asked.ts'
import { denied, type Evidence, ofAnother } from './evidence.ts'
import { hints } from './hints.ts'
import { literal } from './literal.ts'
import { stateNames } from './state-names.ts'
import { type Unit, unitAt } from './units.ts'
import { moneyOf } from './value-of.ts'

/** Words that stand before a field's date or amount: its hint's, or its own name. */
const beforeOf = ({ field, names, holds }: Asked): RegExp =>
  // A type that says what its own amount is called means no other: what was paid is not what is demanded.
  (holds === 'money' && field.cues ? undefined : hints[field.name]?.before) ??
  new RegExp(`\\b(?:${names.map(literal).join('|')})\\b[^.;\\n\\d$]{0,25}$`, 'i')

interface Place extends Span {
  read: (field: Asked) => { value: string; start: number; end: number }
}

/** Gives each date or amount to the field whose words stand nearest before it, or right after it. */
function nearestFields(
  text: string,
  units: readonly Unit[],
  asked: readonly Asked[],
  places: readonly Place[],
): Evidence[] {
  const found: Evidence[] = []
  for (const [n, place] of places.entries()) {
    if (denied(text, place.start)) continue
    const unit = unitAt(units, place.start)
    const previous = places[n - 1]
    const from = Math.max(unit?.start ?? 0, place.start - 90)
    const before = text.slice(from, place.start)
    const fresh = previous && previous.end > from ? text.slice(previous.end, place.start) : before
    const after = text.slice(place.end, Math.min(unit?.end ?? text.length, place.end + 30))
    let best: { one: Asked; distance: number } | null = null
    let tie = false
    for (const one of asked) {
      const hint = hints[one.field.name]
      const pattern = beforeOf(one)
      const match = pattern.exec(fresh)
      const later = (hint?.after ?? afterOf(one)).exec(after)
      const distance = match ? lengthToEnd(fresh, match, one) : later ? 6 : null
      if (distance === null) continue
      if (best && Math.abs(best.distance - distance) < 1) tie = true
      else if (!best || distance < best.distance) {
        best = { one, distance }
        tie = false
      }
    }
    if (best && /birth|expir/i.test(best.one.field.name) && ofAnother(text, place.start)) continue
    if (best && !tie)
      found.push({ ...place.read(best.one), field: best.one.field.name, rank: best.distance < 12 ? 2 : 3 })
  }
  return found
}

const afterOf = ({ names }: Asked) => new RegExp(`^\\s(?:${names.map(literal).join('|')})\\b`, 'i')

/** How far before the end the last word of the field stands. */
function lengthToEnd(before: string, match: RegExpExecArray, { names }: Asked): number {
  const low = before.toLowerCase()
  const last = Math.max(
    match.index + firstWord(match[0]),
    ...names.map((name) => (low.lastIndexOf(name) < match.index ? 0 : low.lastIndexOf(name) + name.length)),
  )
  return before.length - last
}
const firstWord = (words: string) => /^\W*[\w-]+/.exec(words)?.[0].length ?? 0

export function fromDates(text: string, units: readonly Unit[], asked: readonly Asked[]): Evidence[] {
  const places = findSpokenDates(text).flatMap(({ start, end, iso }) =>
    iso ? [{ start, end, read: () => ({ start, end, value: iso }) }] : [],
  )
  const dates = asked.filter(({ holds }) => holds === 'date')
  const terms = spans(text, dates, places)
  const rest = places.filter(({ start }) => !terms.some((one) => one.start === start))
  return [...terms, ...nearestFields(text, units, dates, rest)]
}

const term =
  /\b(?:term|terms|lease|lasts?|rent(?:s|ed|al)?|period|duration|run(?:s|ning)?|goes|from|between|dates?|contract|agreement)\b(?:\s(?:term|period|is|are|will be|runs?|of|for|the|from)){0,4}:?\s*$/i

/** The two days of a term: 'lease term: January 1, 2027 to December 31, 2027'. */
function spans(text: string, dates: readonly Asked[], places: readonly Place[]): Evidence[] {
  const [start, end] = ['startDate', 'endDate'].map((name) => dates.find(({ field }) => field.name === name))
  if (!start || !end) return []
  return places.flatMap((first, n): Evidence[] => {
    const last = places[n + 1]
    if (!last || !/^\s?(?:to|through|thru|until|till|and|-|–|—)\s?$/i.test(text.slice(first.end, last.start))) return []
    if (!term.test(text.slice(Math.max(0, first.start - 60), first.start)) || denied(text, first.start)) return []
    return [
      { ...first.read(start), field: start.field.name, rank: 2 },
      { ...last.read(end), field: end.field.name, rank: 2 },
    ]
  })
}

const otherMoney =
  /\b(of the (?:balance|rest|remainder)|late (?:fee|charge)|late|retainer|deposit|sign-on|cap|insurance|policy|penalt\w+|fine|bonus|refund\w*|discount|tax\w*|insurance|liabilit\w+|cap|limit|tip|retainer|per diem|overdue|bounce\w*|NSF|returned check|application fee|cap(?:ped)?(?: at)?|not to exceed|no more than|maximum|max|up to|already (?:paid|gave)|down)\b[^.;\n$]{0,30}$/i

/** What one of several costs is not what all cost: '$92 per tree'. */
const unitPrice = /^\s?(?:each\b|apiece\b|(?:an?|per|\/)\s?\p{L})/iu

export function fromAmounts(text: string, units: readonly Unit[], asked: readonly Asked[]): Evidence[] {
  const all = findAmounts(text)
  const money = asked.filter(({ holds }) => holds === 'money')
  const places = all
    .filter(({ start }) => {
      const other = otherMoney.exec(text.slice(Math.max(0, start - 60), start))?.[1]?.toLowerCase()
      return !other || money.some(({ names }) => names.some((name) => name.includes(other)))
    })
    .map((amount) => ({
      start: amount.start,
      end: amount.end,
      read: ({ field }: Asked) => moneyOf(text, amount, field),
    }))
  // Yearly income and monthly rent are not an amount for another time.
  const found = nearestFields(text, units, money, places).filter(({ field, end }) => {
    const unit = /^\s?(?:an?|per|each|\/)\s?(\w+)/i.exec(text.slice(end, end + 14))?.[1]?.toLowerCase() ?? ''
    if (field === 'price' && all.length > 1 && unitPrice.test(text.slice(end, end + 14))) return false
    if (field === 'income') return !/^(?:month|mo|week|hour|hr|day)/.test(unit)
    return field !== 'rent' || !/^(?:year|yr|week|day|hour)/.test(unit)
  })
  return [...found, ...mainAmount(text, money, places, found)]
}

/** What a contract is about, of its amounts. */
const main = /^(?:price|salary|fee|contractValue)$/

/** '$9,600 for the year, billed $2,400 after each visit': what all of it costs. */
const inAll =
  /^,? (?:for the (?:whole |entire )?(?:year|job|project|season|term|engagement|event|lot)|in all|all in|altogether|total|flat)\b/i

/** The one amount that begins a sentence, '$48,500, the rest at pickup', if nothing else says what is paid. */
function mainAmount(
  text: string,
  money: readonly Asked[],
  places: readonly Place[],
  found: readonly Evidence[],
): Evidence[] {
  const [field, ...others] = money.filter(({ field }) => main.test(field.name))
  if (!field || others.length > 0) return []
  const [sum, ...sums] = places.filter(({ end }) => inAll.test(text.slice(end, end + 40)))
  if (sum && sums.length === 0 && !found.some((one) => one.field === field.field.name && one.rank < 2))
    return [{ ...sum.read(field), field: field.field.name, rank: 1 }]
  if (found.some((one) => one.field === field.field.name)) return []
  const [first, ...more] = places.filter(
    ({ start }) =>
      /(?:^|[.!?;\n]\s{0,3})$/.test(text.slice(Math.max(0, start - 4), start)) &&
      !found.some((one) => one.start === start),
  )
  if (!first || more.length > 0) return []
  const after = text.slice(first.end, first.end + 40)
  if (/^\s?(?:deposit|down|late|penalty|bonus|cap|max|off|each|earnest|up front|retainer)\b/i.test(after)) return []
  return [{ ...first.read(field), field: field.field.name, rank: 4 }]
}

const lawOf = new RegExp(
  `\\b(?:laws? of (?:the )?(?:State of |Commonwealth of )?(?<of>${stateNames})|(?<own>${stateNames})(?:['’]s)?(?: state)? laws?|(?:governed by|governing law(?: is| will be|:)?|choose|under) (?:the )?(?:laws? of )?(?:the )?(?:State of )?(?<by>${stateNames}))\\b`,
  'gid',
)

const lawCode =
  /(?<![\p{L}])(?:[Gg]ov(?:erning|\.)?|[Aa]pplicable|[Ss]tate|[Cc]hoice of)?[ \t]?(?:[Ll]aw|LAW)(?:[ \t]?[:=]|[ \t](?:is|of|shall be|will be))?[ \t]{1,3}(?<code>\p{Lu}{2})(?![\p{L}\d])/dgu

/** The state whose law is to govern; of a lease without one, the state where the premises are. */
export function fromStates(
  text: string,
  units: readonly Unit[],
  asked: readonly Asked[],
  premises: Evidence | undefined,
): Evidence[] {
  const select = asked.find(({ field, holds }) => holds === 'select' && /law/i.test(field.name))
  const free = asked.filter(({ holds }) => holds === 'state')
  if (!select && free.length === 0) return []
  const named: { name: string; start: number; end: number; rank: Evidence['rank'] }[] = [
    ...text.matchAll(lawOf),
  ].flatMap((match) => {
    const place = match.indices?.groups?.of ?? match.indices?.groups?.own ?? match.indices?.groups?.by
    if (!place || denied(text, match.index)) return []
    if (
      /^\W*(?:laws?\s)?(?:does|do|shall|will|should|must|is|are)(?:\snot|n['’]t)\b/i.test(
        text.slice(place[1], place[1] + 30),
      )
    )
      return []
    const state = jurisdictionOf(text.slice(...place))
    return state ? [{ name: state.name, start: place[0], end: place[1], rank: 2 as const }] : []
  })
  // 'Governing law NY', 'Law: NJ': the short form of a state, where nothing else may be meant.
  for (const match of text.matchAll(lawCode)) {
    const code = match.indices?.groups?.code
    const state = code && jurisdictionOf(text.slice(...code))
    if (code && state && state.kind !== 'federal' && !denied(text, match.index))
      named.push({ name: state.name, start: code[0], end: code[1], rank: 2 })
  }
  // A sentence that is a state: 'Maine.'
  for (const unit of units) {
    const name = /^\W{0,3}(?<name>[\p{L} ]{2,20}?)(?: (?:state )?law(?: governs| applies)?)?\W{0,3}$/u.exec(unit.text)
      ?.groups?.name
    const state = name && jurisdictionOf(name)
    if (
      state &&
      state.kind !== 'federal' &&
      (state.name.toLowerCase() === name.toLowerCase().trim() || /^[A-Z]{2}$/.test(name))
    )
      named.push({ name: state.name, start: unit.start, end: unit.end, rank: 3 })
  }
  const at = premises && stateIn(premises)
  if (named.length === 0 && at && free.some(({ field }) => /premises/i.test(field.label)))
    named.push({ ...at, rank: 3 })
  return named.flatMap(({ name, ...place }): Evidence[] => {
    const option = select?.field.options?.find((one) => one === name)
    const other = select?.field.options?.includes('Other')
    if (select && option) return [{ ...place, field: select.field.name, value: optionValue(option) }]
    return [
      ...(select && other ? [{ ...place, field: select.field.name, value: 'other' }] : []),
      ...free.map(({ field }) => ({ ...place, field: field.name, value: name })),
    ]
  })
}

function stateIn({ value, start }: Evidence): { name: string; start: number; end: number } | null {
  const match = new RegExp(`(?:${stateNames}|\\b\\p{Lu}{2})(?=\\.?,?\\s*(?:\\d{5}(?:-\\d{4})?\\s*)?$)`, 'u').exec(value)
  const state = match && jurisdictionOf(match[0])
  return state ? { name: state.name, start: start + match.index, end: start + match.index + match[0].length } : null
}
