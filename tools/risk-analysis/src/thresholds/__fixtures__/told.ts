/** Descriptions that tell a claim, and some that only look like it. Whoever wrote them knew the claim, and not the words by which it is known here. */
export interface Told {
  told: readonly string[]
  alike: readonly string[]
}
