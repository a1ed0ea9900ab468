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
const ofMemo: Titles = { ...ofOther, holding: 'Short answer', relief: 'What is recommended' }
const ofDemand: Titles = { ...ofOther, arguments: 'What is complained of', relief: 'What is demanded' }
const others: Readonly<Record<string, Titles>> = {
  Minutes: ofOther,
  Letter: ofOther,
  'Demand Letter': ofDemand,
  Email: ofOther,
  Notice: ofOther,
  Memo: ofMemo,
  Other: ofOther,
  Stipulation: { ...ofCase, disposition: 'What is agreed', relief: 'What is asked of the court' },
}

export const courtFieldOrder = Object.keys(ofCase) as CourtField['field'][]

/** How the fields are called in a document of a type. */
export const courtTitlesFor = (documentType: string): Titles => others[documentType] ?? ofCase

/** What stands over the fields that were found. */
export const courtHeading = (documentType: string, fields: readonly Pick<CourtField, 'field'>[]): string =>
  fields.every(({ field }) => field === 'deadlines')
    ? 'Deadlines'
    : documentType in others && documentType !== 'Stipulation'
      ? documentType === 'Memo'
        ? 'What it says'
        : 'What it settles'
      : 'The case'

/** Whether each sentence of a field has an outcome of its own, as the motions in minutes have. */
export const haveOwnValues = (fields: readonly CourtField[]): boolean =>
  fields.length > 1 &&
  fields.every(({ value }) => value !== undefined) &&
  new Set(fields.map(({ value }) => value)).size > 1
