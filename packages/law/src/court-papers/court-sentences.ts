import type { Source } from '../span/span.ts'
import { partsOf, wholeByHead } from '../summary/parts.ts'
import type { Seen } from './learned/features.ts'
import { beforeLastWord, sentencesIn, stretchOf } from './sentences.ts'

const partLength = 40_000

/** The sentences in which the fields of a paper are looked for, as the scorer sees them. What it learns from. */
export function courtSentences(source: Source): Seen[] {
  const stretch = stretchOf(wholeByHead(source, partLength))
  if (!stretch) return []
  const seen = [...partsOf(source, partLength)].flatMap((part) => sentencesIn(part, stretch).seen)
  return beforeLastWord(seen, stretch)
}
