import { findParties } from '../../../parties/parties.ts'
import type { CheckedDocument, Hit } from '../../check.ts'
import { once } from '../../reading/once.ts'
import { ownWords } from './own-words.ts'

export interface Duty extends Hit {
  verb: 'shall' | 'will' | 'shall not' | 'will not' | 'may not'
}

const usual =
  `party parties buyer seller purchaser vendor supplier landlord tenant lessor lessee licensor licensee employer employee
  executive company client customer consultant contractor subcontractor owner provider lender borrower guarantor franchisor franchisee
  distributor manufacturer recipient discloser receiving\\s{1,3}party disclosing\\s{1,3}party agent subscriber user`.split(
    /\s+/,
  )

/** Names by which the parties go, as alternatives of a regular expression. */
const actors = (document: CheckedDocument): string => {
  const own = findParties(document).flatMap(({ role }) => (role && /^[\p{L} ]{3,40}$/u.test(role) ? [role] : []))
  return [...new Set([...own, ...usual])].sort((one, other) => other.length - one.length).join('|')
}

/** 'Tenant shall pay': where a party is told what to do or not to do. The span is that of the verb. */
export const duties = once((document): Duty[] => {
  const pattern = new RegExp(
    `\\b(?:${actors(document)})\\)?,?\\s{1,12}((?:shall|will|may)(?:\\s{1,12}not)?)(?=\\s{1,12}(?!have\\b|be\\b|not\\b|only\\b|mean\\b|include\\b)[a-z]+)`,
    'gi',
  )
  const words = ownWords(document)
  return [...words.matchAll(pattern)].flatMap((match) => {
    const verb = (match[1] ?? '').toLowerCase().replace(/\s+/g, ' ')
    const end = match.index + match[0].length
    // A recital tells what is meant, and binds nobody.
    const before = words.slice(Math.max(0, match.index - 300), match.index)
    if (/\bwhereas\b/i.test(before.slice(before.lastIndexOf('.') + 1))) return []
    return verb === 'may' ? [] : [{ start: end - (match[1] ?? '').length, end, verb: verb as Duty['verb'] }]
  })
})
