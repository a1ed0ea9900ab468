import { citationKeys } from '@casewright/law'

/** A federal rule that is no more, or has another number. */
export interface PastRule {
  how: 'abrogated' | 'transferred'
  /** When that took effect. Absent: no text of the rules that was at hand says so. */
  year?: number
  /** Where its words are now. */
  to?: string
}

/**
 * Keys of whole rules; a part of a rule that stands has its divisions behind it. Years are those of the notes: to Rules 22 and
 * 54 of the criminal rules (title 18, appendix, release point 119-100), and to Civil Rule 84 and Evidence Rule 807 (title 28,
 * appendix). That Rules 19 and 39 are gone, the same appendix prints as '[Reserved]', and that Civil Rules 74 to 76 are, the
 * list of rules in force shows; neither says when.
 */
const rules: Record<string, PastRule> = {
  'frcp/74': { how: 'abrogated' },
  'frcp/75': { how: 'abrogated' },
  'frcp/76': { how: 'abrogated' },
  'frcp/84': { how: 'abrogated', year: 2015 },
  'frcrp/19': { how: 'abrogated' },
  'frcrp/22': { how: 'transferred', year: 2002, to: 'Fed. R. Crim. P. 21(d)' },
  'frcrp/39': { how: 'abrogated' },
  'frcrp/54': { how: 'transferred', year: 2002, to: 'Fed. R. Crim. P. 1' },
  'fre/803(24)': { how: 'transferred', year: 1997, to: 'Fed. R. Evid. 807' },
  'fre/804(b)(5)': { how: 'transferred', year: 1997, to: 'Fed. R. Evid. 807' },
}

/** What became of a federal rule that is cited, if it is no more. @param citation 'Fed. R. Civ. P. 84', 'Fed. R. Evid. 803(24)' */
export function pastRuleOf(citation: string): PastRule | undefined {
  const [key] = citationKeys(citation)
  if (!key) return undefined
  const divisions = /\d((?:\([\da-z]+\))+)\s*$/i.exec(citation)?.[1] ?? ''
  return rules[key] ?? (divisions ? rules[`${key}${divisions.toLowerCase()}`] : undefined)
}
