import type { CheckedDocument } from '../../check.ts'
import { longest, readingOf } from '../../reading/prose.ts'
import { bothSay, type Contradiction } from '../support/told.ts'

/** Free to end at once: at will, at any time without notice. */
const atOnce =
  /\b(?:employment|engagement|relationship|employed|position|service|contract|agreement)\b.{0,80}\bat[- ]will\b|\bat[- ]will\b.{0,60}\b(?:employ\w*|basis|engag\w+|relationship)\b|\b(?:end|terminate|leave|quit|resign|dismiss|discharge|cancel)\w*\b.{0,160}\b(?:with or without|without(?: (?:any|giving|the need for|prior|advance|\w{3,12} or)){0,3}) (?:prior |advance |written )?notice\b/i
/** What makes it one case: there, notice may be left out. */
const ofOneCase =
  /\b(?:for cause|for good cause|upon (?:a )?(?:material )?breach|default|bankrupt\w*|insolven\w*|emergency|if|unless|except|subject to|other than as|but (?:only|must|shall)|convicted|probation\w*|trial period)\b/i
/** A notice that must be given before it ends, and how long. */
const time =
  '(?:(?:at least|not less than|no less than|a minimum of) )?(?:[a-z-]{3,14} \\(\\d{1,3}\\)|[a-z-]{3,14}|\\d{1,3}) ?(?:calendar |business |full )?(?:days?|weeks?|months?)'
const must = '(?:shall|must|will|agrees? to|is required to|are required to|undertakes? to)'
const owed = new RegExp(
  [
    `\\b${must} (?:first )?(?:give|provide|deliver|serve)\\b.{0,60}\\b${time}['’]? .{0,40}\\b(?:notice|warning)\\b.{0,80}\\b(?:end|ending|terminat\\w+|resign\\w*|leav(?:e|ing)|quit\\w*|intent\\w*|dismiss\\w*|separation|depart\\w*)\\b`,
    `\\b(?:end|ending|terminat\\w+|resign\\w*|leav(?:e|es|ing)|quit\\w*|dismiss\\w*)\\b.{0,100}\\b${must} (?:first )?(?:give|provide|deliver|serve|tell|inform|notify|let)\\b.{0,100}\\b${time}\\b`,
    `\\b(?:may|can) (?:only )?(?:be )?(?:end|terminated?|ended|resign|leave)\\b.{0,60}\\bonly (?:on|upon|by|with|after)\\b.{0,40}\\b${time}\\b.{0,30}\\bnotice\\b`,
  ].join('|'),
  'i',
)
/** What a sentence on notices speaks of when it is of something else. */
const ofOther =
  /\b(?:renew\w*|lease|premises|order|statement of work|leave of absence|vacation|insurance|policy|plan|benefits?|severance|requested|is asked|at[- ]will|would appreciate|courtesy)\b/i

const shown = new RegExp(`\\b${time}\\b`, 'i')

/** A relation that ends at once by one clause, and only after a notice by another. */
export const atWillAndNotice = (document: CheckedDocument): Contradiction[] => {
  const said = readingOf(document).binding.filter(({ text }) => text.length < Math.min(700, longest))
  const free = said.find(({ text }) => atOnce.test(text) && !ofOneCase.test(text) && !owed.test(text))
  const bound = said.find(
    ({ text }) => owed.test(text) && !ofOther.test(text) && !/\b(?:if|unless|upon a breach)\b/i.test(text),
  )
  if (!free || !bound) return []
  const days = shown.exec(bound.text.slice(bound.text.search(owed)))?.[0] ?? ''
  return [
    {
      places: [free, bound].toSorted((one, other) => one.start - other.start),
      message: bothSay(document, free, 'that it may end at once', bound, `that it takes a notice of ${days}`),
    },
  ]
}
