import { jurisdictions } from '@casewright/law'

/** Capitals that a dictation has even where it has no others: days, which are written out, among them. */
const ordinaryCapitals = new RegExp(
  `\\b(?:I|OK|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|January|February|March|April|May|June|July|August|September|October|November|December|${jurisdictions.map(({ name }) => name).join('|')})\\b`,
  'g',
)

/** Where a sentence or a line begins, a capital tells nothing of names. */
const begins = /(?<=^|\n[ \t]{0,8}|[.!?][ \t]{1,3})\p{Lu}(?=\p{Ll}|['’]|[ \t])/gu

/** Whether a text was dictated without capitals: no name in it begins with one. */
export const isLowerCase = (text: string): boolean =>
  !/\p{Lu}/u.test(text.replace(ordinaryCapitals, '').replace(begins, ''))
