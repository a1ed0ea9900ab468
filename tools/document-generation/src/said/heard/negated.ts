import type { Template } from '@casewright/templates'
import type { Edit } from '../edits.ts'

const starts = String.raw`(?<=^|[.!?;\n]\s{0,3}(?:[-*•]\s)?)`
const ends = String.raw`[.!]?(?=\s|$)`

const request =
  '(?:RFAs?|RFPs?|rogs|interrogator(?:y|ies)|requests? for (?:admissions?|production|inspection)|document requests?|depos?|depositions?|subpoenas?)'
const noRequests = new RegExp(
  `${starts}(?:no|hold off on|not yet on) (?:any )?${request}(?: or ${request})?(?=[ .,;])[^.!?;\\n]{0,120}${ends}`,
  'giu',
)
const covenant =
  '(?:non-?competes?|non-?competition|non-?solicit(?:s|ation)?|exclusivity|stand-?still)(?: (?:clause|covenant|provision)s?)?'
const noCovenants = new RegExp(
  `${starts}no ${covenant}(?:(?:,? (?:and|or|nor)|,|/)\\s?(?:no )?${covenant}){0,3}${ends}`,
  'giu',
)
const noLabel = new RegExp(
  `${starts}(?<label>\\p{Lu}[\\p{Ll}’'-]+(?: (?!and\\b|or\\b)\\p{Ll}[\\p{Ll}’'-]*){1,3}): no(?=[.;\\n]|$)`,
  'gu',
)
const unsecured = new RegExp(
  `${starts}(?:(?:it|the (?:note|loan)|this)(?:['’]s| is) )?(?:unsecured|not secured)(?=[\\s,.;:(–—-])[^.!?\\n]{0,160}${ends}`,
  'giu',
)

/** What a paper is not to have makes no section of it, and no item. */
export function negatedIn(template: Pick<Template, 'id' | 'tab'>, text: string): Edit[] {
  const all = (pattern: RegExp, as: (words: string, label: string) => string, why: Edit['why']): Edit[] =>
    [...text.matchAll(pattern)].map(({ index, 0: words, groups }) => ({
      start: index,
      end: index + words.length,
      as: as(words, groups?.label ?? ''),
      why,
    }))
  const { id, tab } = template
  return [
    ...(id === 'discovery-requests' ? all(noRequests, () => '', 'order') : []),
    // Both sides are free of what neither promises.
    ...(id === 'non-disclosure-agreement' ? all(noCovenants, () => '', 'order') : []),
    ...(tab === 'contracts'
      ? all(noLabel, (_, label) => `No ${label.charAt(0).toLowerCase()}${label.slice(1)} clause`, 'filler')
      : []),
    ...(id === 'promissory-note' ? all(unsecured, () => 'Collateral: none.', 'filler') : []),
  ]
}
