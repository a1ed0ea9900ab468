import { findSpokenDates } from '@casewright/law'
import type { Place } from '../output.ts'
import type { Edit } from './edits.ts'

const ones = 'one two three four five six seven eight nine'.split(' ')
const teens = 'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ')
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const one = `(?:${ones.join('|')})`
const two = `(?:(?:${tens.join('|')})(?:[ -]${one})?|${teens.join('|')})`

/** The value of 'seventy three' or 'nine'. */
function small(words: string): number {
  const [first = '', second = ''] = words.toLowerCase().split(/[ -]/)
  if (teens.includes(first)) return 10 + teens.indexOf(first)
  if (tens.includes(first)) return 20 + 10 * tens.indexOf(first) + (ones.indexOf(second) + 1)
  return ones.indexOf(first) + 1
}

const pairOf = new RegExp(`^(${one}) ((?:${tens.join('|')})(?:[ -]${one})?)$`)

/** The value of 'one hundred forty two thousand five hundred'. */
function full(words: string): number {
  const [thousands = '', below = ''] = words.toLowerCase().split(/ thousand ?/)
  const hundreds = (part: string) => {
    // 'Six thousand one fifty' is 6,150.
    const [, few, more] = pairOf.exec(part) ?? []
    if (few && more) return small(few) * 100 + small(more)
    const [head, tail] = / hundred/.test(part) ? part.split(/ hundred ?/) : ['', part]
    return (head ? small(head) * 100 : 0) + (tail ? small(tail.replace(/^and /, '')) : 0)
  }
  return hundreds(thousands) * 1000 + hundreds(below)
}

/** Figures as they are said of money, without thousands: 'seventy three fifty', 'eighteen five', 'twenty one hundred'. */
const said = new RegExp(
  `\\b(?:(?<full>(?:${two}|${one})(?: hundred(?: (?:and )?(?:${two}|${one}))?)? thousand(?: (?:${one}) hundred| (?:${one})(?= (?:${tens.join('|')})))?(?: (?:and )?(?:${two}|${one}))?)|(?<hundreds>${two}|${one}) hundred(?: (?:and )?(?<rest>${two}(?: (?<half>${one})(?: hundred)?)?|${one}))?|(?:an? )?(?<bare>hundred)(?: (?:and )?(?<over>${two}|${one}))?|(?<grand>${two}|${one}) grand|(?<head>${two}|${one}) (?<pair>${two})(?<tenth> ${one})?(?! hundred)|(?<thousands>(?:${tens.join('|')})[ -]${one}|${teens.join('|')}) (?<tail>${one})|(?<plain>(?:${tens.join('|')})[ -]${one}|${two}|${one})(?=[ -](?:dollar|buck)s?\\b)|(?<each>${two})(?= an? (?:ton|bag|barrel|pound|gallon|acre|piece|visit|session|load|box|crate|bushel|yard|square foot)\\b))\\b`,
  'gi',
)
const money =
  /\b(?:price|principal|(?:installments?|payments?) of|rent|salary|fees?|pays?|paid|paying|deposit|balance|amount|total|sum|owed|costs?|worth|flat|wants?|makes?|making|earns?|check|take|offer|asking|refund|retainer|settle|owes?|down|from|back|to|dollars|month|pay|late)\b[^.;\n]{0,45}$/i
const moneyAfter =
  /^[\s-]?(?:dollars?|bucks?|an?\s(?:month|year|hour|week|day|ton|bag|barrel|pound|gallon|acre|piece|visit|session|load|box|crate|bushel|yard)|(?:in )?total\b|in all\b|altogether\b|per\s|down\b|to settle|even\b|flat\b|for (?:the|a|an)\b|late\b|last year\b|this year\b|(?:each|apiece)(?=[.,;]|$)|(?:goes|is due|comes|payable)\b)/i
const notMoney =
  /^\s(?!dollars\b|bucks\b|plus\b|less\b|thousands\b|unless\b|always\b|besides\b|as\b|is\b|was\b|this\b|his\b|its\b)\p{Ll}{3,20}(?<!s)s\b|^[\s-]?(?:days?|weeks?|months?|years?|percent|%|people|bushels|pounds|tons|gallons|feet|foot|hours?|minutes?|miles?|pages?|times?|acres?|square|o['’]?clock|am\b|pm\b|a\.m|p\.m|degrees|employees|negatives|copies|units|thousand|million|billion|hundred|point|by (?:\d{1,4}(?![\d/,.])|(?:two|three|four|five|six|seven|eight|nine|ten|twelve|fourteen|fifteen|sixteen|eighteen|twenty|twenty-four|thirty|forty)\b))/iu

const goesOn = new RegExp(
  `^[ -](?:${two}|${one}|hundred|thousand)\\b(?! (?:percent|days|weeks|months|years|hours|of|for|each))`,
  'i',
)
const perHour = /^\s(?:an?|per)\s(?:hour|mile|page|word|gallon|pound|square foot)\b/i

const centsAfter = new RegExp(`^ (?:and )?(?<cents>${two}|${one}) cents?\\b`, 'i')

/** Times of a day: 'Monday to Friday, eight to four thirty'. */
const isClock = /^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?:fifteen|thirty|forty[ -]five)$/i
const clock =
  /(?:\b(?:hours?|shifts?|schedule|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|weekdays|opens?|closes?)\b[^.;\n$]{0,50}|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirty|fifteen) )(?:to|till|until|from|at|through|and) $/i

/** Amounts in figures without their sign: 'took 49.99', 'want 19/hour'. */
const unsigned =
  /(?<=\b(?:took|takes?|charged?|charges|paid|pays?|paying|cost|costs|owes?|owed|refund(?: of)?|bill(?:ed)?(?: for)?|that['’]?s|the|total(?: of| is)?|want|wants|asking|making|make|earn|rate(?: is)?|price(?: is)?)[ \t](?:me |us |her |him |about |around |only )?)(?:\d{1,3}(?:,\d{3})+|\d{1,6})\.\d\d(?![\d.,]*\d|[%/-]|\s?(?:percent|miles?|acres?|feet|pounds|lbs|inches|hours?|GPA))|(?<=\b(?:wants?|asking|pays?|paying|makes?|making|earn|expect|rate(?: is)?|salary(?: is)?|at|for|is)[:]?[ \t](?:about |around |like )?)\d{1,3}(?:\.\d\d)?(?=[ \t]?\/[ \t]?hour\b|[ \t](?:an|per) hour\b)/giu

/** '45k' of a loan, '63,400 a year' of what somebody takes home. */
const thousands =
  /(?<=\b(?:asking(?: for)?|asks? for|borrow\w*|loan of|grant of|need\w*|wants?|pays?|paid|paying|price|salary|offer\w*|costs?|worth(?: about)?|owes?|got|saved|savings|take home|takes home|make|makes|made|earn|earns|net|gross|income|revenue|for|at|total|budget)[: ][ \t]?(?:is |of |about |like |around |roughly )?)\d{1,3}(?:\.\d{1,2})?k\b(?! run| race| miles?)|(?<=\b(?:take home|takes home|make|makes|made|earn|earns|paid|pays?|income|salary|net|gross|revenue)(?: is| of)?[ \t](?:about |like |around |roughly )?)\d{1,3}(?:,\d{3})+(?=[ \t](?:an?|per)[ \t](?:year|yr|month|week)\b)/giu

/** '14,200 for the whole thing', '165k base', '3,000 down': what stands behind says that it is money. */
const toldBehind =
  /(?<![\p{L}\d$.,/#-])(?:\d{1,3}(?:,\d{3}){1,2}|\d{1,4}(?:\.\d{1,2})?k)(?=[ \t](?:for the (?:whole|entire|job|lot|year|season)|all in\b|in all\b|altogether\b|total\b|up front\b|upfront\b|down\b|flat\b|base\b|cash\b|even\b|(?:an?|per) (?:year|yr|month|mo|week)\b|salary\b|retainer\b|deposit\b)|\/(?:yr|year|mo|month|wk|week)\b)/giu

/** Words that speak of money, wherever they stand in a sentence. */
const ofMoney =
  /\b(?:pa(?:y|ys|id|ying|yment|yments)|price[ds]?|rent|salary|fees?|deposit|balance|amount|total|sum|ow(?:e|es|ed|ing)|costs?|worth|refund\w*|retainer|settle\w*|loans?|lent|lend(?:s|ing)?|borrow\w*|estimate[ds]?|quote[ds]?|bill(?:s|ed)?|invoice[ds]?|charg(?:es?|ed|ing)|spen[dt]|budget|income|damages|sold|bought|buying|selling|money|dollars|bucks|reimburse\w*|late|bonus|commission|back)\b/i
/** '18,400', '749 dollars', '25 a month', 'paid 749': figures without a sign. */
const bare =
  /(?<![\p{L}\d$.,/#-])(?<!\b(?:no|nos|number|room|suite|unit|apt|order|invoice|box|lot|section|rule|page|route|highway|policy|claim|serial|vin|model|act|pub|ordinance)\.? (?:no\.? |number )?)(?:(?<grouped>\d{1,3}(?:,\d{3}){1,2})|(?<plain>\d{2,6}))(?<cents>\.\d\d)?(?![\d/%:-]|[.,]\d|\p{L}|['’])(?<unit> ?(?:dollars?|bucks)\b)?/giu
const paidBefore =
  /\b(?:pa(?:y|ys|id|ying)|charge[ds]?|ow(?:e|es|ed)|costs?|spent|refund(?: of| is)?|offered|deposit (?:of|is|was)|fee (?:of|is)|rent (?:of|is|was)|price (?:of|is|was)|bonus (?:of|is)|estimate (?:of|is|was)|plus|another|back and|and) (?:me |us |her |him |them |about |around |only |just |over )?$/i
/** The noun behind it is an amount. */
const ofAmount =
  /^ (?:(?:security|monthly|late|cleaning|retainer|sign-on|signing|annual|application|non-?refundable) )?(?:deposit|fee|rent|refund|balance|payment|bonus|retainer|check|down payment|invoice|bill|credit|fine|penalty)\b/i
const perTime = /^ ?(?:(?:an?|per|each|every) |\/ ?)(?:month|mo|week|wk|day|hour|hr|year|yr|night|visit|session)\b/i
const forWhat =
  /^ for (?:the|a|an|my|our|his|her|their|each|parking|storage|trash|parts|labor|repairs?|materials|damages?)\b/i

/** Figures that are money by what stands around them. */
function bareIn(text: string): Edit[] {
  const dates = findSpokenDates(text)
  return [...text.matchAll(bare)].flatMap((found): Edit[] => {
    const { grouped, plain = '', cents = '', unit } = found.groups ?? {}
    const figure = grouped ?? plain
    const [start, end] = [found.index, found.index + found[0].length]
    if (dates.some((date) => date.start < end && start < date.end)) return []
    const edit: Edit = { start, end, as: `$${figure}${cents}`, why: 'number' }
    if (unit) return [edit]
    const [before, after] = [text.slice(Math.max(0, start - 140), start), text.slice(end, end + 60)]
    // Behind a number that goes on it is not known which one is meant.
    if (goesOn.test(after)) return []
    if (notMoney.test(after) || ofUnits.test(after)) return []
    const lead = before.slice(Math.max(...[...'.!?;\n'].map((stop) => before.lastIndexOf(stop))) + 1)
    const speaks = ofMoney.test(lead) || ofMoney.test(after.split(/[.!?;\n]/)[0] ?? '')
    if (grouped) return speaks || perTime.test(after) ? [edit] : []
    if (/^(?:19|20)\d\d$/.test(figure) || (figure.length > 1 && figure.startsWith('0'))) return []
    const value = Number(figure)
    const per = perTime.exec(after)?.[0]
    if (per) return value >= 100 || speaks || forWhat.test(after.slice(per.length)) ? [edit] : []
    if (value >= 20 && ofAmount.test(after)) return [edit]
    return value >= 20 && paidBefore.test(before) && (speaks || forWhat.test(after)) && endsAmount.test(after)
      ? [edit]
      : []
  })
}
/** What follows a figure that counts something else, though its noun is no plural. */
const ofUnits =
  /^[ -](?:sq(?:uare)?\b|mi\b|ft\b|lbs?\b|mph\b|rpm\b|cc\b|hp\b|k\b|[A-Z]\p{L}+ (?:St|Street|Ave|Avenue|Road|Rd|Lane|Ln|Drive|Dr|Blvd|Court|Ct|Way|Place|Pl)\b|\p{Lu})/u
/** After an amount a sentence ends, or goes on with what it is for. */
const endsAmount =
  /^(?:$|[.,;!?)\n]| (?:for|and|on|in|to|from|at|by|plus|when|if|after|before|total|more|back|down|each|cash|up|as|toward|so|but|with|then|or)\b)/i

/** '6k' is $6,000. */
const inDollars = (figure: string): string =>
  /^[\d.]+k$/i.test(figure)
    ? `$${Math.round(Number(figure.slice(0, -1)) * 1000).toLocaleString('en-US')}`
    : `$${figure}`

const unsignedIn = (text: string): Edit[] => {
  const all = [...text.matchAll(unsigned), ...text.matchAll(thousands), ...text.matchAll(toldBehind)]
  // '401k' is a plan, and no amount.
  const told = all
    .filter(([words]) => !/^401k$/i.test(words))
    .map(
      (found): Edit => ({
        start: found.index,
        end: found.index + found[0].length,
        as: inDollars(found[0]),
        why: 'number',
      }),
    )
  return [...told, ...bareIn(text).filter((one) => !told.some(({ start, end }) => one.start < end && start < one.end))]
}

/** Amounts as they are spoken, in figures. A year's pay that is said in thousands ('one ninety-five a year') is one. */
export function amountsIn(text: string): Edit[] {
  const dates = findSpokenDates(text)
  const spoken = [...text.matchAll(said)].flatMap((found): Edit[] => {
    const [words, groups] = [found[0], found.groups ?? {}]
    const [start, end] = [found.index, found.index + words.length]
    const [before, after] = [text.slice(Math.max(0, start - 70), start), text.slice(end, end + 32)]
    if (dates.some((date) => date.start < end && start < date.end)) return []
    if (/[\p{L}\d]-$|\bpoint\s$|(?:thousand|hundred|million)\s(?:and\s)?$/iu.test(before)) return []
    // Behind a number that goes on it is not known which one is meant.
    if (goesOn.test(after)) return []
    if (notMoney.test(after) || (isClock.test(words) && clock.test(before))) return []
    const alone =
      (groups.thousands || groups.pair) &&
      /(?:^|[.!?\n]\s{1,3}|\bfor\s)$/i.test(before) &&
      /^\s{0,2}(?:[.,]|$)/.test(after)
    if (!groups.grand && !alone && !money.test(before) && !moneyAfter.test(after)) return []
    const yearly =
      /\b(?:house|home|condo|building|mortgage|property)\b[^.;\n]{0,80}$/i.test(before) ||
      /^\s(?:last|this) year\b|^\son (?:the|my|our) (?:\p{Ll}{1,12} )?(?:mortgage|house|home|building)\b/iu.test(
        after,
      ) ||
      /^\s(?:an?|per)\s(?:year|annum)/i.test(after) ||
      /\bsalary\b[^.;\n]{0,30}$/i.test(before)
    const value = figuresOf(groups, yearly, perHour.test(after))
    if (value === null || (/^(?:19|20)\d\d$/.test(String(value)) && !groups.hundreds && !money.test(before))) return []
    const unit = /^[\s-](?:dollars?|bucks?)\b/i.exec(after)?.[0].length ?? 0
    const cents = centsAfter.exec(text.slice(end + unit, end + unit + 40))
    return [
      {
        start,
        end: end + unit + (unit > 0 && cents ? cents[0].length : 0),
        as: `$${value.toLocaleString('en-US', { minimumFractionDigits: value % 1 ? 2 : 0 })}${unit > 0 && cents ? `.${String(small(cents.groups?.cents ?? '')).padStart(2, '0')}` : ''}`,
        why: 'number',
      },
    ]
  })
  return [...spoken, ...unsignedIn(text)]
}

/** The amount that words are of which it is known that they tell one: 'sixty-six thousand', 'nine eighty', '22k', '9,900'. */
export function amountMeant(words: string): (Place & { value: number }) | null {
  const figures =
    /(?<![\p{L}\d$.,/-])(?<figure>\d{1,3}(?:,\d{3}){1,3}|\d{2,7})(?<cents>\.\d{2})?(?<k> ?k\b)?(?![\d/%-]|[.,]\d|\p{L})/iu.exec(
      words,
    )
  const spoken = [...words.replaceAll('-', ' ').matchAll(said)].flatMap((found) => {
    const rest = words.slice(found.index + found[0].length)
    const value = figuresOf(found.groups ?? {}, false, perHour.test(rest))
    return value === null || notMoney.test(rest)
      ? []
      : [{ start: found.index, end: found.index + found[0].length, value }]
  })
  const [first] = spoken
  const { figure, cents = '', k } = figures?.groups ?? {}
  if (!figures || !figure || (first && first.start < figures.index)) return first ?? null
  const end = figures.index + figures[0].length
  if (notMoney.test(words.slice(end))) return first ?? null
  const value = Number(figure.replaceAll(',', '') + cents) * (k ? 1000 : 1)
  return { start: figures.index, end, value }
}

function figuresOf(groups: Record<string, string | undefined>, yearly: boolean, hourly: boolean): number | null {
  if (groups.full) return full(groups.full)
  const { hundreds, rest = '', half, grand, head, pair, tenth, thousands, tail, bare, over, each } = groups
  const plain = groups.plain ?? each
  if (plain) return small(plain)
  if (bare) return 100 + (over ? small(over) : 0)
  if (grand) return small(grand) * 1000
  // 'One hundred eighty-seven five' is 187,500.
  if (hundreds && half) return (small(hundreds) * 100 + small(rest)) * 1000 + small(half) * 100
  if (hundreds) return small(hundreds) * 100 + (rest === '' ? 0 : small(rest))
  if (thousands && tail) return small(thousands) * 1000 + small(tail) * 100
  if (!head || !pair) return null
  // 'Eighteen fifty an hour' is $18.50, and 'four fifty an hour' is what a lawyer asks.
  if (hourly && small(head) > 9) return small(head) + small(pair) / 100
  const value = small(head) * 100 + small(pair)
  if (tenth) return value < 1000 ? value * 1000 + small(tenth.trim()) * 100 : null
  return yearly && value < 1000 ? value * 1000 : value
}
