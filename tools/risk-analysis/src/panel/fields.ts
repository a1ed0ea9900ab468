import type { CaseType } from '../case-types.ts'

/** What stands in the form, as it was typed. */
export interface Fields {
  caseType: CaseType | null
  description: string
  jurisdiction: string
  caseValue: string
}

export const noFields: Fields = { caseType: null, description: '', jurisdiction: '', caseValue: '' }

export type FieldErrors = Partial<Record<keyof Fields, string>>

/** What is missing. The server looks again, and at what the words say. */
export const missingIn = ({ caseType, description }: Fields): FieldErrors => ({
  ...(caseType === null && { caseType: 'Choose what the case is about.' }),
  ...(description.trim() === '' && { description: 'Describe the case: what happened, when, and what can be proved.' }),
})
