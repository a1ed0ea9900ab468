import { type FoundName, nameAt } from '@casewright/law'

/** Of a longer text than notes are nothing is told by its names. */
const longest = 40_000

/** Every name of a person or a body that a text has with capitals, in order. */
export function namesIn(text: string): FoundName[] {
  const found: FoundName[] = []
  let end = 0
  if (text.length > longest) return found
  for (const { index } of text.matchAll(/(?<![\p{L}\d’'-])\p{Lu}/gu)) {
    if (index < end) continue
    const one = nameAt(text, index)
    if (!one || (!one.body && !/\s/.test(one.words))) continue
    found.push(one)
    end = one.end
  }
  return found
}

const key = (words: string) =>
  words
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, ' ')
    .replace(/ (?:inc|llc|l l c|corp|co|company|ltd|llp|lp|p ?c|pllc|the)(?= |$)/g, '')
    .trim()

/** Whether two names are likely the same, with or without what a company is. */
export const isSameName = (one: string, other: string): boolean => {
  const [a, b] = [key(one), key(other)]
  return a === b || (a.length > 3 && b.length > 3 && (` ${a} `.includes(` ${b} `) || ` ${b} `.includes(` ${a} `)))
}

/** The names, each once, as it was written first. */
export const eachOnce = (names: readonly string[]): string[] =>
  names.filter((one, n) => names.findIndex((other) => isSameName(one, other)) === n)
