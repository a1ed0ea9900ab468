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
  const asked = askedFor(tree)
  const sought = soughtFor(asked)
  const all = { is: 'and', of: sought.map(({ stem }) => ({ is: 'word', stem }) as const) } as const
  const { weights } = weigh(segments, await readTerms(reader, segments, all, () => []), sought)
  const fit = createFit(asked, (stem) => weights.get(stem)?.unit ?? 0)
  return texts.map(({ title, text }) => {
    const { coverage, together, missing, direct } = fit(`${title}. ${text}`)
    const heading = fit(title).coverage
    const brevity = 1 / Math.sqrt(asked.words.length)
    return sureness({
      coverage,
      together,
      missing,
      direct,
      heading,
      passage: ofCoverage * coverage,
      brevity,
      outside: 0,
    })
  })
}
