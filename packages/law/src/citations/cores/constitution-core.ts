import type { Jurisdiction } from '../../jurisdictions/jurisdictions.ts'
import type { AbbreviationAt } from '../lexicon/abbreviations-at.ts'
import type { Division, LawCore } from './core.ts'
import { subsectionsEnd } from './section.ts'

const named = /,?\s{0,20}(?:Const(?:itution|\.)|CONST(?:ITUTION|\.))(?:\s{1,3}Ann\.)?/y
// "Cal. Const. art. XIII A, § 1": a letter parts the articles that came between two.
const part =
  /,?\s{0,20}(arts?(?:\.|icle\b)?|amends?(?:\.|ment\b)?|pmbl\.|preamble|§{1,2}|sec(?:\.|s\.|tion\b)|¶|para?\.|cls?(?:\.|ause\b)?|pt\.)(?:\s{0,20}(\d{1,3}[a-z]?(?:\.\d{1,3})?|[IVXLC]{1,7}(?:-[A-Z]|\s[A-F](?=[,;.)]|\s{0,3}§|$))?(?![a-z])))?/iy

const kinds: [RegExp, string][] = [
  [/^art/i, 'article'],
  [/^amend/i, 'amendment'],
  [/^(?:pmbl|preamble)/i, 'preamble'],
  [/^(?:§|sec)/i, 'section'],
  [/^(?:¶|par)/i, 'paragraph'],
  [/^cl/i, 'clause'],
  [/^pt/i, 'part'],
]

/** The core of a citation to a constitution: "U.S. Const. amend. XIV, § 1". `hit` is the place that it is of. */
export const constitutionCoreAt = (text: string, hit: AbbreviationAt, place: Jurisdiction): LawCore | null => {
  named.lastIndex = hit.end
  if (!named.test(text)) return null
  const end = named.lastIndex
  const divisions: Division[] = []
  let i = end
  for (let count = 0; count < 5; count++) {
    part.lastIndex = i
    const found = part.exec(text)
    const kind = kinds.find(([pattern]) => pattern.test(found?.[1] ?? ''))?.[1]
    if (!found || !kind || (kind !== 'preamble' && !found[2])) break
    divisions.push({ kind, number: found[2] ?? '' })
    i = part.lastIndex
  }
  if (divisions.length === 0) return null
  const pinEnd = subsectionsEnd(text, i)
  return {
    what: 'law',
    start: hit.start,
    end: i,
    id: `${place.code}-const`,
    kind: 'constitution',
    abbreviation: `${place.abbreviation} Const.`,
    code: { start: hit.start, end },
    subject: null,
    title: null,
    divisions,
    section: divisions.find((division) => division.kind === 'section')?.number ?? null,
    sections: [],
    pin: pinEnd > i ? { start: i, end: pinEnd } : null,
  }
}
