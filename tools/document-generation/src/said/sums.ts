import { anyCase } from '@casewright/law'
import { dollars, type Template } from '@casewright/templates'
import type { Filled, Place } from '../output.ts'
import { type Unit, unitAt } from '../reading/units.ts'

/** What a sum of a text is beside the others: the whole, what is still owed, a share of it, paid before, or what flows back. */
type Part = 'whole' | 'owed' | 'stated' | 'left' | 'lent' | 'share' | 'paid' | 'back' | 'each'

interface Sum extends Place {
  cents: number
  value: string
  unit: Unit
  parts: ReadonlySet<Part>
}

/** The field with the sum that a contract is about. */
const fields: Record<string, string> = {
  'settlement-agreement': 'amount',
  'promissory-note': 'amount',
  'sales-contract': 'price',
}

const amounts =
  /(?<![\w.,/#-])(?:\$ ?\d{1,3}(?:,\d{3}){0,3}(?:\.\d\d)?(?![\d,]\d)|\$ ?\d{1,9}(?:\.\d{1,2})?|\d{1,3}(?:,\d{3}){1,3}(?:\.\d\d)?|\d{1,3}(?:\.\d)?(?= ?(?:thousand|grand|k)\b))(?: ?(?<thousands>thousand|grand|k)\b)?(?![\w%-])/giu

const spoken = (...all: readonly string[]) => new RegExp(anyCase(all.join('|')), 'u')
const none = /(?!)/
const gap = String.raw`[^.;:$\d]{0,20}$`
const some = String.raw`[^.;:$\d]`
/** By what stands before a sum, up to the sum before it, and behind it, up to the next one. */
const told: readonly { part: Part; before: RegExp; after: RegExp }[] = [
  {
    part: 'whole',
    before: spoken(
      `\\b(?:(?:total(?:s|ing)?|all[- ]in|altogether|in all|lump sum|settlement (?:amount|figure|sum)|purchase price)(?: (?:is|are|of|for|comes to|price|amount))?|(?:settl(?:e|es|ed|ing)|resolv(?:e|es|ed|ing)|end(?:s|ed|ing)?) (?:it |this |everything |the (?:case|claim|matter) )?(?:for|at)|the sum of):?(?: is)?(?: an?)?(?: total(?: of)?)? $`,
      `\\bthe whole (?:thing|deal|amount|price|sum)${gap}`,
    ),
    after: spoken(
      '^,? (?:in )?(?:total|all told|altogether|all[- ]in|in all|for everything|for the lot|the lot|even)\\b',
    ),
  },
  {
    part: 'owed',
    before: spoken(
      `\\b(?:(?:still |now |currently |presently )(?:owes?|owed|owing)|so (?:it is|it['’]?s|that['’]?s)(?: now)?|now it['’]?s|down to):? (?:me |us |him |her |them |still |now |only |just ){0,2}$`,
    ),
    after: spoken(
      '^,? (?:is |are |which is |was )?(?:still|now) (?:left|owed|owing|outstanding|unpaid|due)\\b',
      '^ (?:as of )?(?:now|today)\\b',
    ),
  },
  {
    part: 'stated',
    before: spoken(
      `\\b(?:principal(?: (?:is|of|amount(?: is| of)?|balance(?: is| of)?))?|(?:note|IOU|promissory note) (?:is )?(?:for|of)):? (?:the |a |just |only ){0,2}$`,
    ),
    after: none,
  },
  {
    part: 'left',
    before: spoken(
      `\\b(?:owes?|owed|owing|balance(?: now)?(?: is| of| comes to)?|leav(?:es|ing)|remain(?:s|ing)(?: is| balance of)?):? (?:me |us |him |her |them |the |a |just |only ){0,2}$`,
    ),
    after: spoken('^,? (?:is |are |which is |was )?(?:left|owed|owing|outstanding|unpaid|to go|remains?|remaining)\\b'),
  },
  {
    part: 'lent',
    before: spoken(`\\b(?:borrow(?:s|ed|ing)?|lent|lend(?:s|ing)?|loan(?:s|ed|ing)?|advanced)\\b${some}{0,30}$`),
    after: none,
  },
  {
    part: 'back',
    before: spoken(
      `\\b(?:refund(?:s|ed|ing)?|reimburs\\w{1,6}|giv(?:es?|ing) (?:${some}{0,12} )?back|gave back|return(?:s|ed|ing)?|credit(?:s|ed)?|rebates?|clawback)\\b(?:${some}){0,30}$`,
    ),
    after: spoken(
      `^ (?:${some}{0,12} )?(?:refund|rebate|credit|reimbursement)\\b`,
      `^ (?:(?:goes|comes|flows|is paid|is sent|paid|sent) )?back\\b(?! in)`,
    ),
  },
  {
    part: 'paid',
    before: spoken(
      `\\b(?:(?:already|so far|previously)${some}{0,24}|(?:has|have|had|['’](?:s|ve|d)) (?:already |since |so far )?(?:paid|repaid|put down|given|sent|returned)(?: ${some}{0,12})?|(?:paid|pays?|puts?|put|gave|sent)(?: (?:me|us|him|her|them))? (?:back|down|off)|(?:paid|repaid|gave|handed|wired|venmoed)(?: (?:me|us|him|her|them))?|deposit of|down payment of|earnest money of|retainer of|less|minus) (?:about |an? )?$`,
    ),
    after: spoken(
      `^(?:,? (?:of|from) (?:it|that|this|which|the \\p{L}{3,12}))?,? (?:(?:which |that )?(?:was|were|has(?: already)? been|have(?: already)? been|got) (?:already )?|(?:is |are )?already (?:been )?)(?:paid|repaid|given|put down)\\b`,
      `^ (?:(?:non-?refundable )?(?:deposit|down payment|earnest money|retainer)|down\\b(?! to)|back (?:already|so far|in)|already\\b|so far\\b|to date\\b)`,
    ),
  },
  {
    part: 'share',
    before: spoken(
      `\\b(?:of (?:that|it|which|this|the (?:total|money|sum|price|settlement))|out of (?:that|it|which|this)|including|includes|(?:with|and) the (?:other|rest|remaining)|the (?:other|first|second|remaining)),? (?:about |the )?$`,
    ),
    after: spoken(
      '^ (?:of (?:it|that|this|which|the (?:total|price|money))\\b|(?:is |goes |going |went )?(?:straight |directly |out )?(?:to|for) (?:her|his|their|its|our|my|the) (?:own )?(?:law|attorney|counsel|firm|vet|court|medical|hospital|bank)|is for\\b|goes (?:straight |directly )?(?:to|toward|for)\\b)',
    ),
  },
  {
    part: 'each',
    before: spoken(
      `\\b(?:less than|more than|instead of|rather than|not|down from|up from|at least|over|under|up to) (?:the )?$`,
      `\\b(?:late (?:fee|charge)s?|fee|penalty|fine|per diem|interest|insurance|deductible|installments?|payments)\\b${some}{0,16}$`,
    ),
    after: spoken(
      '^ ?(?:(?:an?|per|each|every|/) ?(?:year|hour|month|mo|week|day|chair|unit|piece|item|head|payment)|a piece|apiece|each|monthly|weekly|for delivery|on the (?:first|1st|\\d{1,2}th))\\b',
    ),
  },
]

/** The sums of a text, and what is said of each. */
function sumsIn(text: string, units: readonly Unit[]): Sum[] {
  const all = [...text.matchAll(amounts)].flatMap((found) => {
    const [start, end] = [found.index, found.index + found[0].length]
    const unit = unitAt(units, start)
    const figure = Number(found[0].replace(/[^\d.]/g, ''))
    if (!unit || !Number.isFinite(figure)) return []
    const isThousands = found.groups?.thousands !== undefined
    const cents = Math.round(figure * (isThousands ? 1000 : 1) * 100)
    const value = isThousands || !found[0].startsWith('$') ? dollars(String(cents / 100)) : found[0].replace('$ ', '$')
    return [{ start, end, unit, cents, value }]
  })
  return all.map((one, n) => {
    const [last, next] = [all[n - 1], all[n + 1]]
    const from = Math.max(one.unit.start, last?.end ?? 0, one.start - 80)
    const until = Math.min(one.unit.end, next?.start ?? text.length, one.end + 60)
    const [before, after] = [text.slice(from, one.start), text.slice(one.end, until)]
    const parts = new Set(
      told.filter((each) => each.before.test(before) || each.after.test(after)).map(({ part }) => part),
    )
    return { ...one, parts }
  })
}

/** A sum that is what at least two that are told right after it, or right before it, come to: they are its shares. */
function sharesOf(whole: Sum, all: readonly Sum[]): readonly Sum[] {
  const near = all.filter((one) => one.start > whole.end && one.start - whole.end < 240 && !one.parts.has('each'))
  const after = comeTo(whole, near)
  if (after.length > 1) return after
  return comeTo(
    whole,
    all.filter((one) => one.end < whole.start && one.unit === whole.unit && !one.parts.has('each')),
  )
}

function comeTo(whole: Sum, near: readonly Sum[]): readonly Sum[] {
  for (let from = 0; from < near.length; from++) {
    let left = whole.cents
    for (let n = from; n < near.length && left > 0; n++) {
      left -= near[n]?.cents ?? 0
      if (left === 0 && n > from) return near.slice(from, n + 1)
    }
  }
  return []
}

const notWhole: readonly Part[] = ['share', 'paid', 'back', 'each']
const isPart = ({ parts }: Sum) => notWhole.some((one) => parts.has(one))

/** The sum that a contract is about; `undefined` where nothing says that it is another than what was read. */
function wholeOf(type: string, all: readonly Sum[], shares: ReadonlySet<Sum>, read: Sum | undefined): Sum | undefined {
  const isOpen = (one: Sum) => !isPart(one) && !shares.has(one)
  if (type === 'promissory-note') {
    const called = (part: Part) => all.filter((one) => one.parts.has(part) && !isPart(one))
    const owed = called('owed').at(-1) ?? called('stated')[0]
    if (owed) return owed
    // What is left of a loan, where what was paid of it says so as well.
    const left = called('left').find((one) =>
      all.some((paid) => paid !== one && all.some(({ cents }) => cents === paid.cents + one.cents)),
    )
    if (left) return left
  } else {
    const split = all.find((one) => !shares.has(one) && sharesOf(one, all).length > 1)
    if (split) return split
    const whole = all.find((one) => one.parts.has('whole') && isOpen(one))
    if (whole) return whole
  }
  if (read && isOpen(read)) return undefined
  return read ? all.find(isOpen) : undefined
}

/** Words without which nothing is said of how something is paid: a name, a pronoun. */
const sayHow =
  /\d|\b(?:cash|checks?|cheques?|wires?|wired|ACH|zelle|venmo|paypal|cards?|credit|debit|escrow|money order|transfer\w*|deposit\w*|half|third|full|advance|up ?front|down|balance|rest|net|invoice\w*|bill\w*|due|paid|pay\w*|sign\w*|delivery|pick-?ups?|arrival|approval|acceptance|start|completion|closing|receipt|install?ments?|monthly|weekly|daily|yearly|annual\w*|quarterly|lump|month|week|day|days|weeks|months|hour\w*|when|upon|milestone\w*|trust|account|payroll|portal|online)\b/i

/** What stands where it should be said how something is paid, and says nothing of it; or that a part was paid. */
const isNoWay = ({ field, value }: Filled) =>
  (field === 'paymentTerms' && (/^[$\d][\d,.]*$/.test(value.trim()) || !sayHow.test(value))) ||
  (field === 'repayment' &&
    /\b(?:has|have|had|already|['’]s|['’]ve|was|were)\b[^.;]{0,20}\b(?:re)?paid\b/i.test(value) &&
    !/\b(?:month|week|year|install?ments?|payments|monthly|weekly|every)\b/i.test(value))

/** The words of a settlement that say which share goes where, or what was paid before: to the end of their sentence. */
function sharedOut(text: string, all: readonly Sum[], shares: ReadonlySet<Sum>, way: Filled | undefined): Place | null {
  const [first] = shares.size > 0 ? shares : all.filter(({ parts }) => parts.has('share') || parts.has('paid'))
  if (!first || [...shares].some((one) => one.unit !== first.unit)) return null
  const { unit } = first
  const own = way?.from
  // 'In two checks: one for $58,667 to him': how it is paid goes on.
  if (own && !(unit.start <= own.start && own.end <= first.start)) return null
  const opening = /^(?:out )?of (?:that|it|this|which)\b|^\p{L}+ (?:has |have )?(?:already )?paid $/iu.test(
    text.slice(unit.start, first.start),
  )
  const start = own?.start ?? (opening ? unit.start : first.start)
  const words = text.slice(start, unit.end).replace(/[.!;\s]{1,3}$/, '')
  return /[.;]\s/.test(words.replace(/\b(?:Mr|Mrs|Ms|Dr|Co|Inc|St)\./g, ''))
    ? null
    : { start, end: start + words.length }
}

/**
 * Of several sums the one that is meant: the whole and no share of it, what is owed and not what was paid or flows back. The
 * shares of a settlement say how it is paid.
 */
export function withSums(template: Template, text: string, units: readonly Unit[], found: readonly Filled[]): Filled[] {
  const field = template.fields.find(({ name }) => name === fields[template.id])
  if (!field) return found.filter((one) => !isNoWay(one))
  const all = sumsIn(text, units)
  const own = found.find((one) => one.field === field.name)
  const read = own?.from && all.find(({ start, end }) => own.from && own.from.start <= start && end <= own.from.end)
  const shares = new Set(all.flatMap((one) => sharesOf(one, all)))
  const whole = wholeOf(template.id, all, shares, read)
  const rest = found.filter((one) => !isNoWay(one))
  const of = ({ name, label }: { name: string; label: string }, place: Place, value: string): Filled => ({
    field: name,
    label,
    value,
    by: 'text',
    from: { start: place.start, end: place.end },
  })
  const isOther = whole && (!own || read?.cents !== whole.cents)
  const kept = isOther ? [...rest.filter((one) => one !== own), of(field, whole, whole.value)] : rest
  const way = template.fields.find(({ name }) => name === 'paymentTerms')
  if (template.id !== 'settlement-agreement' || !way) return kept
  const told = kept.find((one) => one.field === way.name)
  const place = sharedOut(text, all, shares, told)
  if (place) return [...kept.filter((one) => one !== told), of(way, place, text.slice(place.start, place.end))]
  const lines = [...new Set([...shares].map(({ unit }) => unit))]
  const [first] = lines
  const last = lines.at(-1)
  const isList = first && last && units.indexOf(last) - units.indexOf(first) === lines.length - 1
  if (told || lines.length < 2 || !isList) return kept
  const value = lines.map((unit) => unit.text.replace(/^[-*•–→\s]{1,4}/, '').replace(/[.;,]$/, '')).join('; ')
  return [...kept, of(way, { start: first.start, end: last.end }, value)]
}
