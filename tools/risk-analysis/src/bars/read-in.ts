/** The public text in which the words of a rule were read, and the day. */
export interface Read {
  in: string
  on: string
}

/** What was read on a day, as `2026-11-24`, each by its public text. */
export const readOn =
  (on: string) =>
  (text: string): Read => ({ in: text, on })
