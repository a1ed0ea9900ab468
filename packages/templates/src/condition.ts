import type { Condition } from './template.ts'
import { isToDraft } from './to-draft.ts'
import { answerTo, listOf, type Values } from './values.ts'

/** Whether a part is there. */
export function holds(condition: Condition | undefined, values: Values): boolean {
  if (!condition) return true
  if ('given' in condition) return answerTo(values, condition.given) !== undefined
  if ('several' in condition) return listOf(answerTo(values, condition.several) ?? '').length > 1
  if ('undrafted' in condition) return isToDraft(answerTo(values, condition.undrafted) ?? '')
  if ('not' in condition) return !holds(condition.not, values)
  if ('all' in condition) return condition.all.every((one) => holds(one, values))
  if ('any' in condition) return condition.any.some((one) => holds(one, values))
  return [condition.is].flat().includes(answerTo(values, condition.field) ?? '')
}

/** The fields that a condition looks at. */
export function fieldsOf(condition: Condition | undefined): string[] {
  if (!condition) return []
  if ('given' in condition) return [condition.given]
  if ('several' in condition) return [condition.several]
  if ('undrafted' in condition) return [condition.undrafted]
  if ('not' in condition) return fieldsOf(condition.not)
  if ('all' in condition) return condition.all.flatMap(fieldsOf)
  if ('any' in condition) return condition.any.flatMap(fieldsOf)
  return [condition.field]
}
