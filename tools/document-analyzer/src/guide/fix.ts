/** What has to be decided, and two ways out; `{bearer}` and `{gainer}` are sides of the paper. */
export interface Fix {
  decide: string
  /** `head`: what the sentence says before its harsh tail, where that closes it. */
  /** `what`: the noun of what is changed. */
  wordings: (head?: string, what?: string) => readonly [string, string]
}

export const fixed = (decide: string, first: string, second: string): Fix => ({
  decide,
  wordings: () => [first, second],
})
export const strike = '[Strike the sentence.]'
