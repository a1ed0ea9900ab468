import { once } from '../reading/once.ts'
import { readingOf } from '../reading/prose.ts'

/** What drafters add to a bargain: one of these is forgotten only where others were remembered. */
const house: readonly (readonly [clause: string, heading: RegExp, words: RegExp])[] = [
  [
    'clause.governing-law',
    /\bgoverning law\b/i,
    /\blaws? (?:governs?|of the state)\b|\bgoverned by\b.{0,60}\blaws?\b/i,
  ],
  ['clause.entire-agreement', /\bentire agreement\b|\bintegration\b/i, /\bentire (?:agreement|understanding)\b/i],
  [
    'clause.amendment-in-writing',
    /\bamendments?\b/i,
    /\b(?:amend|modif|chang)\w*\b.{0,80}\b(?:writing|written|signed)\b/i,
  ],
  [
    'clause.assignment-restriction',
    /\bassignment\b/i,
    /\b(?:not|neither)\b.{0,60}\bassign\b|\bassign\w*\b.{0,80}\bconsent\b/i,
  ],
  ['clause.severability', /\bseverab/i, /\b(?:unenforceable|invalid)\b.{0,160}\bremain/i],
  ['clause.waiver', /\bwaiver\b/i, /\b(?:no|failure)\b.{0,80}\bwaive/i],
  ['clause.notices', /\bnotices?\b/i, /\bnotices?\b.{0,80}\b(?:in writing|written|addresses)\b/i],
  ['clause.forum-selection', /\b(?:venue|jurisdiction|disputes?|arbitration)\b/i, /\b(?:courts? (?:of|in)|arbitrat)/i],
  ['clause.counterparts', /\bcounterparts\b/i, /\bcounterparts\b/i],
]
const enough = 4

/** Whether a paper has most of what drafters add to every bargain, so that one of it was left out by mistake. */
export const hasHouse = once((document): boolean => {
  const { clauses, headings, binding } = readingOf(document)
  const there = house.filter(
    ([id, heading, words]) =>
      clauses.has(id) || heading.test(headings) || binding.some(({ text }) => words.test(text.slice(0, 3000))),
  )
  return there.length >= enough
})
