import { numberWords, valueOfWords } from '../../../amounts/number-words.ts'
import type { CheckedDocument } from '../../check.ts'
import { ownPages } from '../../drafting/support/own-words.ts'
import type { Contradiction } from '../support/told.ts'
import { type Dated, dayNumber, dayShown, daysOf, monthsLater } from './days.ts'

const ends =
  /\b(?:end(?:s|ed|ing)?|expir(?:es?|ed|ing|ation)|terminat(?:es?|ing)|through|until|to|matur(?:es|ing|ity)|(?:end|expiration|maturity|termination|completion) date)[\s:]{0,4}(?:(?:on|at|the|midnight|is|was|of|from|date|shall|be|and|including|now|currently|scheduled|for) ){0,4}$/i
const by = new RegExp(
  `\\b(?:extend(?:s|ed|ing)?|lengthen(?:s|ed|ing)?|prolong(?:s|ed|ing)?|renew(?:s|ed|ing)?|extension)\\b[^.;\\n]{0,80}?\\b(?:by|for|of)\\s(?:(?:an?|the)\\s)?(?:(?:additional|further|period of|term of|another|more)\\s){0,3}(?:(${numberWords})(?:\\s?\\((\\d{1,3})\\))?|(\\d{1,3}))\\s(?:(?:additional|further|more|full)\\s)?(month|year)s?\\b`,
  'gi',
)
/** An option, a case, or a second extension: then more than one day can be right. */
const open = /\b(?:option|may|if|unless|automatically|successive|up to|each|at (?:its|their|the) election)\b/i
const isExtension = /\b(?:amend\w{0,6}|extension|modification|addendum|renewal|supplement)\b/i

/** Days on which a term ends, each once. */
const endsIn = (document: CheckedDocument): Dated[] => {
  const words = ownPages(document)
  const found = new Map<string, Dated>()
  for (const day of daysOf(document))
    if (ends.test(words.slice(Math.max(0, day.start - 70), day.start).replace(/\s/g, ' ')) && !found.has(day.iso))
      found.set(day.iso, day)
  return [...found.values()].toSorted((one, other) => (one.iso < other.iso ? -1 : 1))
}

/** 'Extended by two years', where the old and the new last day are another time apart. */
export const extendedTo = (document: CheckedDocument): Contradiction[] => {
  if (!isExtension.test(document.text.slice(0, 400))) return []
  const words = ownPages(document).replace(/\s/g, ' ')
  const said = [...words.matchAll(by)].filter(
    ({ index, 0: found }) => !open.test(words.slice(Math.max(0, index - 60), index + found.length)),
  )
  const [one] = said
  const [old, renewed, third] = endsIn(document)
  if (!one || said.length !== 1 || !old || !renewed || third) return []
  const [found, written, both, digits, unit = ''] = one
  const count = Number(both ?? digits ?? valueOfWords(written ?? '') ?? 0)
  if (count < 1) return []
  const right = monthsLater(old, unit.toLowerCase() === 'year' ? count * 12 : count)
  // The last day of a month may be the 30th here and the 31st there.
  if (Math.abs(right - dayNumber(renewed.iso)) <= 3) return []
  return [
    {
      places: [{ start: one.index, end: one.index + found.length }, renewed],
      message: `${count} ${unit.toLowerCase()}${count === 1 ? '' : 's'} after ${dayShown(dayNumber(old.iso))} is ${dayShown(right)}; the paper says ${dayShown(dayNumber(renewed.iso))}.`,
    },
  ]
}
