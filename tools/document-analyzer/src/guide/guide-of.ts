/** What has to be decided, and two ways to say it. `{one}` is the party that the words favor or name first. */
export interface Guide {
  decide: string
  wordings: readonly [string, string]
}

export const two = (decide: string, first: string, second: string): Guide => ({ decide, wordings: [first, second] })
