/** The public text in which the words of a rule were read, and the day. */
export interface Read {
  in: string
  on: string
}

/** Read on November 24, 2026. */
export const readIn = (text: string): Read => ({ in: text, on: '2026-11-24' })
