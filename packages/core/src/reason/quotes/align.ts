import type { Searched } from './search.ts'

export interface Aligned {
  from: number
  to: number
  /** Share of the words that stand there in order. */
  share: number
  /** Runs of words that differ: of the quotation, and of the text in its place. */
  differences: { written: string[]; found: string[]; at: number }[]
}

const longest = 800
const spare = 12
const most = 6

/** The first places of each run of three words, found once for a text. */
export function trigramsOf({ ids }: Searched): Map<number, number[]> {
  const places = new Map<number, number[]>()
  for (let at = 0; at + 2 < ids.length; at++) {
    const key = keyOf(ids[at] ?? 0, ids[at + 1] ?? 0, ids[at + 2] ?? 0)
    const known = places.get(key)
    if (!known) places.set(key, [at])
    else if (known.length < most) known.push(at)
  }
  return places
}

const keyOf = (one: number, two: number, three: number) => ((one * 8191 + two) * 8191 + three) % 9007199254740881

/** Where words much like these stand: where most of their runs of three point to. */
export function nearest(
  text: Searched,
  trigrams: ReadonlyMap<number, number[]>,
  words: readonly string[],
): Aligned | null {
  const wanted = words.slice(0, longest)
  const ids = wanted.map((word) => text.vocabulary.get(word) ?? -1)
  const votes = new Map<number, number>()
  for (let at = 0; at + 2 < ids.length; at++) {
    const [one = -1, two = -1, three = -1] = ids.slice(at, at + 3)
    if (one < 0 || two < 0 || three < 0) continue
    for (const place of trigrams.get(keyOf(one, two, three)) ?? []) {
      votes.set(place - at, (votes.get(place - at) ?? 0) + 1)
    }
  }
  const best = [...votes].sort(([, one], [, other]) => other - one).slice(0, 2)
  let found: Aligned | null = null
  for (const [near] of best) {
    const from = Math.max(0, near - spare)
    const aligned = align(text, wanted, from, Math.min(text.words.length, near + wanted.length + 4 * spare))
    if (aligned && aligned.share > (found?.share ?? 0)) found = aligned
  }
  return found
}

/** The longest common subsequence of words and a window of the text, and what differs between. */
function align({ words: text }: Searched, words: readonly string[], from: number, to: number): Aligned | null {
  const [rows, columns] = [words.length + 1, to - from + 1]
  const common = new Uint16Array(rows * columns)
  for (let row = rows - 2; row >= 0; row--)
    for (let column = columns - 2; column >= 0; column--)
      common[row * columns + column] =
        words[row] === text[from + column]
          ? 1 + (common[(row + 1) * columns + column + 1] ?? 0)
          : Math.max(common[(row + 1) * columns + column] ?? 0, common[row * columns + column + 1] ?? 0)
  const pairs: [number, number][] = []
  for (let row = 0, column = 0; row < rows - 1 && column < columns - 1; ) {
    if (words[row] === text[from + column]) pairs.push([row++, column++])
    else if ((common[(row + 1) * columns + column] ?? 0) >= (common[row * columns + column + 1] ?? 0)) row++
    else column++
  }
  closeUp(pairs, text, from)
  while (strays(pairs[0], pairs[1])) pairs.shift()
  while (strays(pairs.at(-2), pairs.at(-1))) pairs.pop()
  pairs.splice(0, strayHead(pairs, words.length))
  const [first, last] = [pairs[0], pairs.at(-1)]
  if (!first || !last) return null
  const differences: Aligned['differences'] = []
  const differ = (row: number, rowEnd: number, column: number, columnEnd: number) => {
    if (row < rowEnd || column < columnEnd)
      differences.push({ written: words.slice(row, rowEnd), found: text.slice(column, columnEnd), at: column })
  }
  differ(0, first[0], from + first[1] - sameBefore(words.slice(0, first[0]), text, from + first[1]), from + first[1])
  for (let at = 1; at < pairs.length; at++) {
    const [one, two] = [pairs[at - 1] as [number, number], pairs[at] as [number, number]]
    differ(one[0] + 1, two[0], from + one[1] + 1, from + two[1])
  }
  differ(last[0] + 1, words.length, from + last[1] + 1, from + last[1] + 1)
  return {
    from: from + first[1] - sameBefore(words.slice(0, first[0]), text, from + first[1]),
    to: from + last[1] + 1,
    share: pairs.length / words.length,
    differences,
  }
}

/** A word at an end that stands apart in the text from the words it stands beside in the quotation. */
const strays = (one: [number, number] | undefined, other: [number, number] | undefined): boolean =>
  one !== undefined && other !== undefined && other[1] - one[1] - (other[0] - one[0]) > 3

/** How many words of the text before a place are these words but for a space or a hyphen. */
function sameBefore(words: readonly string[], text: readonly string[], at: number): number {
  const wanted = words.join('')
  for (let count = 1; count <= words.length + 1 && wanted !== ''; count++)
    if (text.slice(Math.max(0, at - count), at).join('') === wanted) return count
  return 0
}

/** The first words may stand twice: where they stand apart from the rest, those nearest to it are meant. */
function closeUp(pairs: [number, number][], text: readonly string[], from: number) {
  const isApart = (head: number) => strays(pairs[head - 1], pairs[head])
  const head = [1, 2, 3, 4, 5, 6].find(isApart) ?? 1
  for (let index = head - 1; index >= 0; index--) {
    const [pair, next] = [pairs[index], pairs[index + 1]]
    if (!pair || !next) return
    for (let at = next[1] - 1; at > pair[1]; at--)
      if (text[from + at] === text[from + pair[1]]) {
        pair[1] = at
        break
      }
  }
}

/** How many words at the head stand so far from the rest that others must be meant: 'the tenant' of an earlier sentence. */
function strayHead(pairs: readonly [number, number][], count: number): number {
  for (let head = 2; head <= 3; head++) {
    const [one, other] = [pairs[head - 1], pairs[head]]
    if (!one || !other || (pairs.length - head) / count < 0.6) return 0
    if (other[1] - one[1] - (other[0] - one[0]) > 4 * head) return head
  }
  return 0
}
