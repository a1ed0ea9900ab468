import type { TreatmentFlag } from '@casewright/core'
import { pastRuleOf } from '@casewright/publishers'
import type { Cited } from './cited.ts'

const list = 'list of federal rules that were abrogated or moved'

/** What the list has of a federal rule that is no more, or stands at another number. */
export function fromRules({ kind, citation }: Pick<Cited, 'kind' | 'citation'>): TreatmentFlag | undefined {
  const past = kind === 'rule' ? pastRuleOf(citation) : undefined
  if (!past) return undefined
  const { how, year, to } = past
  const by = { name: 'an amendment of the rules', ...(year && { year }) }
  const when = year ? ` in ${year}` : ''
  return how === 'abrogated'
    ? { flag: 'red', kind: 'repealed', says: `No longer in force: abrogated${when}.`, by, source: list }
    : {
        flag: 'amber',
        kind: 'transferred',
        says: `Transferred${when}: its words are now in ${to}.`,
        by,
        source: list,
      }
}
