import { stemmer } from 'stemmer'
import type { Span } from '../span/span.ts'

/** A word of a text, with its stem. */
export interface Word extends Span {
  word: string
  stem: string
  /** Says something of what is stated: neither a common word nor one with which lawyers report. */
  tells: boolean
}

const common = new Set(
  `a about above after again against all also although am an and any are as at be because been before being below between
  both but by can cannot could did do does doing done down during each either else even ever every for from further had has
  have having he her here hers herself him himself his how however i if in into is it its itself just like may me might more
  most much must my neither never no nor not now of off often on once one only onto or other otherwise our out over own
  per quite rather same shall she should since so some such than that the their theirs them themselves then there thereby
  therefore therein thereof these they thing this those though through thus to together too two under unless until up upon us
  very via was we well were what when where whereas whereby wherein whether which while who whom whose why will with within
  without would yet you your yours hereby herein hereof pursuant etc eg ie`.split(/\s+/),
)

/** Words that say who spoke and how. */
const reporting = new Set(
  `court courts supreme held hold holds holding stated state states said says say saying explained explain explains noted note notes
  recognized recognize recognizes observed observe observes concluded conclude concludes ruled ruling found finds reasoned
  emphasized emphasize declared declare wrote reaffirmed reiterated cautioned instructed made clear makes case cases
  opinion decision decisions id ibid supra infra see also cf eg accord v vs justice judge circuit panel majority citing quoting
  context example instance respect regard herself us al et`.split(/\s+/),
)

export const isReporting = (word: string): boolean => reporting.has(word)

const stems = new Map<string, string>()
const mostStems = 100_000

function stemOf(word: string): string {
  let stem = stems.get(word)
  if (stem === undefined) {
    stem = /^[a-z]+$/.test(word) ? stemmer(word) : word
    if (stems.size >= mostStems) stems.clear()
    stems.set(word, stem)
  }
  return stem
}

const wordPattern = /\p{L}[\p{L}\p{M}]*(?:['’-]\p{L}+)*|\$?\d[\d,.]*\d%?|\$?\d%?/gu

/** The words of a text in their order, the words of its marks of star pages left out. */
export function wordsOf(text: string, offset = 0): Word[] {
  const words: Word[] = []
  for (const found of text.matchAll(wordPattern)) {
    const start = found.index
    // '*386' is a page of the reporter.
    if (text[start - 1] === '*') continue
    const word = found[0].toLowerCase().replaceAll('’', "'").replace(/'s$/, '')
    // A word in two parts counts as both.
    const parts = word.includes('-') && !/\d/.test(word) ? word.split('-') : [word]
    for (const part of parts)
      words.push({
        start: start + offset,
        end: start + found[0].length + offset,
        word: part,
        stem: stemOf(part.replaceAll("'", '')),
        tells: part.length > 1 && !common.has(part) && !reporting.has(part) && !/n't$/.test(part),
      })
  }
  return words
}

/** Where each stem stands among words. */
export function placesOf(words: readonly Pick<Word, 'stem'>[]): Map<string, number[]> {
  const places = new Map<string, number[]>()
  words.forEach(({ stem }, at) => {
    const known = places.get(stem)
    if (known) known.push(at)
    else places.set(stem, [at])
  })
  return places
}
