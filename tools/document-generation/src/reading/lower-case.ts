import { jurisdictions } from '@casewright/law'

/** Capitals that a dictation has even where it has no others: days, which are written out, among them. */
const ordinaryCapitals = new RegExp(
  `\\b(?:I|OK|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|January|February|March|April|May|June|July|August|September|October|November|December|${jurisdictions.map(({ name }) => name).join('|')})\\b`,
  'g',
)

/** Whether a text was dictated without capitals: no name in it begins with one. */
export const isLowerCase = (text: string): boolean => !/\p{Lu}/u.test(text.replace(ordinaryCapitals, ''))
