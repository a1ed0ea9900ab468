import type { Template } from '@casewright/templates'
import type { Filled } from '../../output.ts'
import { asLetter } from '../as-letter.ts'
import { isSentence } from '../clean/form.ts'
import { gatedProse } from '../clean/gate.ts'
import type { Readable } from '../edits.ts'
import { toYou } from '../letters/to-you.ts'
import type { Voice } from '../letters/voice.ts'
import { saysNothingMore } from '../nothing-more.ts'
import { type Unit, unitsOf } from '../reading.ts'
import type { Brief } from './brief.ts'
import { askedIn } from './complaint.ts'
import { demandOf } from './demand.ts'
import { asSaid } from './said-as.ts'

/** The field of a letter that takes what is told in no other. */
const bodies: Record<string, string> = {
  'business-letter': 'purpose',
  'complaint-letter': 'problem',
  'thank-you-letter': 'meaning',
  'recommendation-letter': 'specificExamples',
  'demand-letter': 'facts',
  'grant-application': 'need',
}
const wordsOf = (words: string) =>
  new Set((words.toLowerCase().match(/[\p{L}\d]+/gu) ?? []).filter((word) => word.length > 2 || /\d/.test(word)))
/** How much of a sentence words have. */
const share = (unit: string, value: ReadonlySet<string>): number => {
  const own = [...wordsOf(unit)]
  return own.length === 0 ? 1 : own.filter((word) => value.has(word)).length / own.length
}
/** 'Freezer is already running' of notes: a thing that is called so in small letters, too. */
const withArticle = (words: string, text: string) =>
  words.replace(
    /^(?<what>(?!You|They|She|There|This|That|These|Those|What|Who|Nobody|Everyone|Today|Both|All|Some|Most|Each|Now|Here)\p{Lu}\p{Ll}{2,})(?= (?:is|was|has|had|will|are|were|came|went)\b)/u,
    (what) =>
      new RegExp(`(?<!\\p{L})${what.toLowerCase()}(?!\\p{L})`, 'u').test(text) ? `The ${what.toLowerCase()}` : what,
  )
/** 'Late twice in two years' of whom a letter recommends. */
const withPerson = (id: string, words: string, text: string) =>
  id === 'recommendation-letter' &&
  /^(?:late|absent|never late|never absent|on time)\b/i.test(words) &&
  /\b(?:she|he)\b/i.test(text)
    ? `${/\bshe\b/i.test(text) ? 'She' : 'He'} has been ${words.charAt(0).toLowerCase()}${words.slice(1)}`
    : words
/** A letter of one block, in paragraphs. */
const inParagraphs = (said: string) => {
  const all = unitsOf(said)
  return all.length < 6 || /\n\n/.test(said)
    ? said
    : all.map(({ text }, n) => (n === 0 ? '' : n % 4 === 0 ? '\n\n' : ' ') + text).join('')
}
/** Somebody does something, or is thanked or asked. */
const says = /^(?:(?:I|We|You|He|She|They)(?:['’]\p{L}{1,2})? \p{Ll}\S* \S+ \S|Thank you for \S|Please \p{Ll})/u

/**
 * The body of a letter with every sentence of the notes that no other field tells, in the order in which they were said.
 * What is no sentence waits as before.
 */
export function withBody(
  template: Template,
  brief: Brief | null,
  whole: Readable,
  units: readonly Unit[],
  found: readonly Filled[],
  voice: Voice | null,
  given: string,
): Filled[] {
  const known = template.fields.find(({ name }) => name === bodies[template.id])
  if (!brief?.isTold || !brief.isLetter || !known) return [...found]
  const demand = demandOf(template, brief, whole, units, given)
  if (demand) {
    const made = new Set([
      ...demand.map(({ field }) => field),
      'facts',
      'basis',
      'amount',
      'demand',
      'deadline',
      'nextStep',
      'openPoints',
    ])
    const isSelf = demand.some(({ field }) => field === 'writtenBy')
    return [...found.filter(({ field }) => !made.has(field) && !(isSelf && field === 'attorneyName')), ...demand]
  }
  const asked = askedIn(template, whole, units, given)
  const remedy = wordsOf(asked?.filled.find(({ field }) => field === 'remedy')?.value ?? '')
  // What was read as a remedy beside what is wanted is one as well.
  const isAll = (found.find(({ field }) => field === 'remedy')?.value ?? '')
    .split('\n')
    .every((line) => share(line, remedy) >= 0.6)
  if (asked && isAll) {
    const own = new Set(asked.filled.map(({ field }) => field))
    const isKept = ({ field, value }: Filled) =>
      !own.has(field) ||
      field === 'consequence' ||
      (field === 'deadline' && value !== '') ||
      (field === 'subject' && !/\b(?:order|invoice|account|number)\b/i.test(value))
    const kept = found.filter(isKept)
    const has = new Set(kept.map(({ field }) => field))
    const pointed = wordsOf([...asked.units].map(({ text }) => text).join(' '))
    return composed(
      template,
      brief,
      whole,
      units.filter((unit) => !asked.units.has(unit)),
      [...kept.flatMap((one) => withoutLines(one, pointed)), ...asked.filled.filter(({ field }) => !has.has(field))],
      voice,
      known,
    )
  }
  return composed(template, brief, whole, units, found, voice, known)
}

/** The phone of who is named as a reference is not the applicant’s. */
const isReferences = (units: readonly Unit[], phone: string) =>
  units.some(({ text }) => text.includes(phone) && /\breference\b/i.test(text))

/** Points that wait, without those that stand in the letter. */
function withoutLines(one: Filled, standing: ReadonlySet<string>): Filled[] {
  if (one.field !== 'openPoints') return [one]
  const left = one.value.split('\n').filter((line) => share(line, standing) < 0.8)
  return left.length > 0 ? [{ ...one, value: left.join('\n') }] : []
}

function composed(
  template: Template,
  brief: Brief,
  whole: Readable,
  units: readonly Unit[],
  found: readonly Filled[],
  voice: Voice | null,
  known: Template['fields'][number],
): Filled[] {
  const body = found.find(({ field }) => field === known.name)
  const isWhole = brief.says.length > 0
  // A letter has all that a form parts.
  const isForm = template.tab === 'applications'
  const others = found.filter(
    ({ field }) =>
      !isForm && field !== known.name && field !== 'openPoints' && !(isWhole && field === 'callToAction') && !isForm,
  )
  const told = others.map(({ value }) => wordsOf(value))
  const own = wordsOf(body?.value ?? '')
  const names = others.filter(({ field }) => !/Date$|^amount$/.test(field))
  const isKnown = (words: string) =>
    /^I(?:['’]ve| have) known\b/.test(words) &&
    words.split(' ').length < 9 &&
    others.some(({ field }) => field === 'relationshipLength')
  const isElsewhere = (unit: Unit) =>
    told.some((value) => share(unit.text, value) >= 0.8) ||
    isKnown(unit.text) ||
    saysNothingMore(template, unit.text, names)
  const kept = units.filter((unit) => {
    if (brief.says.includes(unit.text)) return true
    if (!/\p{L}/u.test(unit.text) || /^\((?!\d|[a-z]\))/.test(unit.text) || isElsewhere(unit)) return false
    return (
      (share(unit.text, own) >= 0.8 && body !== undefined) ||
      says.test(unit.text) ||
      (isForm && /^\S+(?: \S+){3,}[.!?]$/.test(unit.text)) ||
      isSentence(asSaid(unit.text), true)
    )
  })
  if (kept.length === 0) return [...found]
  const { greeting, recipient } = brief.envelope
  const isTwo = / (?:and|&) /.test(recipient.name ?? '')
  const heard = whole.text
  const said = kept
    .map((unit, n) => {
      const words = withPerson(template.id, withArticle(asSaid(unit.text), heard), heard)
      // Who is named in a sentence is its own 'he'.
      const isNamed = (greeting ?? '').split(/[\s,]+/).some((name) => name.length > 2 && words.startsWith(`${name} `))
      const own = isNamed ? words : asLetter(template, known.name, words, voice)
      const told = isTwo && template.id === 'thank-you-letter' ? toYou(own, 'they') : own
      return (n === 0 ? '' : unit.block === kept[n - 1]?.block ? ' ' : '\n\n') + told
    })
    .join('')
  const value = gatedProse(isForm ? inParagraphs(said) : said)
  const [first, last] = [kept[0], kept.at(-1)]
  const from = body?.from ?? (first && last && whole.given({ start: first.start, end: last.end }))
  const standing = wordsOf(value)
  return found
    .filter(({ field }) => field !== known.name && !(isWhole && field === 'callToAction'))
    .flatMap((one) => withoutLines(one, standing))
    .filter(({ field, value }) => !(isForm && field === 'applicantPhone' && isReferences(kept, value)))
    .concat({
      ...(body ?? { field: known.name, label: known.label, by: 'text' as const }),
      value,
      own: kept.map(({ text }) => text).join(' '),
      ...(from && { from }),
    })
}
