const men = 'nephew|brother|son|father|dad|uncle|grandson|grandfather|husband|stepson|stepfather'
const women = 'niece|sister|daughter|mother|mom|aunt|granddaughter|grandmother|wife|stepdaughter|stepmother'

/** Those whom people name beside a name for what they are to somebody: 'his sister Elena Ortiz'. */
export const kin = `(?:${men}|${women}|cousin|friend|neighbou?r|partner|roommate)(?:[- ]in[- ]law)?`

const alone = new RegExp(
  `^(?:(?:the|my|our|his|her|their) )?(?:(?:older|younger|oldest|youngest|eldest|only) )?(?:${kin}|spouse|lawyer|attorney|accountant)$`,
  'i',
)
/** Whether words only say what somebody is to somebody: 'daughter', 'my lawyer'. That is no name. */
export const isKinAlone = (words: string): boolean => alone.test(words)

const [he, she] = [men, women].map((all) => new RegExp(`^(?:${all})(?:[- ]in[- ]law)?$`, 'i'))
/** 'He' or 'she' of such a word; of a cousin or a friend nothing. */
export const pronounOf = (word: string): 'he' | 'she' | undefined =>
  he?.test(word) ? 'he' : she?.test(word) ? 'she' : undefined
