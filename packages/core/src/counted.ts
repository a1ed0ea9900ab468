/** How many of what, in words: '1 blank', '3 blanks', '1,204 words'. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`
