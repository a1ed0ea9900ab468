import { messagesIn } from './chat.ts'
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

/** 'Would you take 17,500', and '18,200 and I'll throw in the tires', and 'Deal': the price that was agreed. */
const asked =
  /^[ \t]*(?:(?:hey|hi|ok|well|so)[,.]? )?(?:would|will|could|can) (?:you|the \p{Lu}\p{L}+) (?:take|do|go|accept|go down to|come down to) \$?\d[\d,]{2,9}[.?!]*$/iu
const named =
  /^[ \t]*(?:(?:no|nah|nope|how about|i can do|could do|make it|more like)[,.]? )?\$?(?<n>\d{1,3},\d{3}|\d{3,6})(?![\d,:/%-]| (?:days?|weeks?|months?|years?|miles?))/iu
const done =
  /^[ \t]*(?:deal|done|sold|agreed|ok(?:ay)?|fine|you['’]?ve got a deal|works for me|sounds good|yes|yep)\b/iu
/** The price that was named against an offer in a talk, and agreed to: it is the price, and the offer is none. */
export function pricesAgreedIn(text: string): Edit[] {
  const said = messagesIn(text).map(({ who, from, end }) => ({ who, from, words: text.slice(from, end).trimEnd() }))
  return said.flatMap(({ who, from, words }, n): Edit[] => {
    const [next, last] = [said[n + 1], said[n + 2]]
    const price = next && next.who !== who ? named.exec(next.words) : null
    if (!asked.test(words) || !next || !price?.groups?.n || last?.who !== who || !done.test(last.words)) return []
    return [
      { start: from, end: from + words.length, as: '', why: 'corrected' },
      { start: next.from, end: next.from + price[0].length, as: `The price is $${price.groups.n}`, why: 'filler' },
    ]
  })
}

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
