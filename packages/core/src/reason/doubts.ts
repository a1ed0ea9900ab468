import type { LooseMark } from './checked.ts'

/** Whether what free text claims holds: it stands in the evidence, or it was verified. Unchecked does not hold. */
export const isHeld = ({ outcome }: Pick<LooseMark, 'outcome'>): boolean =>
  outcome === 'found' || outcome === 'verified'

/**
 * What the free texts under a path of an answer claim.
 * @param path keys joined by dots: 'findings.3'; the field itself and all that is below it
 */
export const marksUnder = (loose: readonly LooseMark[], path: string): LooseMark[] =>
  loose.filter((one) => one.path === path || one.path.startsWith(`${path}.`))

/** What of it does not hold. */
export const doubtsUnder = (loose: readonly LooseMark[], path: string): LooseMark[] =>
  marksUnder(loose, path).filter((one) => !isHeld(one))

/** Doubts as a page names them, each once. */
export const doubtWords = (doubts: readonly LooseMark[]): string[] => [
  ...new Set(doubts.map(({ text }) => oneLine(text))),
]

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

/** A model's text that stands where there is no place for doubts: those that it names follow it. */
export function withDoubts(text: string, doubts: readonly string[]): string {
  const line = oneLine(text)
  const named = doubts.filter((words) => line.includes(oneLine(words)))
  return named.length > 0 ? `${text} [Not verified: ${named.join('; ')}]` : text
}
