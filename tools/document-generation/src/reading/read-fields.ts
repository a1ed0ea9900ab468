import { jurisdictions } from '@casewright/law'
import type { Template } from '@casewright/templates'
import type { Filled, Place } from '../output.ts'
import { askedOf, rolesOf } from './asked.ts'
import { choose, type Evidence, withoutQuotations } from './evidence.ts'
import { fromLabels } from './labels.ts'
import { letterShape } from './letter-shape.ts'
import { fromParties } from './parties.ts'
import { fromPassages } from './passages.ts'
import { fromPhrases } from './phrases.ts'
import { fromSelects } from './selects.ts'
import { fromSensitive } from './sensitive.ts'
import { fromAmounts, fromDates, fromStates } from './typed.ts'
import { unitsOf } from './units.ts'

export interface ReadText {
  filled: Filled[]
  /** Sentences that no field has. Those of a letter go to its main passage. */
  unplaced: Place[]
}

/**
 * What a text that was spoken or pasted answers of a template's fields, by rules alone. A value is words of the text;
 * a date is put as ISO 8601, an amount in words in figures, and an address or number that was spelled out is put together.
 * What is not certain stays out. Deterministic, and linear in the length of the text.
 * @returns in the order of the fields; `from` is where the words stand, of several sentences from the first to the last
 */
export const readFields = (template: Template, text: string): Filled[] => readText(template, text).filled

/** Capitals that a dictation has even where it has no others. */
const ordinaryCapitals = new RegExp(
  `\\b(?:I|OK|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|January|February|March|April|May|June|July|August|September|October|November|December|${jurisdictions.map(({ name }) => name).join('|')})\\b`,
  'g',
)

export function readText(template: Template, text: string): ReadText {
  const asked = askedOf(template)
  const roles = rolesOf(asked)
  const lowerCase = !/\p{Lu}/u.test(text.replace(ordinaryCapitals, ''))
  const units = unitsOf(text, lowerCase)
  const said = withoutQuotations(text)
  const letter =
    template.tab === 'letters'
      ? letterShape(
          text,
          roles,
          (asked.find(({ field }) => field.name === 'subject') ?? asked.find(({ field }) => field.name === 'jobTitle'))
            ?.field.name,
        )
      : { evidence: [], body: null }
  const facts: Evidence[] = [
    ...fromLabels(text, units, asked, roles),
    ...letter.evidence,
    ...fromParties(said, units, roles, lowerCase),
    ...fromDates(said, units, asked),
    ...fromAmounts(said, units, asked),
    ...fromPhrases(text, asked),
    ...fromSelects(units, asked),
    ...fromSensitive(said, asked),
  ]
  const premises = choose(facts).get('premises')
  facts.push(...fromStates(said, asked, premises))
  const known = choose(facts)
  const { evidence, unplaced } = fromPassages(template, text, units, asked, [...known.values()], letter.body)
  for (const one of evidence) if (!known.has(one.field)) known.set(one.field, one)
  return {
    filled: asked.flatMap(({ field }) => {
      const one = known.get(field.name)
      return one && one.value.trim() !== ''
        ? [
            {
              field: field.name,
              label: field.label,
              value: one.value,
              by: 'text' as const,
              from: { start: one.start, end: one.end },
              ...(field.sensitive ? { sensitive: true } : {}),
            },
          ]
        : []
    }),
    unplaced,
  }
}
