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
  // 'Dustin guarantees up to thirty thousand': what a guarantor owes at most.
  const lead = one.from
    ? (text
        .slice(Math.max(0, one.from.start - 80), one.from.start)
        .split(/[.;\n] /u)
        .at(-1) ?? '')
    : ''
  if (/\bguarant(?:ees?|ys?|ies|ors?)\b/iu.test(lead) && !ofDeal.test(lead)) return true
  return said !== '' && onTop.test(said) && findAmounts(said).length === 1 && !ofDeal.test(said)
}
const ofDeal =
  /\b(?:principal|price|rent|salary|loan|lends?|lent|borrow\w*|owes?|pays? (?:him|her|them|me|us)|total)\b/i

const ofLaw = /\b(?:laws?|govern\w*|courts?|jurisdiction|venue|forum|state)\b/iu
/** Where something may not be taken, or only in passing: no place of a party. */
const inPassing =
  /\b(?:except|rodeos?|shows?|out of|outside(?: of)?|licen[sc]ed?|drives?|travels?|flew|trips?|vacation|moved (?:from|here)|used to|originally|born|plates?)\b[^.;\n]{0,40}$/iu
const ofEnd =
  /\b(?:through|until|till?|thru|to|ends?|ending|expires?|term|complet\p{L}*|finish\p{L}*|last day|over by|done by|no later than|lasts?|terminat\p{L}*|matur\p{L}*|paid (?:off|in full)|balance|all due|final)\b/iu
const ofPayment =
  /\b(?:deposit|retainer|down payment|installments?|first payment|invoice|half|\d{1,3} ?%|percent)\b[^.;\n]{0,30}\b(?:due|payable|paid)\b[^.;\n]{0,12}$/iu
/** The day on which a deposit is due ends no contract. */
const isNoEnd = (text: string, { field, from }: Filled): boolean => {
  if (!from || field !== 'endDate') return false
  const before = text.slice(Math.max(0, from.start - 90), from.start)
  const lead = before.slice(Math.max(...['. ', ';', '\n'].map((stop) => before.lastIndexOf(stop))) + 1)
  return ofPayment.test(lead) && !ofEnd.test(lead)
}
/** What somebody gets back is no term of what is paid. */
const isBack = (text: string, { field, from }: Filled): boolean =>
  from !== undefined &&
  /^(?:paymentTerms|deposit|retainer|contractValue|price|rent|amount)$/.test(field) &&
  /\b(?:gets?|got|getting|receives?|has|have|is given|are given) (?:back|refunded) $|\brefunds? (?:of )?$|\breturns? (?:of )?$/iu.test(
    text.slice(Math.max(0, from.start - 24), from.start),
  )

/** A state that notes name in passing tells no law. */
const isNoLaw = (text: string, { field, from }: Filled): boolean => {
  if (!from || !/^(?:governingState|governingLaw|otherState)$/.test(field)) return false
  const before = text.slice(Math.max(0, from.start - 60), from.start)
  const lead = before.slice(Math.max(...['. ', ';', '\n', '! '].map((stop) => before.lastIndexOf(stop))) + 1)
  const behind = text.slice(from.end, from.end + 24).split(/[.;\n]/)[0] ?? ''
  return !ofLaw.test(`${lead} ${behind}`) && inPassing.test(lead)
}

/** A rate in a sentence that says there is none: what somebody else would have. */
const isNoRate = (text: string, field: TemplateField, one: Filled): boolean =>
  field.name === 'interest' &&
  !unlessSo.test(one.value) &&
  findPercentages(one.value).length > 0 &&
  saysNone.test(sentenceOf(text, one)) &&
  !laterSo.test(sentenceOf(text, one))

/** 'My bay mare to a barrel girl and her dad and I need a paper': to whom, and what is asked of whoever writes, are no goods. */
const toWhom: readonly RegExp[] = [
  /,? and (?:I|we|the Seller|he|she) (?:needs?|wants?) (?:an?|the|some|this|it) [^.;\n]{0,80}$/u,
  / to (?:an?|my|some|this) (?:\p{Ll}+ )?(?:girl|guy|man|woman|lady|couple|family|friend|neighbou?r|kid|cousin|buddy|fellow|dude|gal)(?: and (?:her|his|their|a) \p{Ll}{2,12})?$/u,
]

/**
 * Values without those that their own sentence shows to be another thing: a late fee for the principal, a rate where there is none.
 * Each is left open. What says 'no collateral' in more words says 'None'.
 */
export function withoutUnlikely(template: Template, text: string, filled: readonly Filled[]): Filled[] {
  return withOneSurvival(likely(template, text, filled))
}

const survives =
  /^(?:the )?(?:confidentiality|obligations?(?: of confidentiality)?|nda) (?:survives?|lasts?|continues?|goes? on)(?: for)? (?<years>\p{L}+|\d{1,2}) years? after(?: (?:the )?(?:end|term|termination|expiration|it ends|this agreement ends|that))?(?<secrets>,? (?:and |but )?trade secrets? (?:for )?(?:as|so) long as [^.;]{4,50})?[.]?$/iu
/** Confidence that lasts so long after the end is not also counted from each disclosure. */
function withOneSurvival(filled: readonly Filled[]): Filled[] {
  const term = filled.find(({ field }) => field === 'protectionTerms')
  const { years, secrets } = survives.exec(term?.value ?? '')?.groups ?? {}
  if (!term || !years) return [...filled]
  const value = `The obligations of confidentiality continue for ${years.toLowerCase()} years after this Agreement ends${secrets ? ' and, for a trade secret, for as long as it remains one' : ''}.`
  return filled.flatMap((one) => (one.field === 'years' ? [] : [one === term ? { ...one, value } : one]))
}

function likely(template: Template, text: string, filled: readonly Filled[]): Filled[] {
  const byName = new Map(template.fields.map((field) => [field.name, field]))
  const canBeNone = new Set(lookedAt(template.parts))
  return filled.flatMap((one): Filled[] => {
    const field = byName.get(one.field)
    if (!field || one.by !== 'text') return [one]
    if (
      isNoSum(text, field, one) ||
      isNoRate(text, field, one) ||
      isNoLaw(text, one) ||
      isNoEnd(text, one) ||
      isBack(text, one)
    )
      return []
    // 'Three leak': how many is no subject.
    if (
      one.field === 'subject' &&
      /^(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|some|both|all)$/iu.test(one.value)
    )
      return []
    if (one.field === 'goods')
      return [{ ...one, value: toWhom.reduce((words, pattern) => words.replace(pattern, ''), one.value) }]
    const isNone = canBeNone.has(one.field) && none.test(one.value) && !unlessSo.test(one.value)
    return [isNone && one.value.length < longestNone ? { ...one, value: 'None' } : one]
  })
}
