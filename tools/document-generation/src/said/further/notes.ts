import { findSpokenDates, numberWords, valueOfWords } from '@casewright/law'
import { longDate } from '@casewright/templates'
import { capital } from '../../capital.ts'
import { forgiven, isLoanTold } from './notes-forgiven.ts'
import { callable, graced, jointly, lentAt, marriedPair, secured } from './notes-short.ts'
import { isPartyLine, notesTold, withTown } from './notes-told.ts'
import { type Reader, type Readers, sentence, stopped, valueAt } from './telling.ts'

/** What the clause on prepayment says itself. */
const prepays =
  /^(?:prepayment(?: is)?:? (?:is )?(?:allowed|permitted|ok(?:ay)?|yes|fine|any ?time)|(?:(?:(?:the )?borrower|he|she|they|it) )?(?:(?:can|may|is allowed to|has the right to) )?(?:pre-?pay|pay (?:it |this )?(?:off |back )?(?:early|ahead|any ?time))|(?:there is )?no (?:pre-?pay(?:ment)? )?(?:penalty|penalties|fee|charge)(?: for (?:paying (?:it )?(?:off )?early|early payment|pre-?payment|pre-?paying))?)(?:,? (?:it|in full|or in part|in whole|early|at|any ?time|whenever|off|all|some|this note|the note|the loan))*(?:,? ?(?:with)?(?:out| no) (?:any |a )?(?:pre-?payment )?(?:penalty|fee|charge|cost))?[.]?$/iu
const noSecurity =
  /^(?:(?:the )?(?:note|loan) is |it(?:['’]s| is) )?(?:unsecured|not secured)(?: (?:note|loan))?[.]?$|^no (?:collateral|security)[.]?$|^(?:security|collateral|secured)(?: by)?:? (?:none|no|unsecured|n\/a|nothing)[.]?$|^(?:(?:the|my|his|her|their) )?\p{L}+(?: \p{L}+)? is not (?:the )?(?:collateral|security)(?:[,;] (?:it['’]?s|it is|the (?:note|loan) is) unsecured)?[.]?$/iu
const noInterest = /^interest(?: rate)?(?: is)?:? ?(?:none|no|zero|0 ?%?|n\/a|no interest)[.]?$/iu
const rateAfter =
  /^(?:(?:if|when|after) (?:he|she|it|they|(?:the )?borrower)? ?(?:is in )?defaults?,? (?:the )?(?:rate|interest)(?: rate)? (?:goes|rises|increases|jumps|is|becomes)(?: up)?(?: to)? |default (?:interest|rate)(?: rate)?(?: is| of|:)? ?)(?<rate>[\d.]{1,5} ?%|[\d.]{1,5} percent|\p{L}+ percent)(?<per> (?:a|per) (?:year|annum))?[.]?$/iu
const lateLine =
  /^(?:late (?:charge|fee|penalty):? (?<what>[\d.]{1,5} ?%|\$[\d,.]+)|(?<sum>[\d.]{1,5} ?%|\$[\d,.]*\d) late (?:charge|fee|penalty))(?: of (?:the )?(?:payment|installment|overdue amount))?,? (?:after |(?:if|when) (?:it['’]?s |a payment is |he['’]s |she['’]s |payment is )?(?:more than |over )?)(?<days>\d{1,3}) days?(?: late| overdue)?[.]?$/iu
const balanceDue =
  /^(?:default:? )?(?<when>if (?:a|any|he|she|it|they|I|we|the borrower)(?!\p{L})[^;\n]{4,90}?),? (?<what>(?:the )?(?:entire |whole |full |unpaid |all )?(?:balance|loan|note|principal|amount)[^;\n]{3,60}?(?:due|payable)[^;\n]{0,30}?)[.]?$/iu

const firstPay =
  /(?<first>(?:starting|beginning|commencing|first (?:payment|one)(?: is)?(?: due)?|with the first (?:one |payment )?due)(?: on)? )/iu
const often = '(?<often>monthly|weekly|quarterly|annual|yearly)'
const counted = new RegExp(
  `(?<count>\\d{1,3}|${numberWords}) (?:equal |even |level )?${often}(?: (?:payments|installments)|(?=[.,;]| (?:starting|beginning|commencing|from|of|at|first)\\b|$))(?: (?:of|at) (?<sum>\\$[\\d,]+(?:\\.\\d\\d)?))?`,
  'iu',
)
const each = new RegExp(
  `^(?:(?:re)?payments?:? )?${often} (?:payments|installments) of (?<sum>\\$[\\d,]+(?:\\.\\d\\d)?)(?:,? (?:for|over) (?<count>\\d{1,3}|${numberWords}) (?<unit>years?|months?))?`,
  'iu',
)
const onDay =
  /^(?:repayment:? |payments:? )?(?<sum>\$[\d,]+(?:\.\d\d)?) (?:due )?(?:on|by) the (?<day>\d{1,2}(?:st|nd|rd|th)|first|last day|fifteenth)(?: day)? of (?:each|every|the) month/iu
const periods: Readonly<Record<string, string>> = {
  monthly: 'month',
  weekly: 'week',
  quarterly: 'quarter',
  annual: 'year',
  yearly: 'year',
}

const countOf = (words = '') => (/\d/.test(words) ? Number(words) : (valueOfWords(words) ?? 0))
/** The day of the month so many months later. */
function monthsAfter(iso: string, months: number): string {
  const [year = 0, month = 1, day = 1] = iso.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0))
  return `${last.toISOString().slice(0, 8)}${String(Math.min(day, last.getUTCDate())).padStart(2, '0')}`
}

/** How it is repaid, from the sentence that says how often and from when. */
const repaid: Reader = ({ text }, { found }) => {
  const first = firstPay.exec(text)
  const from = first
    ? findSpokenDates(text).find(({ start }) => start >= first.index && start - first.index - first[0].length < 2)?.iso
    : undefined
  const begins = from ? `, beginning on ${longDate(from)}` : ''
  // What was read whole already stands, unless it lacks the day on which it begins.
  const read = valueAt(found, 'repayment')
  if (/^The Borrower shall pay/.test(read) && (/beginning/.test(read) || begins === '')) return null
  const day = onDay.exec(text)?.groups
  if (day?.sum)
    return {
      values: {
        repayment: `The Borrower shall pay ${day.sum} on the ${day.day} of each month${begins}, until all is paid.`,
      },
      isWhole: true,
    }
  if (/\binterest[- ]only\b/i.test(text) && /\bballoon\b/i.test(text)) {
    const balloon = findSpokenDates(text).at(-1)?.iso
    return balloon && balloon !== from
      ? {
          values: {
            repayment: `The Borrower shall pay only the interest each ${/quarter/i.test(text) ? 'quarter' : 'month'}${begins}, until all is due.`,
            endDate: balloon,
          },
          isWhole: true,
        }
      : null
  }
  const many = counted.exec(text)?.groups
  const one = many ? undefined : each.exec(text)?.groups
  const groups = many ?? one
  if (!groups) return null
  const period = periods[(groups.often ?? '').toLowerCase()] ?? ''
  const times = many
    ? countOf(many.count)
    : countOf(one?.count) * (/year/i.test(one?.unit ?? '') && period === 'month' ? 12 : 1)
  const isMonths = period === 'month' && (many !== undefined || one?.unit !== undefined)
  const endDate = isMonths && from && times > 1 ? monthsAfter(from, times - 1) : ''
  const spanned = one?.count ? ` for ${one.count} ${one.unit}` : ''
  const repayment = many
    ? many.sum
      ? `The Borrower shall pay ${many.sum} each ${period} in ${(many.count ?? '').toLowerCase()} payments${begins}.`
      : `The Borrower shall repay this note in ${(many.count ?? '').toLowerCase()} equal ${(groups.often ?? '').toLowerCase()} payments${begins}.`
    : `The Borrower shall pay ${one?.sum} each ${period}${spanned}${begins}.`
  const isAll = !/\bif\b|\blate\b|\bcollateral|\bsecured/i.test(text)
  return {
    values: { repayment, ...(endDate && valueAt(found, 'endDate') === '' && { endDate }) },
    isWhole: isAll && (many !== undefined || text.length < 140),
  }
}
const sums = /\$\d[\d,]*(?:\.\d\d)?/g
/** What says again how it is repaid, or by when. */
const again: Reader = ({ text }, { found }) => {
  const repayment = valueAt(found, 'repayment')
  const endDate = valueAt(found, 'endDate')
  if (/\b(?:late|if|default|secured|collateral|interest of)\b/i.test(text) || text.length > 140) return null
  const isPaid =
    /^The Borrower shall pay/.test(repayment) &&
    /\b(?:a|per|each|every) (?:month|week|quarter|year)|\b(?:monthly|weekly|quarterly|annual) (?:payments|installments)/i.test(
      text,
    ) &&
    (text.match(sums) ?? ['']).every((sum) => repayment.includes(sum))
  const last = findSpokenDates(text)
  const isLast =
    last.length === 1 &&
    last[0]?.iso === endDate &&
    /^(?:everything|all|whatever|maturity|matures|the (?:rest|balance|remainder|note|loan))\b/i.test(text)
  return isPaid
    ? {
        values: {
          repayment:
            repayment.split(/(?<=\.) (?=The Borrower)/).findLast((one) => /^The Borrower shall/.test(one)) ?? repayment,
        },
        isWhole: true,
      }
    : isLast
      ? { values: {}, isWhole: true }
      : null
}
const allDue: Reader = ({ text }, { found }) => {
  const date = findSpokenDates(text).at(-1)
  const isDue =
    date?.iso &&
    /\b(?:due|payable|matur\w+|paid (?:off|back|in full)|repaid|lump sum)\b/i.test(text.slice(0, date.start)) &&
    !firstPay.test(text.slice(0, date.start))
  if (!isDue || valueAt(found, 'endDate')) return null
  const isLump = /\b(?:lump sum|one payment|single payment|all at once)\b/i.test(text)
  return {
    values: {
      endDate: date.iso ?? '',
      ...(isLump && { repayment: 'The Borrower shall pay all that is owed in one payment.' }),
    },
    isWhole: isLump && text.length < 130,
  }
}

const person = String.raw`\p{Lu}[\p{L}.’'-]+(?: \p{Lu}[\p{L}.’'-]*){1,2}`
const signed: readonly RegExp[] = [
  new RegExp(
    `^[Ss]igns? for (?:the )?(?<who>[^:|;.]{3,40}?) ?[:|] ?(?<name>${person}),? (?:the |its )?(?<post>[\\p{L} ]{3,30}?)[.]?$`,
    'u',
  ),
  new RegExp(
    `^(?<who>[Tt]heir|[Ii]ts) (?<post>[\\p{Ll} ]{3,30}?),? (?<name>${person}),? (?:will |can |is to )?signs?\\b`,
    'u',
  ),
  new RegExp(
    `^(?:I['’]m|I am) (?<name>${person}),? (?:the |its )?(?<post>[\\p{L} ]{3,30}?),? and (?:I )?(?:will |can )?sign\\b`,
    'u',
  ),
  new RegExp(
    `^(?:[Ss]igner|[Ss]igning|[Ss]ignatory)(?: for (?<who>[^:;.]{3,50}?))?(?: is|:) (?<name>${person}),? (?:the |its )?(?<post>[\\p{L} ]{3,30}?)[.]?$`,
    'u',
  ),
  new RegExp(
    `^(?<who>\\p{Lu}[^:;.]{2,40}?)['’]s (?<post>[\\p{Ll} ]{3,30}?),? (?<name>${person}),? (?:will |can )?signs?\\b`,
    'u',
  ),
  new RegExp(
    `^(?<name>${person}),? (?:the |its |as )?(?<post>[\\p{Ll} ]{3,30}?),? (?:will |is to )?signs? for (?<who>[^;]{3,50}?)[.]?$`,
    'u',
  ),
]
/** Who signs for a body, and as what. */
export const signerIn = (text: string): { name: string; post: string; who: string } | null => {
  for (const pattern of signed) {
    const { name = '', post = '', who = '' } = pattern.exec(text)?.groups ?? {}
    if (name && post)
      return { name, post: /^(?:CEO|CFO|COO)$/i.test(post) ? post.toUpperCase() : capital(post.trim()), who }
  }
  return null
}
const signs: Reader = ({ text }, { found }) => {
  const one = signerIn(text)
  const isBody = /\b(?:Inc|LLC|LLP|LP|Corp|Company|Co|P\.C)\b/.test(valueAt(found, 'borrowerName'))
  const isLender = one !== null && /lender/i.test(one.who)
  return one && isBody && !isLender ? { values: { borrowerSigner: `${one.name}, ${one.post}` }, isWhole: true } : null
}

const besides =
  /^(?:It is also a default if\b|The Borrower may cure a missed payment within (?:ten|10) days after written notice\b)/

const ends =
  /\b(?:due|payable|matur\w*|paid|repa\w+|pays?|payments?|installments?|by|until|till|through|thru|final|last|ends?|ending|balloon|lump|term|back)\b/i
export const ofNote: Readers = {
  ofOrders: [signs],
  isNoTerm: (words, { found }) =>
    isPartyLine(words) || isLoanTold(words, [valueAt(found, 'borrowerName'), valueAt(found, 'lenderName')]),
  finish: (found) => {
    const [borrower, lender] = [valueAt(found, 'borrowerAddress'), valueAt(found, 'lenderAddress')]
    const [own, other] = [withTown(borrower, lender), withTown(lender, borrower)]
    // What is a default besides leaves what the clause says of a missed payment.
    const breach = valueAt(found, 'breachTerms')
    const isBesides = breach !== '' && breach.split('\n').every((one) => besides.test(one))
    const more = [valueAt(found, 'additionalTerms'), breach].filter(Boolean).join('\n')
    return {
      ...(isBesides && { breachTerms: '', additionalTerms: more }),
      ...(own !== borrower && { borrowerAddress: own }),
      ...(other !== lender && { lenderAddress: other }),
    }
  },
  readers: [
    lentAt,
    secured,
    jointly,
    graced,
    callable,
    marriedPair,
    ...notesTold,
    ({ text }) => (prepays.test(text) ? { values: {}, isWhole: true } : null),
    // No clause of the form says it.
    ({ text }) =>
      noSecurity.test(text) ? { values: { additionalTerms: 'This note is unsecured.' }, isWhole: true } : null,
    forgiven,
    ({ text }) => (noInterest.test(text) ? { values: { interest: 'None' }, isWhole: true } : null),
    sentence(rateAfter, ({ rate = '', per = '' }) => ({
      lateTerms: `After a default, the unpaid principal bears interest at the rate of ${rate}${per}.`,
    })),
    sentence(lateLine, ({ what, sum, days = '' }) => ({
      lateTerms: `If a payment is more than ${days} days late, the Borrower shall pay a late charge of ${what ?? sum}${(what ?? sum ?? '').includes('%') ? ' of the payment' : ''}.`,
    })),
    sentence(balanceDue, ({ when = '', what = '' }) => ({
      breachTerms: stopped(
        `${capital(when.replace(/\b(?:(?:he|she|it)['’]s|I['’]m|they['’]re|we['’]re)/i, 'the Borrower is').replace(/\b(?:he|she|they|it|I|we)\b/i, 'the Borrower'))}, ${what.replace(/^(?=entire|whole|full|unpaid|balance)/i, 'the ')}`,
      ),
    })),
    repaid,
    again,
    allDue,
    signs,
    ({ text }) =>
      /^(?:county(?: is|:)? )?\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)? County(?:, \p{L}+)?[.]?$/u.test(text)
        ? { values: {}, isWhole: true }
        : null,
  ],
  isMisread: (one, unit, { text, found }) => {
    if (one.field === 'collateral')
      return /^(?:none|no(?: collateral| security)?|n\/a|nothing)[.]?$|\bunsecured\b|\b(?:is|are) not (?:the )?(?:collateral|security)\b/i.test(
        one.value,
      )
    // A day that nothing calls the last is none: 'lends it to his sister on June 1'.
    if (one.field === 'endDate' && one.from && unit)
      return (
        !ends.test(unit.text.slice(0, one.from.end - unit.start)) &&
        !/^\W{0,3}(?:maturity|due)\b/i.test(text.slice(one.from.end, one.from.end + 14))
      )
    if (one.field === 'repayment') return /^The Borrower (?:pays|will pay)\b/.test(one.value)
    if (one.field !== 'startDate' || !one.from) return false
    const before = text.slice(Math.max(unit?.start ?? 0, one.from.start - 60), one.from.end)
    const dated =
      /\b(?:dated?|date of (?:the )?(?:note|loan)|effective|as of|signed|signing|made|closing|closes|today)\b/i.test(
        before,
      )
    return (
      !dated ||
      /\b[Tt]rust\b[^.;\n]{0,24}$/.test(text.slice(Math.max(unit?.start ?? 0, one.from.start - 40), one.from.start)) ||
      valueAt(found, 'endDate') === one.value
    )
  },
}
