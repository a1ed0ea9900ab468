export const digitsOf = (text: string): string => text.replace(/\D/g, '')

/** The characters before an offset, at most `size`. */
export const before = (text: string, at: number, size: number): string => text.slice(Math.max(0, at - size), at)

/** The characters from an offset on, at most `size`. */
export const after = (text: string, at: number, size: number): string => text.slice(at, at + size)

/** Whether a sentence ends within. 'St. Louis', 'U.S. Bank' and 'No. 7' end none, nor does a question before its answer. */
export const endsSentence = (text: string): boolean =>
  /(?<!\b(?:St|Mt|Ft|Nos?|acct|Dr|Mrs?|Ms|[A-Z]))[.!?]["')\]]?\s+["'(]?[A-Z]/.test(
    text.replace(/\?\s{1,3}A[.:]?\s/, ' '),
  )

/** The match of a sticky pattern at an offset. */
export function matchAt(pattern: RegExp, text: string, at: number): string | undefined {
  pattern.lastIndex = at
  return pattern.exec(text)?.[0]
}
