/** How likely something must be before what was learned decides it over the rules, by cross-validation. */
export const bars = {
  /** A clause that is said beside the matter; with one name in it, and with a figure or a full name. */
  aside: 0.6,
  asideWithName: 0.68,
  asideWithFact: 0.95,
  /**
   * A clause that may be one, to be held beside the document, and one in words that are seldom of the matter; the same with
   * a figure or a full name; and one on a subject of the contract.
   */
  held: 0.5,
  heldByWords: 0.3,
  heldWithFact: 0.7,
  heldWithFactByWords: 0.58,
  heldSubject: 0.85,
  /** A value for a field that rules left open; a name needs more, since a blank is better than a wrong name. */
  fill: 0.35,
  fillName: 0.42,
  /** An address, which may be somebody's who has no part. */
  fillAddress: 0.5,
  /** An address of a party whose name is not known. */
  fillUnnamed: 0.85,
  /** A day of which nothing beside it tells what happens on it: 'January 4 - March 5' in a line of its own. */
  untold: 0.8,
  /** A value instead of what rules found, and how likely that may still be. */
  replace: 0.6,
  doubted: 0.2,
  /** The same of what is all but sure. */
  surest: 0.9,
  unsure: 0.4,
  /** More words of a place or a name than rules found. */
  wider: 0.6,
  /** Each word of a name that rules cut. */
  widerName: 0.4,
  /** What most likely is another field's. */
  remove: 0.8,
  /** A clause's field; where rules know one by its words; where they are sure; and how near to it theirs may be to stand. */
  field: 0.3,
  known: 0.75,
  sure: 0.8,
  near: 0.5,
  /** Of the words of a value: the surest of a run, and those beside it. */
  core: 0.35,
  rim: 0.2,
}
