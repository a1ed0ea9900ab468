/** Words that were heard with less certainty: another reading of the same sound heard something else. */
export interface Doubt {
  /** As they were heard first, and what stood before them. */
  words: string
  before: string
  /** What the other reading heard in their place; empty: nothing. */
  also: string
  /** The words are those that dictation was told, and `also` is what was heard. */
  isTold?: boolean
}

interface Word {
  start: number
  end: number
  /** As it sounds: without marks and capitals. */
  said: string
}

/** Pieces of at most 30 seconds have fewer. */
const mostWords = 200

const wordsOf = (text: string): Word[] =>
  [...text.matchAll(/[\p{L}\p{N}][\p{L}\p{N}'’.,-]{0,60}/gu)].slice(0, mostWords).map(({ 0: word, index }) => {
    const whole = word.replace(/['’.,-]{1,60}$/, '')
    return {
      start: index,
      end: index + whole.length,
      said: whole.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, ''),
    }
  })

/** How many words two readings have in common, from each place on. */
function commonFrom(one: readonly Word[], other: readonly Word[]): number[][] {
  const table = Array.from({ length: one.length + 1 }, () => new Array<number>(other.length + 1).fill(0))
  const at = (row: number, column: number) => table[row]?.[column] ?? 0
  for (let row = one.length - 1; row >= 0; row--)
    for (let column = other.length - 1; column >= 0; column--) {
      const isSame = one[row]?.said === other[column]?.said
      const value = isSame ? at(row + 1, column + 1) + 1 : Math.max(at(row + 1, column), at(row, column + 1))
      ;(table[row] as number[])[column] = value
    }
  return table
}

/** The words of one reading that another did not hear. Where the other heard nothing at all, it says nothing. */
export function doubtsIn(heard: string, again: string): Doubt[] {
  const [one, other] = [wordsOf(heard), wordsOf(again)]
  if (other.length === 0) return []
  const common = commonFrom(one, other)
  const doubts: Doubt[] = []
  let [row, column] = [0, 0]
  while (row < one.length) {
    const [fromRow, fromColumn] = [row, column]
    while (row < one.length || column < other.length) {
      if (row < one.length && column < other.length && one[row]?.said === other[column]?.said) break
      const [below, beside] = [common[row + 1]?.[column] ?? -1, common[row]?.[column + 1] ?? -1]
      if (row < one.length && below >= beside) row++
      else column++
    }
    const [first, last] = [one[fromRow], one[row - 1]]
    if (row > fromRow && first && last)
      doubts.push({
        words: heard.slice(first.start, last.end),
        before: said(heard, one.slice(Math.max(0, fromRow - 2), fromRow)),
        also: said(again, other.slice(fromColumn, column)),
      })
    row++
    column++
  }
  return doubts
}

const said = (text: string, words: readonly Word[]): string => {
  const [first, last] = [words[0], words.at(-1)]
  return first && last ? text.slice(first.start, last.end) : ''
}
