// What a letter asks its reader for: each thing, by when, and what follows otherwise.

import { findAmounts, findSpokenDates, numberWords, valueOfWords } from '@casewright/law'
import { capital } from '../../capital.ts'
import { small } from '../draw/frame.ts'

export interface Ask {
  items: string[]
  /** Days of it, in ISO 8601. */
  days: string[]
  /** Whether one day is for all of it. */
  isOneDay: boolean
  otherwise?: string
}

/** Who asks, in a letter: what only they ask for is asked of its reader. */
const wants =
  /^(?:(?:so|and|also|now|look|all),? )*(?<who>[\p{L}.&’' -]{1,80}?)(?:[’']d| would| do| am| are| just| only)* (?:wants?|needs?|demands?|expects?|likes?|asks?|asking|insists? on|requires?|love|rather have|will take|will accept)(?: for| that)?(?: you| back)? (?!to (?:know|say|thank|complain|tell|talk|write|point|add|let|be|hear)\b|(?:you )?to (?:know|understand)\b|an answer\b)(?:to (?=(?:pay|refund|send|fix|return|repair|replace|give|stop|remove|deliver|finish|reimburse|credit|come|take|have|get|see)\b))?(?<what>.+)$/isu
const self = /^(?:I|we|(?:our|my|the) clients?|client)$/i
const orders =
  /^(?:please |you (?:must|should|need to|have to) )(?<what>(?:pay|refund|send|fix|return|repair|replace|give|stop|remove|deliver|finish|reimburse|credit|take|issue|cancel|correct|provide|make|complete|pick|come|cease)\b.+)$/isu
const bare =
  /^(?<what>(?:(?:the )?(?:full|whole|entire) )?(?:refund|payment|balance|replacement|credit|\$[\d,.]+)\b[^.]{0,80}\b(?:by|within|in)\b.+)$/isu
const otherwise =
  /[,;]? (?:and )?(?:otherwise|or else|if not)[,]? |[,;]? or (?=(?:I|we|she|he)(?:[’'](?:m|ll|re|d)| am| will| are| is| can| would) )|[,;]? and if (?=(?:not|you|I|we|they|it)\b)/iu
const counted = new RegExp(
  `,? ?(?:\\b(?:within|in|no later than) )?(?:the next )?\\b(?<count>\\d{1,3}|a|${numberWords}) (?:calendar )?(?<unit>days?|weeks?)(?: (?:of|from|after) (?:(?:the date of )?(?:this|the|my|your receipt of this) letter|today|now))?(?=[.,;]|$| or\\b| and\\b| back\\b)`,
  'iu',
)
const isLead = /\b(?:within|in|no later than)\b/i

const several =
  /;\s*|,? and (?=(?:you to|in writing|a credit|an? \p{Ll}+ (?:refund|credit|letter)|confirm|delete|stop|return|pay|keep|remove|mail|send|provide)\b)/u
/** 'It fixed', 'the old rate put back': what is to be done with something. */
const done =
  /^(?<what>it|the (?:\p{Ll}+ )?\p{Ll}+|the \$[\d,.]+\d) (?<how>(?:fixed|repaired|replaced|removed|refunded|credited|returned|restored|corrected|cleaned|reimbursed|put back|taken (?:off|down|away))\b)/u

/** 'We want them to pay': what only a reader does. */
const theirs =
  /^(?:them|him|her) to (?=(?:pay|refund|send|fix|return|repair|replace|stop|remove|deliver|finish|reimburse|credit|issue|cancel|correct|provide|come|cease|honor|redo)\b)/u

/** A day that is so many days after the day of the letter. */
export function countedDay(words: string, today: string): { iso: string; start: number; end: number } | null {
  const found = counted.exec(words)
  if (!found || (!isLead.test(found[0]) && words.trim().split(/\s+/).length > 3)) return null
  const said = found.groups?.count?.toLowerCase() ?? ''
  const count = said === 'a' ? 1 : /^\d/.test(said) ? Number(said) : valueOfWords(said)
  if (count === null) return null
  const days = /^week/i.test(found.groups?.unit ?? '') ? count * 7 : count
  const iso = new Date(Date.parse(`${today}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
  return { iso, start: found.index, end: found.index + found[0].length }
}

const by =
  /,? ?\b(?:no later than|on or before|by|before) (?:the end of )?(?:(?:noon|close of business|end of business|the end of the day)(?: on)? )?(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day,? )?$/i

/** Days by which something is asked for: later than that of the letter. */
export const daysBy = (words: string, today: string): { iso: string; start: number; end: number }[] =>
  findSpokenDates(words).flatMap(({ start, end, iso }) =>
    iso && iso > today && by.test(words.slice(0, start)) ? [{ start, end, iso }] : [],
  )

/** What is asked for in a sentence, as it is said to the reader; null where nothing is. */
export function askIn(sentence: string, today: string, isAsker: (who: string) => boolean): Ask | null {
  const plain = sentence.replace(/[.!\s]{1,4}$/, '')
  const cut = otherwise.exec(plain)
  const own = cut && cut.index > 8 ? plain.slice(0, cut.index) : plain
  const wanted = wants.exec(own)?.groups
  const isOwn = wanted?.who !== undefined && (self.test(wanted.who) || isAsker(wanted.who))
  const found = (isOwn ? wanted : (orders.exec(own) ?? bare.exec(own))?.groups)?.what
  if (!found) return null
  const rest = cut && own !== plain ? plain.slice(cut.index + cut[0].length) : ''
  const isIf = cut !== null && /if $/i.test(cut[0])
  const days = daysBy(found, today)
  const count = days.length === 0 ? countedDay(found, today) : null
  let what = found
  const [day] = days
  const isOneDay = days.length === 1 || count !== null
  if (count) what = found.slice(0, count.start) + found.slice(count.end)
  else if (day && isOneDay) {
    const lead = by.exec(found.slice(0, day.start))
    if (lead) what = found.slice(0, day.start - lead[0].length) + found.slice(day.end)
  }
  const parts = /\bor\b/.test(what) ? /;\s*/ : several
  const items = what
    .replace(/^,? ?(?:and )?/, '')
    .split(parts)
    .map((one) =>
      one
        .replace(/, (?<own>(?:we|I) pay \$[\d,.]+\d)(?=,|$)/u, ' ($<own>)')
        .replace(done, 'that $<what> be $<how>')
        .replace(/^you to (?=\p{Ll})/u, 'that you ')
        .replace(theirs, 'that you '),
    )
    .map((one) => one.replace(/^[\s,]+/, '').replace(/(?<![\s,])[\s,]+$/, ''))
    .filter(Boolean)

  return {
    items: items.map(capital),
    days: days.length > 0 ? days.map(({ iso }) => iso) : count ? [count.iso] : [],
    isOneDay,
    ...(rest && { otherwise: isIf ? `If ${rest}` : `Otherwise, ${rest}` }),
  }
}

/** What follows where it is not done. */
export const isOtherwise = (words: string): boolean =>
  /^(?:if not\b|otherwise\b|or else\b|if (?:you|they|he|she|it|I|this|we)\b[^.]*(?:n[’']t\b|\bnot\b)|(?:after that|then) (?:I|we)(?:[’']ll| will))/i.test(
    words,
  )

const alias =
  /^(?:the rest|the balance|it|it all|all of it|that|what(?:ever)? (?:you|is) (?:still )?owed?|the money|my money|the whole thing|the full (?:amount|balance)|payment|payment in full|full payment|the remaining (?:amount|balance)|my (?:full |whole |entire )?deposit|the (?:full |whole |entire )?deposit)(?<back> back)?(?=,|$)/iu
const ways =
  /^(?:by |in |via )?(?:(?:a |cashier['’]s |certified |personal )?(?:check|cash|Zelle|Venmo|wire|ACH|money order|PayPal|card)s?(?: is fine| okay| ok)?(?:,? or |, )?)+$/iu

/** Things that are demanded, with the sum that they mean. */
export function paid(item: string, sum: string | null): string {
  const own = /^(?<what>(?:the|my|our) (?:full |whole |entire )?\$\d.{0,200}) back$/iu.exec(item)?.groups?.what
  if (own) return `The return of ${small(own)}`
  const [first = '', ...more] = item.split(/, /)
  const way = more.filter((one) => ways.test(one)).map((one) => (/^(?:by|in|via) /i.test(one) ? one : `by ${one}`))
  const others = more.filter((one) => !ways.test(one))
  const found = alias.exec(first)
  const named = found
    ? sum
      ? `${found.groups?.back ? 'The return of' : /deposit/i.test(first) ? 'The return of my deposit of' : 'Payment of'} ${sum}`
      : null
    : /^\$\d/.test(first)
      ? first.replace(
          /^(?<sum>\$[\d,.]+)(?<back> back)?/u,
          (_, sum: string, back?: string) => `${back ? 'The return of' : 'Payment of'} ${sum}`,
        )
      : null
  const isMore = found && first.length > found[0].length ? first.slice(found[0].length) : ''
  const told = others.map((one) => one.replace(/^so (?=\$\d)/, 'for a total of '))
  return named ? [named + isMore, ...told, ...way].join(', ') : [first, ...others, ...way].join(', ')
}

/** The sum of a deposit: one that stands beside that word; null where none or more do. */
export function depositIn(words: string): string | null {
  const all = [
    ...words.matchAll(
      /\bdeposit(?:,| of| was| is|:)? (?:of )?(?<behind>\$\d[\d,]{0,12}(?:\.\d\d)?)|(?<before>\$\d[\d,]{0,12}(?:\.\d\d)?) (?:(?:security|damage|cleaning|down|rental) )?deposit\b/gi,
    ),
  ].map(({ groups }) => (groups?.behind ?? groups?.before ?? '').replace(/,$/, ''))
  const sums = new Set(all)
  return sums.size === 1 ? (all[0] ?? null) : null
}

/** What somebody paid is owed no longer, and what who writes owed is not owed to them. */
const isPaid =
  /\b(?:paid|paying|pay)(?: off)?(?: (?:the|my|our|him|her|them|you))?(?: (?:full|remaining|whole|entire))? $|\b(?:I|we)(?:['’]ve|['’]d)? (?:only |still |never |also )?$/i

/** The sum that is owed, where notes tell one in so many words; null where none or more. */
export function owedIn(words: string): string | null {
  const found = [
    ...words.matchAll(
      /\b(?:owes?|owed|balance(?: of| is| due)?|remaining|(?:is|are|remains?) (?:still )?(?:due|unpaid|owing|outstanding))\b/gi,
    ),
  ]
  const unpaid = found.filter(({ index }) => !isPaid.test(words.slice(Math.max(0, index - 60), index)))
  const near = unpaid.flatMap(({ index }) =>
    findAmounts(words.slice(Math.max(0, index), index + 40))
      .slice(0, 1)
      .map(({ words: sum }) => sum),
  )
  const sums = [...new Set(near)]
  if (sums.length === 1) return sums[0] ?? null
  const all = [...new Set(findAmounts(words).map(({ words: sum }) => sum))]
  return found.length === unpaid.length && sums.length === 0 && all.length === 1 ? (all[0] ?? null) : null
}
