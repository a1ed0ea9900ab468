import { monthPattern } from '@casewright/law'
import type { Edit } from './edits.ts'

const month = `(?:${monthPattern})`
/** 'The 15th of January, February and March 2027': one day of several months. */
const listed = new RegExp(
  `\\b(?:the )?(?<day>\\d{1,2})(?:st|nd|rd|th) (?:day )?of (?<months>${month}(?:(?:,| and|, and) ${month}){1,11}),? (?<year>\\d{4})\\b`,
  'giu',
)

/** The days of such a list, each with its month and year: 'January 15, 2027, February 15, 2027 and March 15, 2027'. */
export const monthsListedIn = (text: string): Edit[] =>
  [...text.matchAll(listed)].map(({ index, 0: words, groups }) => {
    const days = (groups?.months ?? '')
      .split(/,? and |, /)
      .map((name) => `${name.charAt(0).toUpperCase()}${name.slice(1)} ${groups?.day}, ${groups?.year}`)
    return {
      start: index,
      end: index + words.length,
      as: `${days.slice(0, -1).join(', ')} and ${days.at(-1)}`,
      why: 'filler',
    }
  })
