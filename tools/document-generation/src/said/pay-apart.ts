import type { Template } from '@casewright/templates'
import type { Filled } from '../output.ts'

const basePay =
  /^(?<before>[^$]{0,300}?)(?<![\p{L}])(?:(?:base )?(?:pay|salary)(?: is| of|:)? )?(?<base>\$\d[\d,]*(?:\.\d\d)?)(?<per> (?:an?|per) year| annually)?,? (?:plus|and|with) (?:an? )?(?<rest>(?:[^.,;]|,(?=\d)){0,30}\bbonus\b(?:[^.,;”]|,(?=\d)){0,60})[.”\]]{0,3}$/iu
/** Where what is paid begins, in words that should say what is done. */
const paid =
  /,? (?:(?:at |for )?\$\d[\d,.]*\d?(?: ?\/| (?:an?|per) )|cap(?:ped)?(?: at| of)? \$|not to exceed |net \d)/iu
const cap =
  /(?:^|[,;.] |\b(?:and|with) (?:an? )?)(?:(?:fees? |total )?(?:cap(?:ped)?(?: at| of| is)?:?|not to exceed|no more than|maximum(?: of)?|max(?: of)?)) (?<sum>\$\d(?:[\d,]*\d)?(?:\.\d\d)?)(?: (?:in )?total| in all)?(?=[,;.](?!\d)|$)/giu

const rate = /(?:\/ ?|\b(?:an?|per) )(?:hour|hr|day|week|month),? ?$/i

/** Bonuses without the base pay, and work without what is paid for it, each where it belongs. */
export function withPayApart({ id, fields }: Template, text: string, filled: readonly Filled[]): Filled[] {
  if (id === 'employment-contract') return withoutBase(fields, filled)
  return /^(?:consulting|service)-agreement$/.test(id) ? withCap(fields, text, filled) : [...filled]
}

function withoutBase(fields: Template['fields'], filled: readonly Filled[]): Filled[] {
  const known = fields.find(({ name }) => name === 'salary')
  return filled.flatMap((one): Filled[] => {
    const pay = one.field === 'bonusTerms' ? basePay.exec(one.value)?.groups : undefined
    const salary = filled.find(({ field }) => field === 'salary')
    // A sum that is not the salary is another bonus.
    if (!pay?.rest || !pay.base || (salary && !salary.value.startsWith(pay.base))) return [one]
    // What stands before it names the parties, or only that it is pay.
    const isSaid = filled.some(({ field, value }) => /Name$/.test(field) && pay.before?.includes(value))
    if (!isSaid && !/^(?:Bonus and other ?(?:pay: ?)?)?(?:the )?$/i.test(pay.before ?? '')) return [one]
    const value = `The Employer shall pay the Employee ${/^(?:8|11\b|18\b)/.test(pay.rest) ? 'an' : 'a'} ${pay.rest}.`
    const base = { ...one, field: 'salary', label: known?.label ?? '', value: `${pay.base}${pay.per ?? ''}` }
    return salary || !known ? [{ ...one, value }] : [base, { ...one, value }]
  })
}

function withCap(fields: Template['fields'], text: string, filled: readonly Filled[]): Filled[] {
  const known = fields.find(({ name }) => name === 'capTerms')
  // A limit behind travel costs or a liability is none of the fees.
  const sums = [...text.matchAll(cap)].filter(
    ({ 0: words, index }) =>
      /\b(?:fees?|total)\b/i.test(words) || rate.test(text.slice(Math.max(0, index - 40), index)),
  )
  const [one] = sums
  const sum = sums.length === 1 ? one?.groups?.sum : undefined
  const hasRate = filled.some(({ field, value }) => field === 'fee' && /\b(?:hour|day|week|month)\b/i.test(value))
  const own = filled.map((each) => {
    if (!/^(?:scope|serviceDescription)$/.test(each.field)) return each
    const at = each.value.search(paid)
    return at > 3 ? { ...each, value: each.value.slice(0, at) } : each
  })
  if (!known || !one || !sum || !hasRate) return own
  const told = own.find(({ field }) => field === 'capTerms')
  // A cap that is written out already, or that somebody may lift.
  if (
    told &&
    (!told.value.includes(sum) || /shall not exceed|\b(?:approv|consent|permission|unless|without)/i.test(told.value))
  )
    return own
  const value = `The fees under this Agreement shall not exceed ${sum}.`
  const from = { start: one.index, end: one.index + one[0].length }
  return [
    ...own.filter((each) => each !== told),
    { field: known.name, label: known.label, value, by: 'text', from: told?.from ?? from },
  ]
}
