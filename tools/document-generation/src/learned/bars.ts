/** How likely something must be before what was learned decides it over the rules, by cross-validation. */
export const bars = {
  aside: 0.6,
  asideWithName: 0.75,
  asideWithFact: 0.95,
  fill: 0.4,
  replace: 0.6,
  doubted: 0.2,
  remove: 0.8,
  field: 0.3,
  sure: 0.6,
  near: 0.5,
  /** Of the words of a value: the surest of a run, and those beside it. */
  core: 0.35,
  rim: 0.15,
}
