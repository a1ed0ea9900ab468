import { optionValue, type TemplateField } from '@casewright/templates'
import type { Asked } from './asked.ts'
import { denied, type Evidence } from './evidence.ts'
import type { Unit } from './units.ts'
import { optionIn, type Read } from './value-of.ts'

const forms: [string, RegExp][] = [
  ['bi-weekly', /\b(?:bi-?weekly|every (?:two|2|other) weeks?|fortnightly)\b/i],
  ['weekly', /(?<!bi-?)\b(?:weekly|every week|each week)\b/i],
  ['monthly', /\b(?:monthly|every month|each month|once a month)\b/i],
]

/** How often somebody is paid, where a field has these as options: 'every other week' is bi-weekly. */
export function pay(field: TemplateField, words: string, offset: number): Read | null {
  const options = new Set(field.options?.map(optionValue))
  const found = forms.flatMap(([value, pattern]) => {
    const match = options.has(value) ? pattern.exec(words) : null
    return match ? [{ value, start: offset + match.index, end: offset + match.index + match[0].length }] : []
  })
  return found.length === 1 ? (found[0] ?? null) : null
}

/** The classes of 8 U.S.C. § 1101(a)(15) by which people call a visa. */
const classes: [string, RegExp][] = [
  ['business', /\bB-?1\b(?!\s?\/)/],
  ['tourist', /\bB-?2\b/],
  ['student', /\b(?:F|M)-?1\b/],
  ['work', /\bH-?1B\b/],
  ['transit', /\bC-?1\b/],
]
const secret =
  /\b(?:stays?|remains?|kept|keep|be|are|is|strictly)\s(?:\p{L}{1,12}\s){0,3}confidential\b|^\W*confidential(?:ity)?\W*(?:terms|settlement|yes)?\W*$/iu
const open = /\b(?:not|n['’]t|no)\s(?:\p{L}{1,12}\s){0,2}confidential/iu
const highly =
  /\brecommend\w{0,4}\b[^.;\n]{0,40}\b(?:highly|strongly|wholeheartedly|unreservedly|without (?:any |the slightest )?reservations?)\b|\b(?:highest|strongest|warmest|most enthusiastic) (?:possible )?recommendation\b/i
const reserved = /\bwith (?:some |a few |minor |real )?reservations?\b/i
const appears =
  /\b(?:we['’]re|we are|I['’]m|I am|appear(?:s|ing)?|counsel|attorneys?|lawyers?|represent(?:s|ing)?)\s(?:for\s)?(?:the\s)?(?<side>plaintiff|defendant)s?\b/i

/** What people say for an option without its name: 'B-1' of a visa, 'we're for the plaintiff'. */
function saidFor(
  { name, options = [] }: TemplateField,
  words: string,
): { value: string; start: number; end: number } | null {
  const put = (value: string | undefined, match: RegExpExecArray | null) =>
    match && value && options.map(optionValue).includes(value)
      ? { value, start: match.index, end: match.index + match[0].length }
      : null
  if (name === 'confidential') return put('no', open.exec(words)) ?? put('yes', secret.exec(words))
  const praise = name === 'recommendation' ? highly.exec(words) : null
  if (praise) return put('highly-recommend', praise)
  const doubts = name === 'recommendation' ? reserved.exec(words) : null
  if (doubts) return put('recommend-with-reservations', doubts)
  const side = name === 'clientSide' ? appears.exec(words) : null
  if (side) return put(side.groups?.side?.toLowerCase(), side)
  if (name !== 'visaType') return null
  const found = classes.flatMap(([value, pattern]) => put(value, pattern.exec(words)) ?? [])
  return found.length === 1 ? (found[0] ?? null) : null
}

const paying = /\b(?:paid|pay|pays|payroll|paycheck|payable|salary|wages)\b/i

/** A sentence that is nothing but how often: 'Every two weeks.' */
const alone = /^\W*(?:(?:bi-?)?weekly|monthly|every (?:two|2|other)? ?weeks?|every month|once a month)\W*$/i

/** Options that sentences name beside a word for their field: 'a student visa', 'paid every two weeks'. */
export function fromSelects(units: readonly Unit[], asked: readonly Asked[]): Evidence[] {
  const found: Evidence[] = []
  for (const { field, names, holds } of asked) {
    if (holds !== 'select' || /law/i.test(field.name)) continue
    const heads = new Set(names.flatMap((name) => name.split(' ')).filter((word) => word.length > 3 && word !== 'type'))
    for (const { text, start } of units) {
      const said = saidFor(field, text)
      if (said) {
        found.push({ field: field.name, value: said.value, start: start + said.start, end: start + said.end, rank: 3 })
        continue
      }
      const frequency = paying.test(text) || alone.test(text) ? pay(field, text, start) : null
      if (frequency) found.push({ ...frequency, field: field.name, rank: 3 })
      const option = frequency ? null : optionIn(field, text)
      if (
        !option ||
        denied(text, option.at) ||
        /\b(?:not|n['’]t|cannot)\b[^.,;]{0,12}$/i.test(text.slice(0, option.at))
      )
        continue
      const near = text.slice(Math.max(0, option.at - 40), option.at + option.length + 40).toLowerCase()
      const own = text.slice(option.at, option.at + option.length)
      if (
        [...heads].some((head) => near.includes(head)) ||
        own.toLowerCase().includes(field.name.toLowerCase().slice(0, 6))
      )
        found.push({
          field: field.name,
          value: optionValue(option.option),
          start: start + option.at,
          end: start + option.at + option.length,
          rank: option.length > 12 ? 2 : 3,
        })
    }
  }
  return found
}
