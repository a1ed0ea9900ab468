import { type ComparedQuotation, type QuotedHow, type QuoteLocator, quoteLocator } from '@casewright/core'
import { separateOpinions } from '../opinions/voices.ts'

/** What became of a quotation in a text, before anybody asks whose words they are. */
export type Located = Omit<ReturnType<QuoteLocator>, 'mark'>

/** Places where the same words are looked at. */
const mostRepeated = 8
/** What is read around each of them, in UTF-16 units. */
const around = 1500

/** Looks words up in the text of an authority: where they stand first, and in which other places. */
export function placesOf({ id, text }: { id: string; text: string }) {
  // Of a lawyer's quotation even two words must be the court's.
  const locatorOf = (words: string) => quoteLocator([{ id, kind: 'authority', title: '', text: words }], 1)
  const whole = locatorOf(text)
  const plain = ({ mark: _, ...located }: ReturnType<QuoteLocator>): Located => located
  let opinions: { from: number; locate: QuoteLocator }[] | undefined
  const byOpinion = () => {
    opinions ??= boundsIn(text).map(([from, to]) => ({ from, locate: locatorOf(text.slice(from, to)) }))
    return opinions
  }
  return {
    first: (words: string, how: QuotedHow): Located => plain(whole(words, how)),
    /** The same words elsewhere, then the words in each opinion of the text. */
    *others(words: string, how: QuotedHow, first: ComparedQuotation): Generator<Located> {
      const { anchor } = first
      if (anchor && !first.gaps && !first.substitutions) {
        let at = anchor.end
        for (let times = 0; times < mostRepeated; times++) {
          const start = text.indexOf(anchor.words, at)
          if (start === -1) break
          // From behind the place before it: there it is found, and not once more where it was.
          const from = Math.max(at, start - around)
          at = start + anchor.words.length
          yield shifted(plain(locatorOf(text.slice(from, at + around))(words, how)), from)
        }
      }
      for (const { from, locate } of byOpinion()) yield shifted(plain(locate(words, how)), from)
    },
  }
}

/** The bounds of the opinions of a text: of the court's, and of each that is separate. */
function boundsIn(text: string): [from: number, to: number][] {
  const separate = separateOpinions({ text })
  const ends = [0, ...separate.flatMap(({ start, end }) => [start, end]), text.length]
  return ends.slice(1).flatMap((to, at): [number, number][] => {
    const from = ends[at] ?? 0
    return to > from ? [[from, to]] : []
  })
}

/** Places of an opinion as places of the whole text. */
function shifted(located: Located, by: number): Located {
  const { anchor, gaps, cutOff } = located
  const moved = <T extends { start: number; end: number }>(one: T): T => ({
    ...one,
    start: one.start + by,
    end: one.end + by,
  })
  return {
    ...located,
    ...(anchor && { anchor: moved(anchor) }),
    ...(gaps && { gaps: gaps.map((gap) => ({ ...gap, anchor: moved(gap.anchor) })) }),
    ...(cutOff && { cutOff: { ...cutOff, anchor: moved(cutOff.anchor) } }),
  }
}
