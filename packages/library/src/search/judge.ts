import type { PostingsReader } from '../index/postings.ts'
import type { Segment } from '../index/segments.ts'
import { askedFor } from './asked.ts'
import { sureness } from './calibration.ts'
import { soughtFor } from './match-words.ts'
import { readTerms } from './matching.ts'
import { readQuery, withoutYears } from './read-query.ts'
import { createFit } from './reading.ts'
import { weigh } from './score.ts'

/** A passage that has all that is asked fits about so well in the index, which does not know these texts. */
const ofCoverage = 0.9

/** Judges texts that are not in the library by the same measure as its own. */
export async function judgeTexts(
  reader: PostingsReader,
  segments: readonly Segment[],
  query: string,
  texts: readonly { title: string; text: string }[],
): Promise<number[] | undefined> {
  const { mode, tree } = readQuery(withoutYears(query))
  if (mode !== 'words' || !tree) return undefined
  const asked = askedFor(tree, query)
  const sought = soughtFor(asked)
  const all = { is: 'and', of: sought.map(({ stem }) => ({ is: 'word', stem }) as const) } as const
  const { weights } = weigh(segments, await readTerms(reader, segments, all, () => []), sought)
  const fit = createFit(asked, (stem) => weights.get(stem)?.unit ?? 0)
  return texts.map(({ title, text }) => {
    const { coverage, together } = fit(`${title}. ${text}`)
    const brevity = 1 / Math.sqrt(asked.words.length)
    return sureness({
      coverage,
      together,
      passage: ofCoverage * coverage,
      document: ofCoverage * coverage,
      about: coverage,
      length: 0,
      behind: 0,
      brevity,
      said: 0,
      often: 0,
      meant: 0,
      outside: 0,
      focus: coverage,
      unknown: 0,
      // What sources outside have is the law of states as well.
      ofSubject: 0,
      beside: asked.beside(`${title}. ${text}`),
    })
  })
}
