import type { CourtField } from '../output.ts'

type Titles = Readonly<Record<CourtField['field'], string>>

/** How the fields of a case are called, in the order in which they are shown. */
const ofCase: Titles = {
  disposition: 'Disposition',
  holding: 'Holding',
  posture: 'Procedural posture',
  arguments: 'Arguments',
  relief: 'Relief sought',
  deadlines: 'What is due when',
}
/** Of minutes, a letter or a notice the same fields have other names. */
const ofOther: Titles = { ...ofCase, disposition: 'What was decided', relief: 'What is asked' }
const others = ['Minutes', 'Letter', 'Demand Letter', 'Email', 'Notice', 'Memo', 'Other']

export const courtFieldOrder = Object.keys(ofCase) as CourtField['field'][]

/** How the fields are called in a document of a type. */
export const courtTitlesFor = (documentType: string): Titles => (others.includes(documentType) ? ofOther : ofCase)

/** What stands over the fields that were found. */
export const courtHeading = (documentType: string, fields: readonly Pick<CourtField, 'field'>[]): string =>
  fields.every(({ field }) => field === 'deadlines')
    ? 'Deadlines'
    : others.includes(documentType)
      ? 'What it settles'
      : 'The case'

/** Whether each sentence of a field has an outcome of its own, as the motions in minutes have. */
export const haveOwnValues = (fields: readonly CourtField[]): boolean =>
  fields.length > 1 &&
  fields.every(({ value }) => value !== undefined) &&
  new Set(fields.map(({ value }) => value)).size > 1
