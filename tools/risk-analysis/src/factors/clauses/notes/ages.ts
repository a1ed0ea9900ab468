/** How old somebody is said to be: 'a 61-year-old welder', 'our client, 57,', 'was let go at 62'. */
const said =
  /\b(?<plain>[3-7]\d)[- ]years?[- ](?:old|of age)\b|\b(?:age[d]?|at|is|was|turned|turns)(?: age)?,? (?<told>[3-7]\d)(?= ?(?:[.,;)]|$|and\b|when\b|years old))|, (?<beside>[3-7]\d)(?=[,.;])/gi
/** By how many years whoever took over must be younger, so that it points at age. */
const least = 10
const sentenceOf = (text: string, at: number): [number, number] => {
  const before = Math.max(...['.', ';', '!', '?'].map((stop) => text.lastIndexOf(stop, at - 1))) + 1
  const after = text.slice(at).search(/[.;!?](?=\s|$)/)
  return [before, after < 0 ? text.length : at + after]
}

/** The ages that a text tells of others than those of whom its stretch is. */
function agesBeside(text: string, stretch: string): number[] {
  const at = Math.max(0, text.indexOf(stretch))
  const [from, to] = sentenceOf(text, at)
  return [...text.matchAll(said)].flatMap(({ index, groups }) =>
    index >= from && index < to && index >= at ? [] : [Number(groups?.plain ?? groups?.told ?? groups?.beside)],
  )
}

/** Whether somebody of an age is at least ten years younger than everybody else whose age is told. */
export function isMuchYounger(age: number, text: string, stretch: string): boolean {
  const others = agesBeside(text, stretch).filter((one) => one !== age)
  return others.length > 0 && others.every((one) => one - age >= least)
}

/** Whether somebody is as old as whom they follow, or nearly. */
export function isNearlyAsOld(age: number, text: string, stretch: string): boolean {
  const others = agesBeside(text, stretch)
  return others.length > 0 && others.some((one) => one - age < least)
}
