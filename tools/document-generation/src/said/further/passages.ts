import type { Filled } from '../../output.ts'
import type { Unit } from '../reading.ts'

const plain = (text: string) => text.replace(/[\s.]+/g, ' ').trim()

/** A passage as the sentences it was made of, each in its place; as it is, where it has words of no sentence. */
export function piecesOfPassage(one: Filled, units: readonly Unit[], isList: boolean): Filled[] {
  const own = units.filter(({ text }) => text.split(/\s+/).length > 1 && plain(one.value).includes(plain(text)))
  const rest = own.reduce((words, { text }) => words.replace(plain(text), ' '), plain(one.value))
  if (own.length > 0 && !/[\p{L}\d]/u.test(rest))
    return own.map(({ start, end, text }) => ({ ...one, value: text, from: { start, end } }))
  return isList
    ? one.value.split('\n').map((value) => {
        const unit = units.find(({ text }) => plain(text).includes(plain(value)))
        return { ...one, value, ...(unit && { from: { start: unit.start, end: unit.end } }) }
      })
    : [one]
}
