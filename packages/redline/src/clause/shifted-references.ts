import type { ClauseHead } from './clause-heads.ts'

/** So many references that a new clause shifts are marked. */
const most = 40
const reference =
  /\b(?:sections?|articles?|clauses?|paragraphs?)[ \u00a0](\d{1,2})(?!\d)|§{1,2}[ \u00a0]?(\d{1,2})(?!\d)/gi

/** References in the text to clauses that get another number when one is put in before them. */
export function shiftedReferences(
  text: string,
  heads: readonly ClauseHead[],
  at: number,
): { start: number; end: number; number: number }[] {
  const behind = heads.filter(({ start }) => start >= at)
  const first = behind[0]?.number
  const last = behind.at(-1)?.number
  // Numbers that begin behind the new clause are those of an exhibit, and stay.
  if (first === undefined || last === undefined || behind.length === heads.length) return []
  return [...text.matchAll(reference)]
    .map((found) => ({
      start: found.index,
      end: found.index + found[0].length,
      number: Number(found[1] ?? found[2]),
    }))
    .filter(({ start, number }) => number >= first && number <= last && !behind.some((head) => head.start === start))
    .slice(0, most)
}
