import { abbreviationsAt } from '../lexicon/abbreviations-at.ts'
import { lexicon } from '../lexicon/lexicon.ts'
import { skipGap } from '../read/characters.ts'
import type { LawCore } from './core.ts'
import { lawCoreAfter } from './law-core.ts'

const year = /(?:1[6-9]|20)\d\d(?=\s)/y
const chapter = /,?\s{0,3}(?:c\.|ch\.|chap\.|chapter)\s{0,3}\d/iy

/** "2003 Or. Laws ch. 14, § 2": an act by its chapter in the laws of a year, where `at` is the year. */
export const sessionCoreAt = (text: string, at: number): LawCore | null => {
  year.lastIndex = at
  if (!year.test(text)) return null
  const from = skipGap(text, at + 4)
  for (const hit of abbreviationsAt(lexicon(), text, from)) {
    const entry = hit.entries.find(
      (one) => one.of === 'code' && one.code.kind === 'session' && one.code.paged && one.code.id !== 'stat',
    )
    if (entry?.of !== 'code') continue
    chapter.lastIndex = hit.end
    if (!chapter.test(text)) continue
    const named = { start: hit.start, end: hit.end }
    return lawCoreAfter(
      text,
      { start: at, code: entry.code, named, subject: null, title: text.slice(at, at + 4) },
      hit.end,
    )
  }
  return null
}
