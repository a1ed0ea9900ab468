const figures: Readonly<Record<string, number>> = {
  none: 0,
  nobody: 0,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  thirty: 30,
}

/** The number that is written in figures or as a word; not a number where it is neither. */
export const numberOf = (words: string | undefined): number => figures[words?.toLowerCase() ?? ''] ?? Number(words)
