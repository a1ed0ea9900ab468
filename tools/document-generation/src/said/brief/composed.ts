// The body of a letter, composed of the sentences of notes.
import type { Template } from '@casewright/templates'
import type { Filled } from '../../output.ts'
import { asLetter } from '../as-letter.ts'
import { isSentence } from '../clean/form.ts'
import { gatedProse } from '../clean/gate.ts'
import type { Readable } from '../edits.ts'
import { toYou } from '../letters/to-you.ts'
import type { Voice } from '../letters/voice.ts'
import { saysNothingMore } from '../nothing-more.ts'
import type { Unit } from '../reading.ts'
import { inParagraphs, withArticle, withPerson } from './body-sentences.ts'
import type { Brief } from './brief.ts'
import { asSaid } from './said-as.ts'
import { share, withoutLines, wordsOf } from './shares.ts'

/** Somebody does something, or is thanked or asked. */
const says = /^(?:(?:I|We|You|He|She|They)(?:['’]\p{L}{1,2})? \p{Ll}\S* \S+ \S|Thank you for \S|Please \p{Ll})/u

/** The phone of who is named as a reference is not the applicant’s. */
const isReferences = (units: readonly Unit[], phone: string) =>
  units.some(({ text }) => text.includes(phone) && /\breference\b/i.test(text))

/** What was read, with the body that the sentences make which no other field tells. */
export function composed(
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
