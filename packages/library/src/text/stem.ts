import { stemmer } from 'stemmer'

const kept = new Map<string, string>()
const mostKept = 200_000

/** The stem under which a word, as `scanWords` gives it, is indexed. */
export function stemOf(word: string): string {
  let stem = kept.get(word)
  if (stem === undefined) {
    stem = /^[a-z]+$/.test(word) ? stemmer(word) : word
    if (kept.size >= mostKept) kept.clear()
    kept.set(word, stem)
  }
  return stem
}

const commonWords = new Set(
  'a an and any are as at be been but by can could did do does for from had has have he her him his how i if in into is it its may me might must my no nor not of on or our out shall she should so such than that the their them then there these they this those to under upon was we were what when where whether which who whom whose why will with would you your v vs'.split(
    ' ',
  ),
)

/** Whether a word is so common that a search by words does without it. In a phrase it counts. */
export const isCommon = (word: string): boolean => commonWords.has(word)

const commonStems = new Set([...commonWords].map(stemOf))

export const isCommonStem = (stem: string): boolean => commonStems.has(stem)
