/** Words with as many blanks in the place of some of them. */
export const blanked = (words: string, from: number, to: number): string =>
  words.slice(0, Math.max(0, from)) +
  ' '.repeat(Math.max(0, Math.min(to, words.length) - Math.max(0, from))) +
  words.slice(Math.max(0, to))
