import type { Run } from '@casewright/templates/pages'
import type { Place } from '../output.ts'
import { merged, replacedAt, secretPlaces, type ToCover } from '../sensitive/covered.ts'
import { looksSecret } from '../sensitive/looks-secret.ts'
import { signs } from '../sensitive/separators.ts'
import { isObject, isText } from './is-parts.ts'

/** What stands where a sensitive value was taken out. */
export const takenOut = '[not kept]'

/** Names of fields, kinds and ids: no words of the person's. Where fields have names of their own, all is words. */
const noWords = new Set(
  'kind side field blank by documentType run tab type method written keptAs textMark number'.split(' '),
)
const byField = new Set(['answers', 'corrections', 'corrected'])
/** Of numbers that were found in one place and are looked for in all; more than so many nobody gives. */
const most = 50

type Words = (text: string, label: string) => readonly Place[]

/**
 * The same with nothing secret in any of its words: values that are known, and what looks like a number by which somebody
 * is identified. What is recognized in one place is taken out of all.
 */
export function without<T>(value: T, { values, names }: ToCover): T {
  const found = new Map<string, string>()
  const looks = looksSecret(names)
  walk(value, (text, label) => {
    for (const { start, end } of looks(label + text)) {
      const words = (label + text).slice(start, end)
      if (found.size < most && signs(words).length > 5) found.set(signs(words), words)
    }
    return []
  })
  const all = [...new Map([...values.map((one) => [signs(one), one] as const), ...found])].flatMap(([key, one]) =>
    key.length > 3 ? [one] : [],
  )
  const find = secretPlaces({ values: all, names })
  return walk(value, (text, label) =>
    merged(find(label + text)).flatMap(({ start, end }) =>
      end > label.length ? [{ start: Math.max(0, start - label.length), end: end - label.length }] : [],
    ),
  ) as T
}

function walk(value: unknown, placesIn: Words, label = '', isByField = false): unknown {
  if (typeof value === 'string') return replacedAt(value, placesIn(value, label), () => takenOut)
  if (isRuns(value)) return coveredRuns(value, placesIn, label)
  if (Array.isArray(value)) return value.map((one) => walk(one, placesIn, label, isByField))
  if (!isObject(value)) return value
  const named = !isByField && typeof value.label === 'string' ? `${value.label}: ` : ''
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [
      key,
      !isByField && noWords.has(key)
        ? one
        : walk(one, placesIn, key === 'label' ? '' : named, isByField || byField.has(key)),
    ]),
  )
}

const isRuns = (value: unknown): value is Run[] =>
  Array.isArray(value) && value.length > 0 && value.every((one) => isObject(one) && isText(one.text))

/** Runs are one text: a number may begin in one of them and end in another. */
function coveredRuns(runs: readonly Run[], placesIn: Words, label: string): Run[] {
  const places = placesIn(runs.map(({ text }) => text).join(''), label)
  let at = 0
  return runs.flatMap((run) => {
    const from = at
    at += run.text.length
    if (run.blank !== undefined) return [run]
    const own = places.flatMap(({ start, end }) =>
      start < at && end > from ? [{ start: Math.max(start, from) - from, end: Math.min(end, at) - from }] : [],
    )
    const goesOn = places.some(({ start, end }) => start < from && end > from)
    const text = replacedAt(run.text, own, (_, { start }) => (start === 0 && goesOn ? '' : takenOut))
    const doubt =
      run.doubt === undefined ? {} : { doubt: replacedAt(run.doubt, placesIn(run.doubt, ''), () => takenOut) }
    return text === '' && run.text !== '' ? [] : [{ ...run, text, ...doubt }]
  })
}
