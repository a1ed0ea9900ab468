import type { Asked } from '../asked.ts'
import { hints } from '../hints.ts'
import type { Candidate } from './candidates.ts'

/** Bodies by what they are called, for the fields that only such a body can fill. */
const bodies: Record<string, RegExp> = {
  agency:
    /\b(?:City|Town|County|Village|Township|State|Department|Dept|Board|Commission|Bureau|Office|Division|Authority|Agency|Planning|Zoning|Building|Secretary)\b/,
  lender: /\b(?:Bank|Credit Union|FCU|Savings|Lending|Lenders|Mortgage|Bancorp)\b/,
  funder: /\b(?:Foundation|Fund|Endowment|Trust|Council|Humanities|Philanthropies|Charities)\b/,
}
/** Words that stand by a field's value and are none of its names. */
const cues: Record<string, RegExp> = {
  site: /\b(?:house|home|lot|property|at|address)\b/i,
  premises:
    /\b(?:lease|rent(?:al|ing)?|house|apartment|unit|upstairs|downstairs|place|property|condo|duplex|for the)\b/i,
  availableStartDate: /\b(?:can start|start|free|available|could start|begin)\b/i,
  startDate: /\b(?:start\w*|begin\w*|from|effective|as of|signing|move[- ]?in|first day|open\w*|commenc\w*)\b/i,
  endDate: /\b(?:until|through|till|end\w*|done|finish\w*|expire\w*|complet\w*|wrap\w*)\b/i,
  deliveryDate: /\b(?:deliver\w*|pick\w*[- ]?up|ship\w*|hand\w* over|arriv\w*|collect\w*|haul\w*)\b/i,
  contractDate: /\b(?:signing|signed|dated|agreement date)(?:\s(?:is|on|date|for|will be|as of)){0,2}\s?$/i,
  eventDate:
    /\b(?:bought|purchased|happened|ordered|delivered|spoke|speak\w*|cancell?ed|hosted|performed|operated|wedding|dinner|party|trial|event)\b/i,
  cost: /\b(?:cost\w*|budget\w*|estimate\w*|quote\w*|about)\b/i,
  amount: /\b(?:asking|need\w*|borrow\w*|request\w*|grant|loan|paid|charged|took|price|cost|total)\b/i,
  salaryExpected: /\b(?:want\w*|asking|looking for|expect\w*|pay|an? hour|a year|per hour)\b/i,
  price: /\b(?:price|sell\w*|pay\w*|for|buy\w*)\b/i,
  salary: /\b(?:salary|pay\w*|makes?|base|earns?)\b/i,
  rent: /\b(?:rent|a month|per month|monthly)\b/i,
  fee: /\b(?:fee|rate|pay\w*|an hour|a month|flat|charges?)\b/i,
  contractValue: /\b(?:fee|rate|pay\w*|price|a month|flat|charges?|total|cost)\b/i,
  deposit: /\bdeposit\b/i,
  income: /\b(?:income|revenue|net|gross|earns?|makes?|salary|take[- ]home|a year|per year)\b/i,
}
/** What is done, built or sold: a line of notes that says nothing of any other field says this. */
const whatFields = /^(?:serviceDescription|scope|goods|description|activity|activities)$/
const otherMoney =
  /\b(?:late|penalt\w+|bounce\w*|each\b|per (?!year|month|hour|week|annum)\w+|deposit|retainer|bonus|insur\w+|cap|max\w*|limit|not to exceed|fine|refund\w*|down|tax\w*|already|pet|liabilit\w+|saved|savings|owe[sd]?|mortgage)\b/i

const plain = (words: string) =>
  ` ${words
    .toLowerCase()
    .replace(/[^\p{L}\d'’#/-]/gu, ' ')
    .replace(/ {2,}/g, ' ')} `

/** How well a thing fits a field: 0 where it cannot be, 2 where it may be, more with each sign of it. */
export function fit({ field, holds, names }: Asked, one: Candidate, text: string): number {
  if (holds !== one.kind && !(holds === 'passage' && one.kind === 'passage')) return 0
  const before = text.slice(Math.max(one.unit.start, one.start - 60), one.start)
  const after = text.slice(one.end, Math.min(one.unit.end, one.end + 30))
  const called = (words: string) => names.some((name) => plain(words).includes(` ${name} `))
  const near = called(before) || called(after) ? 2 : 0
  const cue = cues[field.name]
  const beside = /[^\d$]{0,25}$/.exec(before)?.[0] ?? ''
  const cued = cue?.test(beside) ? 2 : cue?.test(`${before} ${/^[^.,;]{0,24}/.exec(after)?.[0] ?? ''}`) ? 1 : 0
  const hinted = hints[field.name]?.before?.test(before) ? 2 : 0
  if (one.kind === 'passage') return whatFields.test(field.name) && !/\d{4}|[$%@]|\d{3}-/.test(one.value) ? 2 : 0
  if (one.kind === 'name') {
    const kind = bodies[field.name]
    return kind ? (one.body && kind.test(one.value) ? 2 + near : 0) : 0
  }
  if (one.kind === 'money' && otherMoney.test(before.slice(-30) + after)) return near > 0 ? 1 : 0
  if (one.kind === 'address')
    return (one.alone ? 1 : 0) + near + cued + (/^(?:site|premises)$/.test(field.name) ? 1 : 0)
  return (one.alone ? 2 : 0) + near + hinted + cued
}
