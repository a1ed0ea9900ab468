import type { CaseType } from '../case-types.ts'
import type { Represented } from '../represented.ts'

/** What stands in the form, as it was typed. */
export interface Fields {
  caseType: CaseType | null
  description: string
  jurisdiction: string
  caseValue: string
  /** `null`: it is read from the description. */
  represents: Represented | null
}

export const noFields: Fields = { caseType: null, description: '', jurisdiction: '', caseValue: '', represents: null }

export type FieldErrors = Partial<Record<keyof Fields, string>>

/** What is missing. The server looks again, and at what the words say. */
export const missingIn = ({ caseType, description }: Fields): FieldErrors => ({
  ...(caseType === null && { caseType: 'Choose what the case is about.' }),
  ...(description.trim() === '' && { description: 'Describe the case: what happened, when, and what can be proved.' }),
})
