import type { Template } from '@casewright/templates'
import type { Filled } from '../../output.ts'
import { isLabeled } from '../labeled-value.ts'
import { body, person } from '../name-shapes.ts'
import { stateNames } from '../reading.ts'

const pair = `(?:\\p{Lu}\\p{L}+ (?:and|&) )?${person}(?: (?:and|&) (?:${person}))?`
const name = `(?<name>${body}|${pair})(?![\\p{L}'’-])`
const start = '(?<=^|[.!?;:,\\n(–—-]\\s{0,3}|\\b(?:so|and|but|as|that) )'

/** Where notes say who the client is. */
const says: readonly RegExp[] = [
  new RegExp(
    `\\b[Cc]lients?(?: here| is| are| will be|['’]s|:| =| –| -)*(?: only| just)? (?:the |a |our )?(?:(?:buyer|seller|landlord|tenant|husband|wife|employee|employer|owner|company|estate)s?,? )?${name}`,
    'gu',
  ),
  new RegExp(
    `\\b(?:[Ww]e|I|[Ww]e['’]ll|[Ff]irm) (?:only |just |do |will |are |am )*(?:rep|repping|represent|representing|represents)s? (?:only |just )?(?:the |our )?(?:(?:buyer|seller|landlord|tenant|husband|wife|employee|employer|owner|company|plaintiff|defendant)s?,? )?${name}`,
    'gu',
  ),
  new RegExp(
    `\\b[Ee]ngagement (?:letter|ltr|agreement)s?,? (?:for|with|to) (?:(?:our |a |the )?(?:new )?client,? )?${name}`,
    'gu',
  ),
  new RegExp(`${start}${name} (?:is|are|will be) (?:the|our|my) (?:only |sole )?clients?\\b`, 'gu'),
  new RegExp(`\\bjust ${name}(?=[.,;\\n]|$)`, 'gu'),
]
/** Where they say who it is not. */
const denies: readonly RegExp[] = [
  new RegExp(
    `\\b(?:not|never|don['’]?t|do not|won['’]?t|cannot|can['’]t|aren['’]t|isn['’]t|nor) (?:going to |to )?(?:rep|repping|represent|representing|for|acting for|advise|advising)\\s(?:the |her |his |their )?(?:\\p{Ll}+,? ){0,3}${name}`,
    'gu',
  ),
  new RegExp(`\\b[Nn](?:ot|OT) (?:the |her |his |their |our |my )?(?:\\p{Ll}+,? ){0,2}${name}`, 'gu'),
  new RegExp(
    `${start}${name},? (?:(?:who|he|she|it|they) )?(?:is|are|was|were) (?:not|NOT|no)(?: (?:the|our|my|a|one of our))?(?: clients?\\b|[.,;\\n])`,
    'gu',
  ),
  new RegExp(`${start}${name},? (?:(?:who|he|she|it|they) )?(?:isn['’]t|aren['’]t) (?:the|our|my|a) clients?\\b`, 'gu'),
]

const found = (patterns: readonly RegExp[], text: string) =>
  patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ index, 0: words, groups }) => ({
      name: (groups?.name ?? '').trim(),
      start: index + words.lastIndexOf(groups?.name ?? ''),
    })),
  )
const same = (one: string, other: string): boolean => one.includes(other) || other.includes(one)
const some = '(?:[\\p{L}.’-]{2,24} ){1,3}'
/** All of a name is a county, a state or a court: where the matter is. A person or a body may be called for one. */
const place = new RegExp(
  `^(?:(?:the )?(?:State|Commonwealth|County|Parish) of [\\p{L} ]{2,30}|${some}(?:County|Parish)|(?:${some})?(?:District|Superior|Circuit|Probate|Family|Supreme|County) Court|(?=.))(?:^|,? |$)(?:${stateNames})?$`,
  'iu',
)

/** The client of an engagement: who the notes say it is, and nobody of whom they say that it is not. */
export function withClientTold({ id, fields }: Template, text: string, filled: readonly Filled[]): Filled[] {
  if (id !== 'attorney-engagement-letter') return [...filled]
  const not = found(denies, text)
  const told = found(says, text).filter(
    ({ name: one, start: at }) =>
      (!place.test(one) || isLabeled(text, at)) && !not.some((other) => other.start === at || other.name === one),
  )
  const names = [...new Set(told.map(({ name: one }) => one))].filter(
    (one, _, all) => !all.some((other) => other !== one && other.includes(one)),
  )
  const [only] = names.length === 1 ? names : []
  const isClients = (value: string) => told.some((one) => same(one.name, value))
  const isPlace = ({ value, from }: Filled) => place.test(value) && !(from && isLabeled(text, from.start))
  const left = filled.filter((each) => {
    const { field, by, value } = each
    if (by !== 'text') return true
    // Whose engagement it is has another's name.
    if (field === 'attorneyName') return !isClients(value)
    return field !== 'clientName' || !(isPlace(each) || not.some((one) => same(one.name, value)))
  })
  const own = left.find(({ field }) => field === 'clientName')
  const field = fields.find((one) => one.name === 'clientName')
  // Of a name that was cut, all is taken.
  if (!only || !field || own?.value.includes(only.replace(/\.$/, ''))) return left
  const at = told.find((one) => one.name === only)?.start ?? 0
  const one: Filled = {
    field: field.name,
    label: field.label,
    by: 'text',
    value: only.replace(' & ', ' and '),
    from: { start: at, end: at + only.length },
  }
  return [...left.filter((each) => each !== own), one]
}
