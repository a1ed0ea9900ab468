import { valueOfWords } from '../../amounts/number-words.ts'
import type { Finder } from './kind.ts'
import { otherThan, subjectAt } from './tagged.ts'

const one = 'one|two|three|four|five|six|seven|eight|nine|ten|\\d{1,3}'
const short = new RegExp(
  `\\b(?:within|inside(?: of)?|in|has|have) (?:the )?(${one}) (?:\\(\\d{1,2}\\) )?(?:business |working |calendar )?(days?|hours?)\\b|\\b(?:until|by) (?:noon|midnight|the end) (?:of|on) the (?:next|same|following) (?:business )?day\\b|\\bbefore the (?:truck|driver|crew|plane|boat) leaves\\b`,
  'i',
)
const lost =
  /\b(?:forever (?:gone|lost|barred)|is (?:gone|lost|waived|barred|forfeit(?:ed)?)|are (?:forever )?(?:gone|lost|waived|barred|forfeit(?:ed)?)|counts? for nothing|has lost (?:the|its|his|her|their)|(?:later is )?too late|stands? (?:forever|for good)|for all time|loses? (?:the|its|his|her|their|all|any)|accepts? for (?:all time|good)|no claim (?:lies|stands|survives|remains)|(?:deemed )?(?:waived|abandoned)|gives? up)\b/i
const asked =
  /\b(?:claims?|complain\w*|notices?|object\w*|report\w*|faults?|defects?|wrong|disput\w*|contest\w*|protest|change orders?|question)\b/i
const longestTrap = 5

/** A claim is lost within days or hours. */
export const timeTrap: Finder = (read) => {
  const { around: words } = read
  const found = short.exec(words)
  if (!found || !lost.test(read.words) || !asked.test(words)) return undefined
  const [, count = '1', unit = 'days'] = found
  const days = (valueOfWords(count) ?? Number(count)) / (/hour/i.test(unit) ? 24 : 1)
  if (
    days > longestTrap ||
    /\b(?:revo(?:ke|cation)|right to cancel|rescind|shut ?down|either|each party|filing|court|appeal)\b/i.test(words)
  )
    return undefined
  const bearer =
    /\b(?:reach|to) @([A-F])\b/.exec(words) === null
      ? (subjectAt(read.words, read.words.search(lost)) ??
        /@([A-F]) (?:has|have|must|shall|may|will)\b/.exec(words)?.[1])
      : undefined
  const toWhom = /\breach(?:es)? @([A-F])\b/.exec(words)?.[1]
  const gainer = toWhom ?? (bearer && otherThan(read, bearer))
  const who = bearer ?? (gainer && otherThan(read, gainer))
  return { ...(who && { bearer: who }), ...(gainer && { gainer }) }
}

const window =
  /\b(?:between|from) the (\d{2,3})(?:st|nd|rd|th)(?: day)? (?:and|to) the (\d{1,3})(?:st|nd|rd|th)\b|\bon a day from the (\d{2,3})(?:st|nd|rd|th) to the (\d{2,3})(?:st|nd|rd|th)\b/i
/** May leave a contract that renews itself only in a few days long before. */
export const narrowWindow: Finder = (read) => {
  const found = window.exec(read.words)
  if (!found || !/\b(?:renew\w*|non-?renewal|continu\w+|successive)\b/i.test(read.around)) return undefined
  const gainer = /\b(?:received by|reach(?:es)?) @([A-F])\b/i.exec(read.words)?.[1]
  const bearer = /@([A-F])'s (?:written )?notice\b/i.exec(read.words)?.[1] ?? (gainer && otherThan(read, gainer))
  return { ...(bearer && { bearer }), ...(gainer && { gainer }) }
}

const kin =
  '(?:(?:brother|sister|father|mother|son|daughter)(?:-in-law)?|cousin|nephew|niece|uncle|aunt|wife|husband|spouse|in-law|accountant|bookkeeper|lawyer|attorney|employee|(?:\\w+ )?manager|foreman|superintendent|officer|(?:w+ )?director|president|affiliate|(?:business )?partner|friend|owner)'
const tied = new RegExp(
  `\\b${kin} of (?:@([A-F])|@([A-F])'s \\w+)|@([A-F])'s (?:own )?(?:\\w+'s )?${kin}\\b|\\b(?:[A-Z][a-z]+ )?[A-Z][a-z]+'s ((?:brother|sister|father|mother|son|daughter)-in-law|brother|sister|cousin|nephew|niece|uncle|aunt|wife|husband)\\b`,
)
const decides =
  /\b(?:decision is final|is final|whose (?:word|decision|ruling)|has the last word|no appeal|settles? (?:the|it|every|any|all)|ends it|rules? on|goes to|submitted to|referred to|decided by)\b/i
const matter = /\b(?:dispute|quarrel|disagree\w*|charge|bill|count|claim|question|differen\w+|amount|matter)s?\b/i
/** A friend or a man of one side decides. */
export const biasedDecider: Finder = (read) => {
  const found = tied.exec(read.words)
  if (!found || !decides.test(read.words) || !matter.test(read.words)) return undefined
  if (/\b(?:mediat\w+|negotiat\w+|escalat\w+|meet|confer|each|both|either|court)\b/i.test(read.words)) return undefined
  const gainer = found[1] ?? found[2] ?? found[3]
  const bearer = gainer && otherThan(read, gainer)
  return { ...(gainer && { gainer }), ...(bearer && { bearer }) }
}

const delay = /\bdelays?\b|\bdisruption\b|\bstandby\b|\bwaiting\b|\blost productivity\b/i
const noMoney =
  /\b(?:no (?:sum|money|pay|payment|added|extra|further|damages)\b[^.;]{0,50}\b(?:delay|disruption|waiting)|time is the (?:sole|only) relief|(?:sole|only) (?:relief|remedy) (?:for|is)[^.;]{0,40}\b(?:delay|time)|gets? nothing for[^.;]{0,40}\b(?:delay|waiting|hours))/i
/** Is not paid for time that the other side costs. */
export const noPayForDelay: Finder = (read) => {
  if (!delay.test(read.around) || !noMoney.test(read.words)) return undefined
  if (/\b(?:either|each|neither|storm|flood|force majeure|except|unless|other than)\b/i.test(read.words))
    return undefined
  const gainer = /\b(?:though|even (?:if|when|where)) @([A-F])\b/i.exec(read.words)?.[1]
  const bearer = gainer && otherThan(read, gainer)
  return { ...(gainer && { gainer }), ...(bearer && { bearer }) }
}
