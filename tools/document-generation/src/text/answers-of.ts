import type { TemplateField } from '@casewright/templates/pages'
import type { Answers } from '../draft/work.ts'
import type { Filled } from '../output.ts'

/** An answer as the text gave it, or as the person corrected it. */
export interface ReadAnswer {
  field: TemplateField
  value: string
  /** The words of the text that it came from. */
  words?: string
  by: 'text' | 'person' | 'profile' | 'matter'
}

const sourceOf = ({ by }: Filled) => (by === 'profile' || by === 'matter' ? by : 'text')

/**
 * What the document will be made of, in the order of the fields.
 * @returns as well the fields that become blanks, those that the document does without, and those that were cleared
 */
export function answersOf(
  fields: readonly TemplateField[],
  filled: readonly Filled[],
  corrections: Answers,
  text: string,
  needed: readonly string[],
): Record<'blanks' | 'spare' | 'cleared', TemplateField[]> & { answers: ReadAnswer[] } {
  const found = new Map(filled.map((one) => [one.field, one]))
  const answers: ReadAnswer[] = []
  const blanks: TemplateField[] = []
  const spare: TemplateField[] = []
  const cleared: TemplateField[] = []
  for (const field of fields) {
    const read = found.get(field.name)
    const own = corrections[field.name]
    if (own === '' && read) cleared.push(field)
    else if (own === undefined && !read) {
      if (needed.includes(field.name)) blanks.push(field)
      else if (field.asked) spare.push(field)
    } else if (own !== undefined) answers.push({ field, value: own, by: 'person' })
    else if (read) {
      const words = read.from && text.slice(read.from.start, read.from.end)
      answers.push({ field, value: read.value, by: sourceOf(read), ...(words && words !== read.value && { words }) })
    }
  }
  return { answers, blanks, spare, cleared }
}
