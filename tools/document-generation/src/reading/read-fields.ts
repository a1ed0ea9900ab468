import type { Template } from '@casewright/templates'
import type { Filled } from '../output.ts'
import { askedOf, rolesOf } from './asked.ts'
import { choose, type Evidence, withoutQuotations } from './evidence.ts'
import { fromLabels } from './labels.ts'
import { letterShape } from './letter-shape.ts'
import { isLowerCase } from './lower-case.ts'
import { fromParties } from './parties.ts'
import { fromPassages, type Told } from './passages.ts'
import { fromPhrases } from './phrases.ts'
import { fromSelects } from './selects.ts'
import { fromSensitive } from './sensitive.ts'
import { fromAmounts, fromDates, fromStates } from './typed.ts'
import { unitsOf } from './units.ts'

/**
 * What a text that was spoken or pasted answers of a template's fields, by rules alone. A value is words of the text;
 * a date is put as ISO 8601, an amount in words in figures, and an address or number that was spelled out is put together.
 * What is not certain stays out. Deterministic, and linear in the length of the text.
 * @returns in the order of the fields; `from` is where the words stand, of sentences that stand apart where the first do
 */
export function readFields(template: Template, text: string, told?: Told, isTalk = false): Filled[] {
  const asked = askedOf(template)
  const roles = rolesOf(asked)
  const lowerCase = isLowerCase(text)
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
    ...fromParties(said, units, roles, lowerCase, isTalk),
    ...fromDates(said, units, asked),
    ...fromAmounts(said, units, asked),
    ...fromPhrases(said, asked),
    ...fromSelects(units, asked),
    ...fromSensitive(said, asked),
  ]
  const premises = choose(facts).get('premises')
  facts.push(...fromStates(said, units, asked, premises))
  const known = choose(facts)
  const passages = fromPassages(
    template,
    text,
    units,
    asked,
    [...known.values()].flatMap((one) => [one, ...(one.also ?? []).map((place) => ({ ...one, ...place }))]),
    letter.body,
    told,
  )
  for (const one of passages) if (!known.has(one.field)) known.set(one.field, one)
  return asked.flatMap(({ field }) => {
    const one = known.get(field.name)
    if (!one || one.value.trim() === '') return []
    const sensitive = field.sensitive ? { sensitive: true } : {}
    return [one, ...(one.also ?? [])].map(({ start, end }) => ({
      field: field.name,
      label: field.label,
      value: one.value,
      by: 'text' as const,
      from: { start, end },
      ...sensitive,
    }))
  })
}
