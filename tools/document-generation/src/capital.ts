/** Words with a capital at their beginning. */
export const capital = (words = ''): string => words.charAt(0).toUpperCase() + words.slice(1)
