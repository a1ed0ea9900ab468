/** How many of a question's words something must have to bear on it: half of them, at most four. */
export const fewestTerms = (terms: number): number => Math.max(1, Math.min(4, Math.ceil(terms / 2)))
