/** 'Lender, Borrower or Guarantor' */
export const oneOf = (names: readonly string[]): string =>
  names.length > 1 ? `${names.slice(0, -1).join(', ')} or ${names.at(-1)}` : names.join('')

/**
 * A wording for two sides as it goes where there are more: what both do all do, and of whom it does not say who it is,
 * it asks.
 */
export const forMany = (wording: string, choice: string): string =>
  wording
    .replace(/\b([Bb])oth parties\b/g, (_, first: string) => (first === 'B' ? 'All parties' : 'all parties'))
    .replace(/\bEither (?:party|side) may\b/g, () => `[${choice}] may`)
    .replace(/\b([Ee])ither (?:party|side)\b/g, (_, first: string) => (first === 'E' ? 'Any party' : 'any party'))
    .replace(/\b([Nn])either party\b/g, (_, first: string) => (first === 'N' ? 'No party' : 'no party'))
    .replace(/(?<!\[)\bthe other party\b/g, 'another party')
    .replace(/\bthe other(?=[,.]| (?:against|by|for|from|in|may|of|secret|without)\b)/g, 'the others')
