// What fills the body of a letter: a demand, a complaint, or what is told in no other field.
import type { Template } from '@casewright/templates'
import type { Filled } from '../../output.ts'
import type { Readable } from '../edits.ts'
import type { Voice } from '../letters/voice.ts'
import type { Unit } from '../reading.ts'
import type { Brief } from './brief.ts'
import { askedIn } from './complaint.ts'
import { composed } from './composed.ts'
import { demandOf } from './demand.ts'
import { share, withoutLines, wordsOf } from './shares.ts'

/** The field of a letter that takes what is told in no other. */
const bodies: Record<string, string> = {
  'business-letter': 'purpose',
  'complaint-letter': 'problem',
  'thank-you-letter': 'meaning',
  'recommendation-letter': 'specificExamples',
  'demand-letter': 'facts',
  'grant-application': 'need',
}

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
