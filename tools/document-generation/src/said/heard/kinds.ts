import { isToChoose, type Template } from '@casewright/templates'
import { capital } from '../../capital.ts'
import type { Filled } from '../../output.ts'
import { isLabeled } from '../labeled-value.ts'
import type { Said } from '../read-said.ts'
import { unitAt, unitsOf } from '../reading.ts'
import { restOf } from '../terms.ts'
import { isOfItsKind } from './kind-of-field.ts'

const figure =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|eighteen|twenty|indefinite\p{L}*|perpetual\p{L}*|forever|permanent\p{L}*|always|unlimited)\b/iu
const lasts = /^(?:years|relationshipLength|warrantyPeriod|noticePeriod|responseTime)$/
/** 'Jan 4-9', 'between Jan 4 and 9': the first day of several. */
const isFirstOfMore = (text: string, { from }: Filled): boolean =>
  from !== undefined &&
  (/^\s?(?:[-–—]|to|through|thru|or)\s?\d{1,2}(?:st|nd|rd|th)?\b(?!\d|[/:]\d)/iu.test(
    text.slice(from.end, from.end + 14),
  ) ||
    /\d{1,2}\s?[-–—]\s?\d{1,2}\b/.test(
      text.slice(from.start, from.end).replace(/\d{1,4}[-/]\d{1,2}[-/]\d{2,4}/g, ''),
    ) ||
    (/\bbetween (?:the )?$/i.test(text.slice(Math.max(0, from.start - 14), from.start)) &&
      /^,? (?:and|[-–—])/i.test(text.slice(from.end, from.end + 8))))
/** 'Top 5% of students I've taught in 19 yrs': of how long somebody is known it tells nothing. */
const knows =
  /\b(?:kn(?:ow|ew|own)|met|work(?:s|ed|ing)? (?:with|for|under)|supervis\p{L}+|report(?:s|ed)? to|since|mentor\p{L}*|been (?:my|our)|was (?:my|our)|friends?|together|colleagues?)\b/iu
const does =
  /\b(?:students|taught|teaching|ranks?|ranked|top \d|of all|career|practic\p{L}+|in business|hired|coached)\b/iu
/** 'Currently 3rd yr assoc at Dunn Carmody LLP': where somebody works is not where they apply. */
const present =
  /\b(?:currently|presently|now|(?:I )?(?:work|am)(?:ing)?|employed|my (?:current |present )?(?:job|position|firm|employer))\b[^.;\n]{0,60}\b(?:at|with|for|is) (?:the )?$/iu

const sentenceBefore = (text: string, at: number) => /[^.!?;\n]{0,160}$/u.exec(text.slice(0, at))?.[0] ?? ''

/** What was read into a field that is no value of its kind: a list in years, a range in one day, another’s time. */
function isOfOtherKind({ id, fields }: Template, text: string, one: Filled): boolean {
  const { field, from, value } = one
  if (one.by !== 'text' || isToChoose(value)) return false
  // Whoever fills in a form knows what its line asks for.
  const hasLabel = from !== undefined && isLabeled(text, from.start) && !/(?:Phone|Email)$/.test(field)
  if (!hasLabel && !isOfItsKind(field, value)) return true
  // To whom somebody reports is no department.
  const named = field === 'department' ? text.indexOf(value) : -1
  if (named >= 0 && /\breports? to [^.;\n]{0,40}$/iu.test(text.slice(Math.max(0, named - 56), named))) return true
  if (lasts.test(field) && !figure.test(value)) return true
  const type = fields.find(({ name }) => name === field)?.type
  if (type === 'date' && /^(?:delivery|start|closing|event)Date$|^deadline$/.test(field) && isFirstOfMore(text, one))
    return true
  const at = from?.start ?? text.indexOf(value)
  if (at < 0) return false
  const before = sentenceBefore(text, at)
  if (field === 'relationshipLength') return does.test(before) && !knows.test(before)
  if (id === 'cover-letter' && field === 'companyName') return present.test(before)
  return (
    id === 'recommendation-letter' &&
    field === 'recommenderTitle' &&
    /^(?:Hon|Judge|Justice|Magistrate)\b/.test(value) &&
    /\b(?:for|to)(?: the)? $/i.test(before)
  )
}

const office = /(?:Title|occupation)$/
/** 'She's the Purchasing Manager': the post, without who has it. */
const holder =
  /^(?:I['’]m|I am|(?:he|she|they)(?:['’]s|['’]re| is| are| was)) (?:(?:the|an?|their|our|its) )?(?=\p{L})/iu
const withoutHolder = (one: Filled): Filled =>
  office.test(one.field) && one.by === 'text' && holder.test(one.value)
    ? { ...one, value: capital(one.value.replace(holder, '')) }
    : one

/** The same without it; a sentence of which nothing else was read is held beside the document. */
export function withoutOtherKinds(template: Template, text: string, given: Said): Said {
  const said = { ...given, filled: given.filled.map(withoutHolder) }
  const gone = said.filled.filter((one) => isOfOtherKind(template, text, one))
  if (gone.length === 0) return said
  const filled = said.filled.filter((one) => !gone.includes(one))
  const units = unitsOf(text)
  const rest = restOf(template)
  const held = gone.flatMap(({ from }) => {
    const unit = from && unitAt(units, from.start)
    const isRead =
      unit &&
      [...filled.map((one) => one.from), ...said.terms].some(
        (one) => one && one.start < unit.end && unit.start < one.end,
      )
    return unit && rest && !isRead
      ? [
          {
            field: rest,
            start: unit.start,
            end: unit.end,
            words: unit.text,
            held: true as const,
            why: 'It is no value of its kind.',
          },
        ]
      : []
  })
  return { ...said, filled, terms: [...said.terms, ...held] }
}
