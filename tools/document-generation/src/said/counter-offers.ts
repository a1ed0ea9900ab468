import type { Edit } from './edits.ts'

const unit = '(?:business |calendar |working )?(?:days?|weeks?|months?|years?|hours?|miles?|percent|%)'
/** One line of a talk with a number of something. */
const offer = new RegExp(`(?<![\\d$.,/-])(?<n>\\d{1,4})(?= ?${unit}(?![\\p{L}]))`, 'giu')
/** A line that begins with a bare number: '15. nobody remembers a call after 30'. */
const counter = new RegExp(
  `^[ \\t]*(?:(?:no|nah|nope|hm+|make it|let['’]s say|more like|rather)[,.]? ){0,2}(?<n>\\d{1,4})(?! ?(?:${unit}|[\\d$:/]|[ap]\\.?m|,\\d|\\p{Lu}))(?<why>[.,!;][^\\n]{0,80})?$`,
  'iu',
)
/** 'lol ok 15', 'fine'. */
const agreed =
  /^[ \t]*(?:(?:lol|ok(?:ay)?|fine|agreed|deal|yes|yep|yeah|sure|works|good|done)\b[,.! ]{0,4}){1,3}(?:then |with )?(?<n>\d{1,4})?[.!]{0,3}$/iu

/**
 * What was offered in a line of a talk, countered with a bare number in the next, and agreed to after it: the number that was agreed stands in
 * the place of the first.
 */
export function counterOffersIn(text: string): Edit[] {
  const lines = [...text.matchAll(/[^\n]+/g)].filter(({ 0: line }) => line.trim() !== '')
  return lines.flatMap((line, n): Edit[] => {
    const [first, ...more] = line[0].matchAll(offer)
    const [next, last] = [lines[n + 1], lines[n + 2]]
    const said = next && counter.exec(next[0])?.groups?.n
    const yes = last && agreed.exec(last[0])
    if (!first || more.length > 0 || !next || !last || !said || !yes) return []
    if (yes.groups?.n !== undefined && yes.groups.n !== said) return []
    const start = line.index + first.index
    return [
      { start, end: start + first[0].length, as: said, why: 'corrected' },
      { start: next.index, end: next.index + next[0].length, as: '', why: 'corrected' },
      { start: last.index, end: last.index + last[0].length, as: '', why: 'corrected' },
    ]
  })
}
