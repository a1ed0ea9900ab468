/** A word of a plain text: its letters and digits, and what stands around them. */
export interface Token {
  /** Without quotation marks and brackets around it, and without the sign that ends it. */
  core: string
  /** The signs after the core: ',', '.', ').' and the like. */
  tail: string
  start: number
  /** End of the core. */
  end: number
}

export function tokensOf(text: string): Token[] {
  return [...text.matchAll(/[^ ]+/g)].map(({ 0: word, index }) => {
    const head = /^["'([{<-]*/.exec(word)?.[0].length ?? 0
    let end = word.length
    while (end > head && isTail(word, head, end)) end--
    return { core: word.slice(head, end), tail: word.slice(end), start: index + head, end: index + end }
  })
}

/** A closing bracket that was opened inside the word is a part of it: '23(b)(7)'. */
function isTail(word: string, head: number, end: number): boolean {
  const last = word[end - 1] as string
  if (last !== ')') return /["'\]}>.,;:!?-]/.test(last)
  const inside = word.slice(head, end)
  return inside.split(')').length > inside.split('(').length
}

export const isCapital = ({ core }: Token): boolean => /^\p{Lu}/u.test(core)
export const isDotted = ({ tail }: Token): boolean => tail.startsWith('.')
