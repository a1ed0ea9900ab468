import type { CheckedDocument } from '../../check.ts'
import { ownPages } from '../../drafting/support/own-words.ts'
import { bothSay, type Contradiction } from '../support/told.ts'
import { type Dated, dayNumber, dayShown, daysOf } from './days.ts'

interface Named {
  name: string
  date: Dated
  start: number
  end: number
  alone: boolean
}

const instrument =
  /\b(?:(a|an|the|this|that|such|said|certain)\s)?((?:[A-Z][\w’'&-]{1,20}\s){0,5}(?:Agreement|Lease|Note|Contract|Deed|Mortgage|Guaranty|Plan|Letter of Intent))(?:\s\([^()]{1,60}\))?(?:\sis)?,?\s(?:entered into )?dated(?: as of)?\s$/
/** Of these a paper may name several of one name. */
const several =
  /^(?:Agreement|Contract|Deed|Mortgage|Note|Amendment|Letter Agreement|Side Letter|Plan)$|\bAmendment\b|\bEmployment\b|\bAward\b|\bOption\b/
const term =
  /\b(Effective Date|Commencement Date|Closing Date|Maturity Date|Expiration Date|Termination Date|Separation Date|Start Date)[”"’']?(?:\s(?:is|shall be|means|shall mean|of)|\s?:)\s(?:the\s)?$/
const behind =
  /^[,\s]{0,3}\(\s?(?:the)?\s?[“"](Effective Date|Commencement Date|Closing Date|Maturity Date|Expiration Date|Termination Date|Separation Date|Start Date)[”"]\s?\)/
/** Beside an instrument, what shows another of its name. */
const another =
  /\b(?:second|another|restat\w{1,4}|replac\w{1,4}|each|original\w{0,2}|previous\w{0,2}|former|prior|new|later)\b/i
const amended =
  /\b(?:amend\w{0,6}|second|another|restat\w{1,4}|replac\w{1,4}|extend\w{0,3}|each|initial|original\w{0,2}|previous\w{0,2}|former|new|if|later|unless|outside)\b/i

/** Every day that an instrument or a defined day is given. */
const named = (document: CheckedDocument): Named[] => {
  const words = ownPages(document)
  return daysOf(document).flatMap((date): Named[] => {
    const before = words.slice(Math.max(0, date.start - 150), date.start).replace(/\s/g, ' ')
    const after = words.slice(date.end, date.end + 60).replace(/\s/g, ' ')
    const ahead = term.exec(before)
    const label = behind.exec(after)?.[1] ?? ahead?.[1]
    const paper = label ? undefined : instrument.exec(before)
    const name = label ?? paper?.[2]?.replace(/\s+/g, ' ')
    if (!name || (paper && several.test(name))) return []
    const clause = `${before.slice(-110)} ${after}`.replace(name, ' ')
    const start = paper
      ? date.start - (before.length - paper.index)
      : ahead && !behind.test(after)
        ? date.start - (before.length - ahead.index)
        : date.start
    return [{ name, date, start, end: date.end, alone: !(paper ? another : amended).test(clause) }]
  })
}

const itself =
  /\b[Tt]his ((?:[A-Z][\w’'&-]{1,20} ){1,4}(?:Agreement|Lease|Contract))\s?(?:\([^()]{1,60}\)\s?)?,?\s(?:is )?(?:made |entered into |effective |dated |and ){1,4}(?:as of |on )?$/
const called =
  /\b(?:[Tt]he|that certain) ((?:[A-Z][\w’'&-]{1,20} ){1,4}(?:Agreement|Lease|Contract))\s(?:\([^()]{1,60}\)\s)?(?:dated|effective|made|entered into)(?: as of| on)? $/
/** A statement of work behind its agreement gives the agreement another date. */
const ownDateTwice = (document: CheckedDocument): Contradiction[] => {
  const words = ownPages(document)
  const found = (pattern: RegExp) =>
    daysOf(document).flatMap((date) => {
      const name = pattern.exec(words.slice(Math.max(0, date.start - 200), date.start).replace(/\s/g, ' '))?.[1]
      return name ? [{ date, name: name.replace(/\s+/g, ' ') }] : []
    })
  const [own] = found(itself)
  const other =
    own &&
    found(called).find(
      ({ name, date }) =>
        name.toLowerCase() === own.name.toLowerCase() && date.iso !== own.date.iso && date.start > own.date.end,
    )
  if (
    !own ||
    !other ||
    /\b(?:amend\w*|restate\w*|prior|supersed\w*)\b/i.test(
      words.slice(Math.max(0, other.date.start - 260), other.date.end + 120),
    )
  )
    return []
  const shown = (date: Dated) => dayShown(dayNumber(date.iso))
  return [
    {
      places: [own.date, other.date],
      message: `The ${own.name} is dated ${shown(own.date)} at its beginning; further on it is the one dated ${shown(other.date)}.`,
    },
  ]
}

/** One instrument, or one defined day, with two dates. */
export const datesTwice = (document: CheckedDocument): Contradiction[] => [
  ...ownDateTwice(document),
  ...[
    ...Map.groupBy(named(document), ({ name }) => name.replace(/^(?:The|This|Such|Said) /, '').toLowerCase()).values(),
  ].flatMap((group): Contradiction[] => {
    const [first] = group
    const other = group.find(({ date }) => date.iso !== first?.date.iso)
    const days = new Set(group.map(({ date }) => date.iso))
    if (!first || !other || days.size !== 2 || !group.every(({ alone }) => alone)) return []
    const shown = (one: Named) => dayShown(dayNumber(one.date.iso))
    return [
      {
        places: [first, other],
        message: bothSay(document, first, `${shown(first)} for the ${first.name}`, other, shown(other)),
      },
    ]
  }),
]
