import type { Asked } from '../reading/asked.ts'
import { type Unit, unitAt } from '../reading/units.ts'
import { candidatesIn } from './candidates.ts'

/** Of what is easily taken for something else: the words that a sentence has which tells it. */
const tells: Record<string, RegExp> = {
  barNumber: /\b(?:bar|SBN|attorney (?:no|number|reg|id)|license no|reg(?:istration)? no)\b/i,
  probationPeriod: /\b(?:probation\w*|trial|introductory|intro|evaluation|try-?out|90[- ]day)\b/i,
}

/** When a paper begins or ends is told by no day of birth and by no paper that it takes the place of. */
const ofOther =
  /\b(?:DOB|D\.O\.B|born|birth\w*|revok\w+ (?:(?:the|my|her|his|all|any|an?) )*(?:earlier|prior|previous|old|existing|former|POA|power|one)|earlier (?:POA|power|agreement|lease|contract)|supersed\w+|replac\w+)\b/i
const begins = /^(?:start|end|effective)Date$|^lease(?:Start|End)$/

/** What a day has before it on which something begins: 'first payment on', 'starting'. */
const beginsOn =
  /\b(?:first(?: (?:payment|installment|one|due))?(?: (?:is|is due|due))?(?: (?:on|of))?|start(?:s|ing)?(?: on)?|begin(?:s|ning)?(?: on)?|commenc(?:es|ing)(?: on)?|effective(?: on)?)[:,]? $/i
/** 'I bought a refrigerator there on': what a complaint is about begins with that. */
const boughtOn = /\b(?:bought|purchased|ordered|booked)\b[^!?\n]{0,80}\b(?:on|in) (?:the )?$/i
/** A thing that is on a day, or what is paid on it, right before that day. */
const ofEvent =
  /\b(?:wedding|party|event|ceremony|reception|concert|show|gala|festival|reunion|funeral|recital|tournament|hearing|birthday|graduation|retainer|deposit|invoice|installment)(?:['’]s| is| was| on| due|,|:)*(?: on)? ?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day,? )?$/i
const startsOn = /^(?:start|effective)Date$|^leaseStart$/
const endsOn = /^(?:endDate|leaseEnd)$/

const places = (text: string, value: string): number[] => {
  const found: number[] = []
  for (let at = text.indexOf(value); at >= 0 && found.length < 20; at = text.indexOf(value, at + value.length))
    found.push(at)
  return found
}

/** Why nothing in the notes tells that a value is what a field asks for; `null` where something does. */
export function isUntold({ field }: Asked, text: string, units: readonly Unit[], value: string): string | null {
  const { name } = field
  if (begins.test(name)) {
    const days = candidatesIn(text, 'date').filter(({ key }) => key === value)
    const isFirst = ({ start }: { start: number }) => beginsOn.test(text.slice(Math.max(0, start - 40), start))
    if (endsOn.test(name) && days.length > 0 && days.every(isFirst))
      return 'The notes have this day as the one on which something begins.'
    if (
      startsOn.test(name) &&
      days.length > 0 &&
      days.every(({ start }) => ofEvent.test(text.slice(Math.max(0, start - 48), start)))
    )
      return 'The notes have this day for something that is on it.'
    return days.length > 0 && days.every(({ start }) => ofOther.test(unitAt(units, start)?.text ?? ''))
      ? 'The notes have this day for something else.'
      : null
  }
  if (name === 'eventDate') {
    const bought = candidatesIn(text, 'date').find(
      ({ start, key }) => key < value && boughtOn.test(text.slice(Math.max(0, start - 90), start)),
    )
    if (bought) return 'The notes tell of an earlier day on which it was bought.'
  }
  const at = places(text, value)
  if (at.length === 0) return null
  const said = (n: number) => {
    const unit = unitAt(units, n)
    const before = unit && units[units.indexOf(unit) - 1]
    return unit
      ? `${before && before.block === unit.block && before.text.length < 80 ? before.text : ''} ${unit.text}`
      : text
  }
  const told = tells[name]
  if (told && !at.some((n) => told.test(said(n)))) return `Nothing in the notes says that “${value}” is it.`
  if (
    name === 'barNumber' &&
    at.every((n) => /\b(?:ext|x|extension|phone|tel)\.? ?$/i.test(text.slice(Math.max(0, n - 12), n)))
  )
    return 'The number that was read belongs to a telephone.'
  return null
}
