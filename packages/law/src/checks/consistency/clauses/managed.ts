import type { CheckedDocument } from '../../check.ts'
import { longest, readingOf } from '../../reading/prose.ts'
import type { Contradiction } from '../support/told.ts'

const byMembers =
  /\b(?:managed (?:exclusively |solely )?by (?:its|the|all (?:of )?(?:its|the)) members\b|member-managed\b|management\b.{0,60}\bvested (?:exclusively |solely )?in (?:its|the) members\b)/i
const byManagers =
  /\b(?:managed (?:exclusively |solely )?by (?:its|the|an?|one or more) (?:board of )?managers?\b|manager-managed\b|(?:the|a) managers? (?:shall|will|may|decides?|determines?|serves?) (?!members)|when the managers? (?:decide|determine)s?\b|managers? may be removed\b)/i
const apart = /\b(?:if|unless|general manager|property manager|taproom manager|elect\w* to|may appoint|except)\b/i

/** A company that its members manage, and whose managers decide. */
export const managementDiffers = (document: CheckedDocument): Contradiction[] => {
  if (!/\boperating agreement\b|\blimited liability company\b|\bL\.?L\.?C\b/i.test(document.text.slice(0, 1500)))
    return []
  const said = readingOf(document).all.filter(({ text }) => text.length < Math.min(900, longest) && !apart.test(text))
  const one = said.find(({ text }) => byMembers.test(text))
  const other = said.find(({ text }) => byManagers.test(text) && !byMembers.test(text))
  return one && other
    ? [
        {
          places: [one, other],
          message: 'One clause has the members manage the company; another speaks of managers who decide or serve.',
        },
      ]
    : []
}
