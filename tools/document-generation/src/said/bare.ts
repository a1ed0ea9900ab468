/** Words to compare by: small, with one space for all that is no letter and no number. */
export const bare = (words: string): string =>
  words
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
