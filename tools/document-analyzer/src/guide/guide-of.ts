/** What has to be decided, and two ways to say it. `{one}` is the party that acts in the words, `{blank}` what belongs in an open place. */
export interface Guide {
  decide: string
  wordings: readonly [string, string]
}

export const two = (decide: string, first: string, second: string): Guide => ({ decide, wordings: [first, second] })
