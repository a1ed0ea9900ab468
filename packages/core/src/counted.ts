/** How many of what, in words: '1 blank', '3 blanks', '1,204 words'. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`

/** 'The first 2,000 citations are shown; 12,400 were found.': what a result leaves out, in words. */
export const firstShown = (shown: number, found: number, many = 'citations'): string =>
  `The first ${shown.toLocaleString('en-US')} ${many} are shown; ${found.toLocaleString('en-US')} were found.`
