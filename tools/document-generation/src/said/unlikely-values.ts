import { findAmounts, findPercentages, sentencesOf } from '@casewright/law'
import type { Template, TemplateField } from '@casewright/templates'
import type { Filled } from '../output.ts'

/** What is paid on top where something goes wrong, and is never the sum of the deal. */
const onTop = /\b(?:late|overdue|past due|missed|bounce[sd]?|returned check|penalt(?:y|ies))\b/i
const isFee = /\b(?:fee|late|penalt|charge|deposit|cost)/i
/** Also where the words wait to be drafted. */
const none = /^(?:\[To be drafted from the notes: “)?(?:no|none|not any|nothing|without)\b/i
const unlessSo = /\b(?:unless|except|but|if|until|only|beyond|other than|otherwise)\b/i
/** In a sentence that says there is none, what tells when there is some. */
const laterSo =
  /\b(?:unless|except|if|until|till|then|after|thereafter|only|beyond|other than|otherwise|but (?!no\b))\b/i
/** UTF-16 units of what says that there is none. */
const longestNone = 140
const saysNone = /\b(?:none|no interest|zero interest|interest[- ]free|without (?:any )?interest)\b/i

/** Fields that some part of a document looks at for 'None', and then has no clause. */
const lookedAt = (part: unknown): string[] => {
  if (typeof part !== 'object' || part === null) return []
  const own = 'field' in part && 'is' in part && [part.is].flat().includes('None') ? [String(part.field)] : []
  return [...own, ...Object.values(part).flatMap(lookedAt)]
}

/** UTF-16 units of the notes around a value that are read. */
const near = 400

/** The sentence of the notes where a value was read. */
const sentenceOf = (notes: string, { from }: Filled): string => {
  if (!from) return ''
  const first = Math.max(0, from.start - near)
  const text = notes.slice(first, from.end + near)
  const at = from.start - first
  return sentencesOf({ text }).find(({ start, end }) => start <= at && at < end)?.text ?? ''
}

/** A sum that its sentence tells of lateness or a fee alone. */
const isNoSum = (text: string, field: TemplateField, one: Filled): boolean => {
  if (field.holds !== 'money' || isFee.test(`${field.name} ${field.label}`)) return false
  const said = sentenceOf(text, one)
  return (
    said !== '' &&
    onTop.test(said) &&
    findAmounts(said).length === 1 &&
    !/\b(?:principal|price|rent|salary|loan|lends?|lent|borrow\w*|owes?|pays? (?:him|her|them|me|us)|total)\b/i.test(
      said,
    )
  )
}

/** A rate in a sentence that says there is none: what somebody else would have. */
const isNoRate = (text: string, field: TemplateField, one: Filled): boolean =>
  field.name === 'interest' &&
  !unlessSo.test(one.value) &&
  findPercentages(one.value).length > 0 &&
  saysNone.test(sentenceOf(text, one)) &&
  !laterSo.test(sentenceOf(text, one))

/**
 * Values without those that their own sentence shows to be another thing: a late fee for the principal, a rate where there is none.
 * Each is left open. What says 'no collateral' in more words says 'None'.
 */
export function withoutUnlikely(template: Template, text: string, filled: readonly Filled[]): Filled[] {
  const byName = new Map(template.fields.map((field) => [field.name, field]))
  const canBeNone = new Set(lookedAt(template.parts))
  return filled.flatMap((one): Filled[] => {
    const field = byName.get(one.field)
    if (!field || one.by !== 'text') return [one]
    if (isNoSum(text, field, one) || isNoRate(text, field, one)) return []
    const isNone = canBeNone.has(one.field) && none.test(one.value) && !unlessSo.test(one.value)
    return [isNone && one.value.length < longestNone ? { ...one, value: 'None' } : one]
  })
}
