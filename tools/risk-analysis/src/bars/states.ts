import { jurisdictions } from '@casewright/law'

/** The names of the fifty states, as alternatives of a pattern. */
export const states = jurisdictions
  .filter(({ kind }) => kind === 'state')
  .map(({ name }) => name)
  .join('|')
