import type { Template } from '@casewright/templates'
import type { Filled } from '../../output.ts'

const recommends =
  /\b(?:recommend\p{L}*|endors\p{L}*|support\p{L}*|hir(?:e|ed|ing)|admit\p{L}*|accept\p{L}*|asset|lucky|reservation|confiden\p{L}*|best|give (?:her|him|them)|would (?:do|be)|take (?:her|him|them))\b/iu

/** Only what recommends stands in place of the sentence that does: the rest is told before it. */
export function withOwnClosing({ id, fields }: Template, filled: readonly Filled[]): Filled[] {
  const closing = filled.find(({ field }) => field === 'ownClosing')
  const isGiven = filled.some(({ field }) => field === 'recommendation')
  if (id !== 'recommendation-letter' || !closing || !isGiven || recommends.test(closing.value)) return [...filled]
  const told = filled.find(({ field }) => field === 'specificExamples')
  const label = fields.find(({ name }) => name === 'specificExamples')?.label ?? ''
  const moved: Filled = told
    ? { ...told, value: `${told.value} ${closing.value}` }
    : { ...closing, field: 'specificExamples', label }
  return [...filled.filter((one) => one !== closing && one !== told), moved]
}
