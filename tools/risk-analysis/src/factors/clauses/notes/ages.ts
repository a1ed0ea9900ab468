import { inWords, sentencesOf } from '@casewright/law'
import { numberOf } from '../../figures.ts'

const oldest = 79
const youngest = 30
const inFull = Array.from({ length: oldest - youngest + 1 }, (_, year) => inWords(oldest - year)).join('|')
/** How old somebody is said to be: 'a 61-year-old welder', 'our client, 57,', 'sixty-one', 'was let go at 62'. */
const said = new RegExp(
  `\\b(?<plain>[3-7]\\d)[- ]years?[- ](?:old|of age)\\b|\\b(?:age[d]?|at|is|was|turned|turns)(?: age)?,? (?<told>[3-7]\\d|${inFull})(?= ?(?:[.,;)]|$|and\\b|when\\b|years old))|, (?<beside>[3-7]\\d|${inFull})(?=[,.;])`,
  'gi',
)
/** By how many years whoever took over must be younger, so that it points at age. */
const least = 10

/** The ages that a text tells of others than those of whom its stretch is. */
function agesBeside(text: string, stretch: string): number[] {
  const at = Math.max(0, text.indexOf(stretch))
  const end = sentencesOf({ text }).findLast(({ start }) => start <= at)?.end ?? text.length
  return [...text.matchAll(said)].flatMap(({ index, groups }) =>
    index >= at && index < end ? [] : [numberOf(groups?.plain ?? groups?.told ?? groups?.beside)],
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
