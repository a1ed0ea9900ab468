const men = 'nephew|brother|son|father|dad|uncle|grandson|grandfather|husband|stepson|stepfather'
const women = 'niece|sister|daughter|mother|mom|aunt|granddaughter|grandmother|wife|stepdaughter|stepmother'

/** Those whom people name beside a name for what they are to somebody: 'his sister Elena Ortiz'. */
export const kin = `(?:${men}|${women}|cousin|friend|neighbor|partner)(?:-in-law)?`

/** 'He' or 'she' of such a word; of a cousin or a friend nothing. */
export const pronounOf = (word: string): 'he' | 'she' | undefined =>
  new RegExp(`^(?:${men})(?:-in-law)?$`, 'i').test(word)
    ? 'he'
    : new RegExp(`^(?:${women})(?:-in-law)?$`, 'i').test(word)
      ? 'she'
      : undefined
