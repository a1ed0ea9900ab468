import { unitsOf } from '../reading/units.ts'
import { lostFigures, lostNames } from './lost-in.ts'

const wordsIn = (text: string) => text.toLowerCase().match(/[\p{L}\d]{4,}/gu) ?? []

/**
 * Sentences of somebody's own words that a model's passage does not say: it lacks a figure or a name of theirs, or most
 * of their words.
 */
export function unsaidIn(own: string, texts: readonly string[]): string[] {
  const there = new Set(texts.flatMap(wordsIn).map((word) => word.slice(0, 5)))
  return unitsOf(own).flatMap(({ text }) => {
    const words = wordsIn(text)
    const said = words.filter((word) => there.has(word.slice(0, 5))).length
    const isSaid = said * 2 >= words.length && lostFigures(text, texts).length + lostNames(text, texts).length === 0
    return isSaid ? [] : [text]
  })
}
