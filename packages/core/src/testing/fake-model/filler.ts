import type { MarkKind } from '../../reason/marks.ts'
import type { Filler } from './fill-schema.ts'
import { fitNumber, fitString } from './fit.ts'
import type { Words } from './words.ts'

/** Turns what a model says into the leaves of an answer, each mark taking its own kind of words in turn. */
export function fillerOf(words: Words): Filler {
  const asked = { quote: 0, citation: 0, figure: 0, support: 0 }
  const say = (mark: MarkKind | null, key: string): string => {
    if (mark === null || mark === 'support') return words.text(key)
    const index = asked[mark]
    asked[mark] += 1
    return words[mark](index)
  }
  return {
    string: ({ key, mark, schema }) => fitString(say(mark, key), schema),
    number: ({ key, mark, schema }) =>
      fitNumber(mark === 'figure' ? Number(say(mark, key).replace(/[^\d.-]/g, '')) : 1, schema),
    boolean: () => true,
    choose: (_leaf, options) => words.choose(options),
  }
}
