import type { Template } from '@casewright/templates'
import { filledBy, valuesOf } from '../generate/answers.ts'
import type { Filled } from '../output.ts'
import { fillsOf, type Known } from './fills.ts'

/**
 * Answers, and with them what the office knows of the other fields.
 * @param settled fields that the person answered or cleared
 */
export function withOffice(
  template: Template,
  filled: readonly Filled[],
  known: readonly Known[],
  settled: Readonly<Record<string, string>>,
): Filled[] {
  const fills = new Map(
    fillsOf(known, { ...settled, ...valuesOf(filled) }, { readInText: true }).map((one) => [one.field, one]),
  )
  const given = new Map(filled.map((one) => [one.field, one]))
  return template.fields.flatMap((field) => {
    const fill = fills.get(field.name)
    return given.get(field.name) ?? (fill ? filledBy(field, fill.value, fill.by) : [])
  })
}

/** What was filled in, in a sentence for each of the two. */
export function notesOnOffice(filled: readonly Filled[]): string[] {
  const of = (by: Known['by']) => filled.filter((one) => one.by === by).map(({ label }) => label)
  return (
    [
      ['profile', 'your letterhead'],
      ['matter', 'the matter'],
    ] as const
  ).flatMap(([by, name]) => (of(by).length > 0 ? [`Filled in from ${name}: ${of(by).join('; ')}.`] : []))
}
