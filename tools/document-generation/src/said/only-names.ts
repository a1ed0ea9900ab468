import type { Template } from '@casewright/templates'
import type { Filled } from '../output.ts'
import type { Unit } from '../reading/units.ts'

const isOfWhom = /(?:Name|Address|Phone|Email|Title|Company|Institution|Manager|Party)$/
/** What says whose a name or an address is, and nothing else. */
const frames = new Set(
  "i'm i am is are it its it's this that to from for at of the a an and my our your his her their we he she they goes go going send sent write writing letter dear attn attention attorney atty counsel client phone cell tel telephone email e-mail mail address addressed lives live located office home name names who here care c/o re by with sincerely regards sign signed".split(
    ' ',
  ),
)

/** Whether a sentence has names, addresses and numbers of those who have a part, and only says whose they are. */
function isOnlyNames(unit: Unit, values: readonly string[]): boolean {
  let left = unit.text
  let taken = 0
  for (const value of values.toSorted((one, other) => other.length - one.length)) {
    if (value.length < 4 || !left.includes(value)) continue
    left = left.replace(value, ' ')
    taken++
  }
  const words =
    left
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[\p{L}\d][\p{L}\d'/-]*/gu) ?? []
  return taken > 0 && words.every((word) => frames.has(word))
}

/** A letter's passages without the sentences that only name somebody: the head of the letter has these. */
export function withoutNames({ tab, fields }: Template, units: readonly Unit[], found: readonly Filled[]): Filled[] {
  if (tab === 'contracts') return [...found]
  const values = found.flatMap(({ field, value }) => (isOfWhom.test(field) ? value.split('\n') : []))
  const passages = new Set(
    fields.flatMap(({ name, type }) => (type === 'textarea' && !/Address$/.test(name) ? [name] : [])),
  )
  const heads = units.filter((unit) => unit.text.length < 240 && isOnlyNames(unit, values))
  return found.flatMap((one) => {
    if (!passages.has(one.field)) return [one]
    const value = heads.reduce((words, { text }) => words.replace(text, ' '), one.value)
    if (value === one.value) return [one]
    const bare = value.replace(/ {2,}/g, ' ').trim()
    return /[\p{L}\d]/u.test(bare) ? [{ ...one, value: bare }] : []
  })
}
