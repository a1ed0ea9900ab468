import type { Template } from '@casewright/templates'
import type { Filled } from '../../output.ts'
import type { Unit } from '../reading.ts'
import { candidateIn } from './candidates.ts'
import { complaintIn } from './complaints.ts'
import { correspondentsIn } from './correspondents.ts'
import { positionIn } from './positions.ts'
import type { ToldInLetter } from './put.ts'
import { questionsIn } from './questions.ts'
import { subjectIn } from './subjects.ts'
import { thanksIn } from './thanks.ts'

/**
 * What the sentences of a letter's notes say in so many words: who writes to whom, what is asked, thanked for, or demanded.
 * @param read what else was read of the text
 */
export function toldInLetter(
  template: Template,
  text: string,
  units: readonly Unit[],
  read: readonly Filled[],
): ToldInLetter {
  if (template.tab !== 'letters') return { filled: [], units: [] }
  const all = [
    correspondentsIn(template, text, units, read),
    questionsIn(template, units),
    complaintIn(template, units, read),
    thanksIn(template, text, units),
    candidateIn(template, text),
    positionIn(template, text, units, read),
  ]
  const told = { filled: all.flatMap(({ filled }) => filled), units: all.flatMap(({ units: own }) => own) }
  const subject = subjectIn(template, units, [...told.filled, ...read], told.units)
  return { filled: [...subject.filled, ...told.filled], units: told.units }
}
