/** Words as a regular expression that means them. */
export const literal = (words: string): string => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
