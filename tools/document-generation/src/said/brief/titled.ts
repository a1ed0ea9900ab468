// Names that were said in small letters, with the capitals of a name.
import { capital } from '../../capital.ts'

const small = /^(?:of|the|and|for|in|at|on|de|la|y)$/
export const titled = (words: string) =>
  words
    .split(' ')
    .map((word, n) => (n > 0 && small.test(word) ? word : capital(word)))
    .join(' ')
