import { anchorOf } from '@casewright/law'
import type { CaseType } from '../case-types.ts'
import type { FoundBar } from './read-bars.ts'

const federal = /\bADEA\b|\bAge Discrimination in Employment Act\b|29 U\.S\.C\. § ?62\d/
const claim = /\b(?:age (?:discrimination|bias|claim|case)|ageism|because of (?:his|her|their) age)\b/i
/** The age of whoever claims: 'the decision maker was 61' is somebody else's. */
const age =
  /\b(?:(?:she|he|plaintiff|claimant|client|employee|teacher|nurse|worker|engineer|manager|driver|cook|clerk)(?:['’]s age)?,? (?:is|was|turned|were|aged|age)(?: only| just)? (\d\d)(?! ?(?:percent|%|of\b|out of|days?|weeks?|months?|minutes?|hours?|employees|people|years (?:with|at|of)))|(?:a|our|my|the) (\d\d)[ -]year[ -]old)\b/gi

/**
 * A claim of federal law for age, of somebody whom that law does not protect. 29 U.S.C. § 631(a) was read on Justia (2012
 * edition) on November 24, 2026.
 */
export function ageBar(text: string, type: CaseType): Omit<FoundBar, 'ends'> | null {
  const isFederal = federal.test(text)
  if (type !== 'employment' || !(isFederal || claim.test(text))) return null
  const told = [...text.matchAll(age)].map((found) => ({ found, years: Number(found[1] ?? found[2]) }))
  const young = told.find(({ years }) => years < 40)
  // With two ages nobody can say from the words which one is the claimant's.
  if (!young || told.length > 1) return null
  const { index, 0: words } = young.found
  return {
    id: 'protected-age',
    title: isFederal ? 'Too young for the federal age claim' : 'Too young for a federal age claim',
    holds: isFederal,
    rule: 'The Age Discrimination in Employment Act protects workers who are at least 40 years old (29 U.S.C. § 631(a)).',
    lift: [
      'How old was the employee on the day of the act?',
      'Does a state or local statute that is pleaded protect younger workers?',
      'Is there another ground, such as race, sex, disability or retaliation?',
    ],
    anchors: [anchorOf({ text }, { start: index, end: index + words.length })],
  }
}
