import { small } from '../frame.ts'
import { type Cast, capital, of } from '../rule.ts'
import { asSubject, be, isThing } from './phrase.ts'

const amount = String.raw`(?:(?:up to|at least|about|at most|no more than|a flat|flat|max(?:imum)?|min(?:imum)?) )?(?:\$ ?\d[\d,.]*\d?|\$\d|\d[\d,.]*%|\d[\d,.]* percent|[\p{L}-]+(?: [\p{L}-]+){0,5}? (?:percent|dollars|cents))`
const time = String.raw`(?:\d{1,3}|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fourteen|fifteen|twenty|thirty|forty-five|sixty|ninety) (?:business |calendar |working |full )?(?:hours?|days?|weeks?|months?|years?)`
const measured =
  /\b(?:fees?|charges?|rates?|price|deposit|rent|period|cap|limit|interest|salary|bonus|commission|allowance|retainer|budget|minimum|maximum|deductible|time|radius|surcharge|premium|tuition|wages?|pay|cost|penalty|grace|discount|tip|share|royalt(?:y|ies)|day|date|schedule|hours|stipend|severance|notice|probation)$/i

/** 'Response time, one hour for critical tickets', 'Grace period 10 days': a measure and what it is. */
const named = new RegExp(
  `^(?<what>[\\p{L}’' -]{3,50}?)(?:,|:| is| of|) (?<value>(?:${amount}|${time})(?![\\p{L}\\d])(?:[ ,][^;]{1,160})?)$`,
  'iu',
)
/** 'Further rounds at $85 an hour', 'broken ones $12 each'. */
const priced = new RegExp(
  `^(?<what>[^,;:$]{3,60}?)(?: are| is|:|,)? (?:at |for )?(?<value>${amount}(?: (?:an?|per|each|apiece|every|more)\\b[^;]{0,100})?)$`,
  'iu',
)
/** 'Thirty days from either side after probation'. */
const notice = new RegExp(
  `^(?<time>${time})['’]?(?<how> written)?(?: (?:prior )?notice)?,? (?:from|by|either way|from)? ?(?:either (?:side|party|way|one)|both sides|him or us|her or us)(?<more> (?:after|before|during|once|until)\\b[^;]{3,80})?$`,
  'iu',
)
/** 'Late = $25 a week', '5% flat after 10 days grace', '$35 if more than 10 days late'. */
const late = new RegExp(
  `^(?:late(?: (?:fee|charge|payments?))?)?(?: is|:|,)? ?(?<value>${amount}(?:[ ,][^;]{1,140})?)$`,
  'iu',
)
const interest = new RegExp(`^interest (?<on>on [^,;]{3,80}?),? (?:at|of) (?<rate>${amount}[^;]{0,60})$`, 'iu')
const lasts = new RegExp(`^(?:for )?(?<time>${time})(?<more> (?:after|from|following)\\b[^;]{3,80})?$`, 'iu')

/** What an employee may as well pay for, or owe. */
const ofEmployee =
  /\b(?:hous(?:e|ing)|room|board|deductions?|dues|loans?|advances?|repay\w*|contributions?|copays?|damages?)\b/i
/** 'CE, up to $600 a year': what an employer pays for. */
const allowance = new RegExp(
  `^(?<what>\\p{L}[\\p{L}’' -]{1,40}?)(?:,|:) (?<sum>${amount}(?: (?:an?|per|each|every) \\p{L}+)?)$`,
  'iu',
)
const each =
  /\b(?:each|apiece|an hour|per hour|a day|per day|a visit|per visit|a month|per month|a week|per week|per \p{Ll}+)\b/iu

/** A sentence of how much something is, where notes only name the two. */
export function measure(field: string, words: string, cast: Cast): string | null {
  const bare = words.replace(/[.]$/, '').trim()
  const ends = notice.exec(bare)?.groups
  if (ends?.time && /^(?:ending|probation|notice)Terms$/.test(field))
    return `Either party may end ${cast.bond} on ${of(ends.time.toLowerCase())}${ends.how ?? ''} notice${ends.more ?? ''}.`
  const long = field === 'protectionTerms' ? lasts.exec(bare)?.groups : undefined
  if (long?.time) return `The duty of confidentiality continues for ${long.time.toLowerCase()}${long.more ?? ''}.`
  const on = interest.exec(bare)?.groups
  if (on?.on && on.rate) return `${capital(cast.payer)} shall pay interest of ${on.rate} ${on.on}.`
  const charge = field === 'lateTerms' ? late.exec(bare)?.groups : undefined
  // Of two sums one is no charge for being late.
  const isLate =
    /\blate\b|\b(?:overdue|past due|grace)\b|\bafter (?:the )?\d|\bif (?:not|it)\b|\bper day\b|\ba day\b/i.test(bare)
  const isOne = (bare.match(/\$/g) ?? []).length < 2
  if (charge?.value && isLate && isOne && !/\binterest\b/i.test(bare))
    return `${capital(cast.payer)} shall pay a late charge of ${small(charge.value).replace(/ on late$/i, ' on late payments')}.`
  const read = named.exec(bare)?.groups
  if (read?.what && read.value && measured.test(read.what) && isThing(read.what) && !/^late$/i.test(read.what))
    return `${asSubject(read.what)} ${be(read.what)} ${read.value}.`
  const given = cast.type === 'employment-contract' ? allowance.exec(bare)?.groups : undefined
  if (given?.what && given.sum && isThing(given.what) && !measured.test(given.what) && !ofEmployee.test(given.what))
    return `The Employer shall pay the Employee ${small(given.sum)} for ${small(given.what).replace(/^CE$/i, 'continuing education')}.`
  const price = priced.exec(bare)?.groups
  if (
    price?.what &&
    price.value &&
    isThing(price.what) &&
    each.test(price.value) &&
    /^(?:service|consulting)-agreement$/.test(cast.type)
  )
    return `${capital(cast.payer)} shall pay ${price.value} for ${small(price.what)}.`
  return null
}
