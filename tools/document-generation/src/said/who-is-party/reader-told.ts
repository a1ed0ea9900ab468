import type { Template } from '@casewright/templates'
import type { Filled } from '../../output.ts'
import { body, kind, person } from '../name-shapes.ts'

const who = `(?:(?:the|its|their) (?:\\p{Ll}+,? ){1,3})?(?<name>${person})(?![\\p{L}'’-]| \\p{Lu}|,? (?:${kind}|Company|Bank|University|School)(?!\\p{L}))`
/** Whom a letter goes to. */
const goes: readonly RegExp[] = [
  new RegExp(`\\b(?:[Ss]end|[Aa]ddress|[Dd]irect|[Mm]ail) (?:it|this|the letter) to ${who}`, 'gu'),
  new RegExp(`\\b(?:[Gg]oes|[Aa]ddressed|[Ww]rite) (?:out )?to ${who}`, 'gu'),
  new RegExp(`\\b(?:[Aa]ttention|[Aa]ttn)[.:]? ${who}`, 'gu'),
]
/** 'Demand letter for Ann Moss against Gus Hale' */
const forWhom = new RegExp(
  `\\b(?:[Dd]emand (?:letter|ltr)?|[Ll]etter|[Ll]tr)\\s?(?:for|on behalf of) (?:(?:our |my |a )?client,? )?(?<client>${body}|${person}),? (?:against|to|vs?\\.?) (?<other>${body}|${person})?`,
  'u',
)
/** What stands before a family name and is no given name. */
const noGiven = /^(?:Mr|Ms|Mrs|Dr|Manager|Director|But|And|So|Then|Since|Because|As|When|After|Now|Also)$/
/** Who is no longer there, or is not meant. A given name tells one from another of the family. */
const isGone = (text: string, name: string): boolean => {
  const [first = name, ...others] = name.replace(/^(?:Dr|Mr|Ms|Mrs|Prof|Rev)\. /, '').split(' ')
  const last = others.at(-1) ?? first
  return [
    ...text.matchAll(
      /(?<![\p{L}'’-])(?:(?<given>\p{Lu}\p{Ll}{1,24}) (?:\p{Lu}\.? )?)?(?<who>\p{Lu}[\p{L}'’-]{1,24}),? (?:(?:who|he|she) )?(?:has |had )?(?:got let go|was let go|was fired|got fired|no longer (?:there|with|works|employed)|left the company|is gone)/gu,
    ),
  ].some(
    ({ groups: { given = '', who = '' } = {} }) =>
      who === last && (given === first || given === '' || noGiven.test(given)),
  )
}

const isPerson = new RegExp(`^${person}$`, 'u')
const same = (one: string, other: string): boolean => one !== '' && (one.includes(other) || other.includes(one))

/** Who a letter goes to and for whom it is written: never the one for the other, and nobody whom the notes say to be gone. */
export function withReaderTold({ id, tab, fields }: Template, text: string, filled: readonly Filled[]): Filled[] {
  const name = fields.find((one) => one.name === 'recipientName')
  if (tab !== 'letters' || !name) return [...filled]
  const put = (all: readonly Filled[], field: string, value: string): Filled[] => {
    const label = fields.find((one) => one.name === field)?.label ?? field
    const start = text.indexOf(value)
    return [
      ...all.filter((one) => one.field !== field),
      { field, label, by: 'text', value, ...(start >= 0 && { from: { start, end: start + value.length } }) },
    ]
  }
  const { client = '', other = '' } = forWhom.exec(text)?.groups ?? {}
  let all = [...filled]
  const has = (field: string) => all.find((one) => one.field === field)?.value ?? ''
  if (id === 'demand-letter' && client !== '' && has('clientName') === '') all = put(all, 'clientName', client)
  const own = ['clientName', 'senderName', 'attorneyName'].map(has)
  const told = [
    ...new Set(goes.flatMap((pattern) => [...text.matchAll(pattern)].map(({ groups }) => groups?.name ?? ''))),
  ].filter(
    (one) =>
      !/\b(?:Company|University|School|Bank|Department|Office|Board|Court|Committee)\b/.test(one) &&
      !isGone(text, one) &&
      !own.some((each) => same(each, one)),
  )
  const now = has('recipientName')
  const isWrong = now !== '' && (isGone(text, now) || own.some((each) => same(each, now) && /^\p{Lu}/u.test(each)))
  if (!isWrong) return all
  const without = all.filter((one) => !/^(?:recipientName|recipientTitle|readerTitle|greeting)$/.test(one.field))
  const [only] = told.length === 1 ? told : []
  if (only) return put(without, 'recipientName', only)
  return isPerson.test(other) && !own.some((each) => same(each, other)) ? put(without, 'recipientName', other) : without
}
