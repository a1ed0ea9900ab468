import { monthNames } from '@casewright/law'

const day =
  /(?<![\d/$.-])(?<month>0?[1-9]|1[0-2])\/(?<day>0?[1-9]|[12]\d|3[01])(?:\/(?<year>\d{2}|\d{4}))?(?![\d/"”%]|\.\d| ?(?:inch|in\.|cup|mile|share|of\b|interest|acre|ton|hp|lb|oz|lot|size))/gu
/** What a fraction looks like: 1/2, 3/4, 5/8. */
const isFraction = (upper: number, lower: number) => upper < lower && [2, 3, 4, 8, 16].includes(lower)
/** What stands before a day. */
const leads =
  /(?:\b(?:on|by|since|from|until|till|through|before|after|between|due|dated|of|and|to|was|came|served|paid|called|signed|entered|due|filed|mailed|sent)|[,;–(-]) {0,2}$/i

/** Days as a letter writes them: '9/17' is September 17, and what may be a fraction stays. */
export const withDays = (words: string): string =>
  words.replace(day, (said, month: string, number: string, year: string | undefined, at: number) => {
    if (!year && isFraction(Number(month), Number(number)) && !leads.test(words.slice(0, at))) return said
    const whole = year ? (year.length === 2 ? `, 20${year}` : `, ${year}`) : ''
    return `${monthNames[Number(month) - 1]} ${Number(number)}${whole}`
  })
