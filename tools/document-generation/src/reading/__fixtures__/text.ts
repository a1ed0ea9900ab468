/** A text as somebody may give it, and what a careful assistant would put into the fields. All people are invented. */
export interface Example {
  type: string
  text: string
  /**
   * By field: the value, compared without case and punctuation; or words that the passage must have in it. A field that is
   * not here has to stay blank.
   */
  expected: Record<string, string | string[]>
  /** Fields that a careful assistant could as well leave blank as fill with this text's words: not counted. */
  either?: string[]
}
