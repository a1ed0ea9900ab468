import type { Span } from '@casewright/law'
import type { Template } from '@casewright/templates'
import { type Asked, askedOf } from './asked.ts'
import { blanked } from './blanked.ts'
import type { Evidence } from './evidence.ts'
import { isSaidOf, mostOf, speaksOf } from './speaks-of.ts'
import type { Unit } from './units.ts'

const order =
  /^(?:(?:please|can you|could you|hi|hello|hey|okay|ok|so|computer)[,\s]+)*(?:I (?:need|want|would like|['’]d like)(?: you)?(?: to)? ?)?(?:you to )?(?:write|draft|prepare|create|make|generate|compose|do|need|want|set up|put together|help me(?: write)?|this is)?\s?(?:up )?(?:me |us )?(?:a|an|the|my|our|this)?\s?(?:[\p{L}-]+\s){0,4}(?:letter|agreement|contract|application|lease|nda|email|note|document)\b/iu
const courtesy =
  /^(?:dear\b|hi\b|hello\b|thank you(?: very much| again| for your (?:time|attention|consideration|help)[^.]{0,40})?[.!]?$|thanks[.!]?$|sincerely|regards|best|that(?:['’]s| is) (?:all|it)|end of|yours|cheers)/i
const retold =
  /^(?:[Pp]lease )?(?:[Tt]ell|[Ll]et) (?:him|her|them|[\p{Lu}][\p{L}]+(?: \p{Lu}[\p{L}]+)?)(?: know)?(?: that)? |^[Rr]ecommendation(?: letter)? for (?:\p{Lu}[\p{L}.'’-]{0,24} ?){1,4}, (?=(?:she|he|they)\b)/u
const label = /^[\p{L}][\p{L} '’/]{1,40}:\s/u
const pronoun = /^(?:it|they|this|these|those|he|she|also|then|after that|since then|in addition|there)\b/i
/** Of fields whose words one sentence may have, the one that is asked first has it. */
const first = [
  'nextStep',
  'conference',
  'relief',
  'callToAction',
  'questions',
  'deadline',
  'remedy',
  'earlierSteps',
  'outlook',
  'discipline',
  'otherLicenses',
  'references',
  'debts',
  'collateral',
  'financialSupport',
  'accommodationDetails',
  'evaluation',
  'budget',
  'specificExamples',
  'relationshipContext',
  'strengths',
  'motivation',
  'skills',
  'education',
]

/** The field that takes what stands in no other, in a letter. A contract or an application says nothing in it that its words are not about. */
function mainField({ id, tab }: Template, asked: readonly Asked[]): Asked | undefined {
  const passages = asked.filter(({ holds }) => holds === 'passage')
  const own = {
    'inquiry-letter': 'background',
    'recommendation-letter': 'specificExamples',
    'complaint-letter': 'problem',
    affidavit: 'statements',
  }[id]
  const named = passages.find(({ field }) => field.name === own)
  if (named) return named
  return passages.find(({ field }) => field.required) ?? (tab === 'letters' ? passages[0] : undefined)
}

/** The name of the field that is the body of a letter. */
export const mainPassage = (template: Template): string | undefined =>
  template.tab === 'letters' ? mainField(template, askedOf(template))?.field.name : undefined

/** The field that a sentence is known to belong to, also none of the passages; `undefined` where nothing is known. */
export type Told = (unit: Unit) => string | undefined

/**
 * The free passages: for each field the sentences that speak of it. What is left goes to the main field.
 * @param taken answers that are known already, whose sentences are told
 */
export function fromPassages(
  template: Template,
  text: string,
  units: readonly Unit[],
  asked: readonly Asked[],
  taken: readonly Evidence[],
  body: Span | null,
  told: Told = () => undefined,
): Evidence[] {
  const fields = asked.filter(({ holds }) => holds === 'passage')
  const answered = new Set(taken.map(({ field }) => field))
  const open = fields
    .filter(({ field }) => !answered.has(field.name))
    .toSorted((one, other) => place(one) - place(other))
  const main = mainField(template, asked)
  const names = new Set(
    asked.filter(({ holds }) => /^(?:name|company|title|address)$/.test(holds)).map(({ field }) => field.name),
  )
  const given = new Map<Asked, Unit[]>()
  const left: Unit[] = []
  let before: Asked | undefined
  const give = (one: Asked, unit: Unit) => given.set(one, [...(given.get(one) ?? []), unit])
  for (const unit of units) {
    if (body && (unit.start < body.start || unit.end > body.end)) continue
    if (unit.line && !body && unit.text.split(/\s+/).length < 4) continue
    if (taken.some(({ rank, start, end }) => rank === 1 && start < unit.end && end > unit.start)) {
      before = undefined
      continue
    }
    if (unit.line && !body && label.test(unit.text)) continue
    if (courtesy.test(unit.text) || (!body && order.test(unit.text))) continue
    const used = taken.some(({ start, end }) => start < unit.end && end > unit.start)
    // A line that is an address or a number says nothing else.
    if (unit.line && taken.some(({ start, end }) => start <= unit.start + 1 && end >= unit.end - 1)) continue
    const inFull = taken.some(
      ({ start, end, field }) => start < unit.end && end > unit.start && fields.some((one) => one.field.name === field),
    )
    if (inFull) {
      before = undefined
      continue
    }
    const learned = told(unit)
    if (learned !== undefined) {
      const own = open.find(({ field }) => field.name === learned)
      if (own) give(own, unit)
      before = own
      continue
    }
    // What a name or an address is called says nothing of what the sentence is about: 'Caldwell Dental'.
    const words = taken
      .filter((one) => names.has(one.field) && one.start < unit.end && one.end > unit.start)
      .reduce((said, one) => blanked(said, one.start - unit.start, one.end - unit.start), unit.text)
    const named = taken.some((one) => names.has(one.field) && one.start < unit.end && one.end > unit.start)
    const may = open.filter(({ field }) => !(named && !body && field.name === 'callToAction'))
    const said = may.find(({ field }) => isSaidOf(field.name, field.cues, words))
    const most = mostOf(
      may.map(({ field }) => field),
      words,
      said ? 3 : 2,
    )
    const about =
      said && most && speaksOf(said.field.name, said.field.cues, words) + 2 > speaksOf(most.name, most.cues, words)
        ? said
        : (may.find(({ field }) => field === most) ?? said)
    if (about && !(used && about === main && template.tab === 'contracts')) {
      give(about, unit)
      before = about
    } else if (before && pronoun.test(unit.text) && !used) give(before, unit)
    else if (!used || (body && template.tab === 'letters' && template.id === 'business-letter')) {
      left.push(unit)
      before = undefined
    }
  }
  const takes = main && open.includes(main) && (template.tab === 'letters' || main.field.name === 'statements')
  const rest = left.filter(({ text: words }) => words.split(/\s+/).length > 2)
  if (takes)
    given.set(
      main,
      [...(given.get(main) ?? []), ...rest].toSorted((one, other) => one.start - other.start),
    )
  return [...given].flatMap(([one, all]) => (all.length > 0 ? [passage(one, text, all)] : []))
}

const place = ({ field }: Asked) => {
  const at = first.indexOf(field.name)
  return at < 0 ? first.length : at
}

function passage({ field }: Asked, text: string, units: readonly Unit[]): Evidence {
  const head = units[0] as Unit
  const lead = retold.exec(head.text)?.[0].length ?? 0
  let value = ''
  for (const [n, unit] of units.entries()) {
    const words = text.slice(unit.start + (n === 0 ? lead : 0), unit.end).replace(/(?<![ \t])[ \t]*\n[ \t]*/g, ' ')
    const gap = n === 0 ? '' : field.holds === 'list' ? '\n' : unit.block === units[n - 1]?.block ? ' ' : '\n\n'
    value += gap + (unit.line ? words.replace(/^(?:[-*•–]|\(?\d{1,2}[.)])\s+/, '') : words)
  }
  // Of sentences that stand apart the first ones are shown: what stands between them is not this field's.
  const apart = units.findIndex((unit, n) => n > 0 && text.slice(units[n - 1]?.end, unit.start).trim() !== '')
  const tail = (apart < 0 ? units.at(-1) : units[apart - 1]) ?? head
  const start = head.start + lead
  return {
    field: field.name,
    value: lead ? value.charAt(0).toUpperCase() + value.slice(1) : value,
    start,
    end: tail.end,
    rank: 4,
  }
}
