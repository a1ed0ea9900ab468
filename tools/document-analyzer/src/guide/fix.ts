import type { HarshTerm } from '@casewright/law'

/** What has to be decided, and two ways out; `{bearer}` and `{gainer}` are sides of the paper. */
export interface Fix {
  decide: string
  /** `term`: what was read at the place, as far as it was. */
  wordings: (term: Partial<HarshTerm>) => readonly [string, string]
}

export const fixed = (decide: string, first: string, second: string): Fix => ({
  decide,
  wordings: () => [first, second],
})
export const strike = '[Strike the sentence.]'
