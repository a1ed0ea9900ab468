import type { CheckedQuote, Evidence, Reasoned } from '@casewright/core'
import type { Template, TemplateField } from '@casewright/templates'
import { filledBy } from '../generate/answers.ts'
import type { Doubt, Filled } from '../output.ts'
import { doubtsIn } from './doubts-in.ts'
import { standingFact } from './fact-stands.ts'
import type { ByModel, ToFill } from './fill.ts'
import { givenText } from './given.ts'
import { type Ground, groundOf } from './ground.ts'
import { lostFigures, lostNames } from './lost-in.ts'
import type { Answer, Question } from './question.ts'
import { unsaidIn } from './unsaid-in.ts'

/** A passage that is longer than this is none, and may be something that was said to the model. */
const longest = 8000

type Checked = Omit<ByModel, 'notes'>

/** A model's answer as far as it holds: the rest is left out and named, or marked where it stands. */
export function checkedAnswer(
  { template, text, filled }: ToFill,
  question: Question,
  evidence: readonly Evidence[],
  { answer, loose, model }: Reasoned<Answer>,
): Checked {
  const ground = groundOf([...evidence.map((one) => one.text), ...filled.map(({ value }) => value)])
  const leftOut: Checked['leftOut'] = []
  const facts = once(answer.facts).flatMap(({ item }): Filled[] => {
    const field = question.facts.find(({ name }) => name === item.field)
    if (!field || item.value.trim() === '' || filled.some((one) => one.field === field.name)) return []
    const value = item.quotation.outcome === 'found' ? standingFact(field, item.value, ground) : undefined
    if (value === undefined || hidden(value)) {
      leftOut.push({ label: field.label, why: 'What the model filled in does not stand in what you gave.' })
      return []
    }
    return [{ ...filledBy(field, value, 'model'), ...placeOf(item.quotation, value) }]
  })
  const all = [...filled, ...facts]
  const doubts: Doubt[] = []
  const open: string[] = []
  const passages = once(answer.passages).flatMap(({ item, index }): Filled[] => {
    const field = question.passages.find(({ name }) => name === item.field)
    const passage = item.text.trim()
    if (!field || passage === '') return []
    const own = filled.find((one) => one.field === field.name)
    const refuse = (why: string) => {
      leftOut.push({ label: field.label, why: own ? `${why} Your own words were kept.` : why })
      return []
    }
    if (text !== undefined && item.quotation.outcome !== 'found')
      return refuse('What the model’s passage rests on does not stand in what you gave.')
    if (passage.length > longest || hidden(passage)) return refuse('The model’s passage could not be used.')
    const others = all.filter((one) => one !== own).map(({ value }) => value)
    const said = [passage, ...others]
    // Notes in a form are meant for the passage. What was dictated and is not in it is an open point of the document.
    const [lost] = own && text === undefined ? [...lostFigures(own.value, said), ...lostNames(own.value, said)] : []
    if (own && text !== undefined) open.push(...unsaidIn(own.value, said))
    if (lost) return refuse(`The model’s passage left out “${lost}”.`)
    const marks = loose.filter(({ path }) => path.startsWith(`passages.${index}.text`))
    doubts.push(
      ...doubtsIn(passage, ground, marks, commonWords(template)).map((one) => ({ field: field.name, ...one })),
    )
    const from = text === undefined ? undefined : placeOf(item.quotation).from
    return [{ ...filledBy(field, passage, 'model'), ...(own && { own: own.value }), ...(from && { from }) }]
  })
  const written = passages.map(({ field }) => field)
  return {
    filled: inOrder(
      template,
      withOpen(template, [...all.filter(({ field }) => !written.includes(field)), ...passages], open),
    ),
    doubts,
    leftOut,
    written: written.length > 0 ? { fields: written, model: { provider: model.provider, name: model.name } } : null,
  }
}

/** What was filled, with sentences that no passage says among the open points or the additional terms. */
function withOpen({ fields }: Template, filled: readonly Filled[], open: readonly string[]): Filled[] {
  const field = fields.find(({ name }) => name === 'openPoints' || name === 'additionalTerms')
  if (!field || open.length === 0) return [...filled]
  const before = filled.find((one) => one.field === field.name)
  const value = [...new Set([...(before ? before.value.split('\n') : []), ...open])].join('\n')
  return [...filled.filter((one) => one !== before), { ...filledBy(field, value, 'text'), ...before, value }]
}

/** The first of those that name the same field. */
function once<T extends { field: string }>(items: readonly T[]): { item: T; index: number }[] {
  return items
    .map((item, index) => ({ item, index }))
    .filter(({ item, index }) => items.findIndex(({ field }) => field === item.field) === index)
}

/** Whether it holds signs that stand for what was withheld. */
const hidden = (words: string): boolean => words.includes('••')

/** Where the words that it rests on stand in the text; of a value its own words, where it has them as they are there. */
function placeOf({ anchor }: CheckedQuote, value?: string): Pick<Filled, 'from'> {
  if (anchor?.document !== givenText) return {}
  const at = value ? anchor.words.toLowerCase().indexOf(value.toLowerCase()) : -1
  if (at === -1) return { from: { start: anchor.start, end: anchor.end } }
  return { from: { start: anchor.start + at, end: anchor.start + at + (value ?? '').length } }
}

/** What a document of this type says whoever it is for: the names of its parts, its parties and its defined terms. */
function commonWords({ title, fields, parts }: Template): Ground {
  const terms = [...JSON.stringify(parts).matchAll(/\*\*([^*{}]{1,60})\*\*/g)].flatMap(([, words]) => words ?? [])
  return groundOf([title, ...fields.map(({ label }: TemplateField) => label), ...terms])
}

const inOrder = ({ fields }: Template, filled: readonly Filled[]): Filled[] =>
  fields.flatMap(({ name }) => filled.filter(({ field }) => field === name))
