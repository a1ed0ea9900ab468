// What a letter asks its reader for: each thing, by when, and what follows otherwise.
import { findAmounts, findSpokenDates } from '@casewright/law'

export interface Ask {
  items: string[]
  /** Days of it, in ISO 8601. */
  days: string[]
  /** Whether one day is for all of it. */
  isOneDay: boolean
  otherwise?: string
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)
const wants =
  /^(?:(?:so|and|also|now|look|all),? )*(?:(?:I|we|she|he|they)(?:[’']d| would| do| am| are| just| only)*|(?:our |my |the )?client|\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?) (?:wants?|needs?|demands?|expects?|likes?|asks?|asking|insists? on|requires?|love|rather have|will take|will accept)(?: for| that)?(?: you| back)? (?!to (?:know|say|thank|complain|tell|talk|write|point|add|let|be|hear)\b|(?:you )?to (?:know|understand)\b|an answer\b)(?:to (?=(?:pay|refund|send|fix|return|repair|replace|give|stop|remove|deliver|finish|reimburse|credit|come|take|have|get|see)\b))?(?<what>.+)$/isu
const orders =
  /^(?:please |you (?:must|should|need to|have to) )(?<what>(?:pay|refund|send|fix|return|repair|replace|give|stop|remove|deliver|finish|reimburse|credit|take|issue|cancel|correct|provide|make|complete|pick|come|cease)\b.+)$/isu
const bare =
  /^(?<what>(?:(?:the )?(?:full|whole|entire) )?(?:refund|payment|balance|replacement|credit|\$[\d,.]+)\b[^.]{0,80}\b(?:by|within|in)\b.+)$/isu
const otherwise =
  /[,;]? (?:and )?(?:otherwise|or else|if not)[,]? |[,;]? or (?=(?:I|we|she|he)(?:[’'](?:m|ll|re|d)| am| will| are| is| can| would) )|[,;]? and if (?=(?:not|you|I|we|they|it)\b)/iu
const numbers: Readonly<Record<string, number>> = {
  a: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  ten: 10,
  fourteen: 14,
  fifteen: 15,
  twenty: 20,
  'twenty-one': 21,
  thirty: 30,
}
const counted =
  /,? ?(?:\b(?:within|in|no later than) )?(?:the next )?\b(?<count>\d{1,3}|a|one|two|three|four|five|six|seven|ten|fourteen|fifteen|twenty|twenty-one|thirty) (?:calendar )?(?<unit>days?|weeks?)(?: (?:of|from|after) (?:(?:the date of )?(?:this|the|my|your receipt of this) letter|today|now))?(?=[.,;]|$| or\b| and\b)/iu
const isLead = /\b(?:within|in|no later than)\b/i

const several =
  /;\s*|,? and (?=(?:you to|in writing|a credit|an? \p{Ll}+ (?:refund|credit|letter)|confirm|delete|stop|return|pay|keep|remove|mail|send|provide)\b)/u
/** 'It fixed', 'the old rate put back': what is to be done with something. */
const done =
  /^(?<what>it|the (?:\p{Ll}+ )?\p{Ll}+|the \$[\d,.]+\d) (?<how>(?:fixed|repaired|replaced|removed|refunded|credited|returned|restored|corrected|cleaned|reimbursed|put back|taken (?:off|down|away))\b)/u

/** A day that is so many days after the day of the letter. */
export function countedDay(words: string, today: string): { iso: string; start: number; end: number } | null {
  const found = counted.exec(words)
  if (!found || (!isLead.test(found[0]) && words.trim().split(/\s+/).length > 3)) return null
  const count = numbers[found.groups?.count?.toLowerCase() ?? ''] ?? Number(found.groups?.count)
  const days = /^week/i.test(found.groups?.unit ?? '') ? count * 7 : count
  const iso = new Date(Date.parse(`${today}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
  return { iso, start: found.index, end: found.index + found[0].length }
}

const by = /,? ?(?:\b(?:no later than|on or before|by|before|until)) (?:the end of )?$/i

/** What is asked for in a sentence, as it is said to the reader; null where nothing is. */
export function askIn(sentence: string, today: string): Ask | null {
  const plain = sentence.replace(/[.!\s]{1,4}$/, '')
  const cut = otherwise.exec(plain)
  const own = cut && cut.index > 8 ? plain.slice(0, cut.index) : plain
  const found = (wants.exec(own) ?? orders.exec(own) ?? bare.exec(own))?.groups?.what
  if (!found) return null
  const rest = cut && own !== plain ? plain.slice(cut.index + cut[0].length) : ''
  const isIf = cut !== null && /if $/i.test(cut[0])
  const days = findSpokenDates(found).flatMap(({ start, end, iso }) => (iso ? [{ start, end, iso }] : []))
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
        .replace(/^you to (?=\p{Ll})/u, 'that you '),
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
  /^(?:the rest|the balance|it|it all|all of it|that|what(?:ever)? (?:you|is) (?:still )?owed?|the money|my money|the whole thing|the full (?:amount|balance)|payment|payment in full|full payment|the remaining (?:amount|balance)|my (?:full |whole |entire )?deposit|the (?:full |whole |entire )?deposit|my money)(?<back> back)?(?=,|$)/iu
const ways =
  /^(?:by |in |via )?(?:(?:a |cashier['’]s |certified |personal )?(?:check|cash|Zelle|Venmo|wire|ACH|money order|PayPal|card)s?(?: is fine| okay| ok)?(?:,? or |, )?)+$/iu

/** Things that are demanded, with the sum that they mean. */
export function paid(item: string, sum: string | null): string {
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

/** The sum that is owed, where notes tell one in so many words; null where none or more. */
export function owedIn(words: string): string | null {
  const found = [
    ...words.matchAll(
      /\b(?:owes?|owed|balance(?: of| is| due)?|remaining|(?:is|are|remains?) (?:still )?(?:due|unpaid|owing|outstanding))\b/gi,
    ),
  ]
  const near = found.flatMap(({ index }) =>
    findAmounts(words.slice(Math.max(0, index), index + 40))
      .slice(0, 1)
      .map(({ words: sum }) => sum),
  )
  const sums = [...new Set(near)]
  if (sums.length === 1) return sums[0] ?? null
  const all = [...new Set(findAmounts(words).map(({ words: sum }) => sum))]
  return sums.length === 0 && all.length === 1 ? (all[0] ?? null) : null
}
