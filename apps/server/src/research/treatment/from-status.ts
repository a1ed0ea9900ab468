import type { FlagKind, TreatmentFlag } from '@casewright/core'
import { sectionExists } from '@casewright/publishers'
import type { Cited } from './cited.ts'

const usSection = /^(\d{1,2}) U\.S\.C\. § (\S+)$/

/** How publishers mark an enactment, and what that means for who cites it. */
const marks: readonly [RegExp, FlagKind, TreatmentFlag['flag']][] = [
  [/repeal/i, 'repealed', 'red'],
  [/removed|rescinded|revoked|superseded/i, 'repealed', 'red'],
  [/expired|terminated|sunset/i, 'expired', 'red'],
  [/unconstitutional|held invalid/i, 'held unconstitutional', 'red'],
  [/renumber|redesignat/i, 'renumbered', 'amber'],
  [/transfer|recodif/i, 'transferred', 'amber'],
  [/omitted/i, 'omitted', 'amber'],
]

/** What its publisher, or the list of sections of the United States Code, says of an enactment. */
export function fromStatus({ kind, citation, date, status }: Cited): TreatmentFlag | undefined {
  if (kind === 'case' || kind === 'other') return undefined
  const listed = status ? undefined : listedStatus(citation)
  const mark = status ?? listed?.status
  const found = mark ? marks.find(([words]) => words.test(mark)) : undefined
  if (!found) return undefined
  const [, what, flag] = found
  const source = listed ? `list of sections of the United States Code as of ${listed.asOf}` : 'its publisher'
  const year = Number(/\d{4}/.exec(listed?.asOf ?? date ?? '')?.[0] ?? new Date().getFullYear())
  return { flag, kind: what, says: sentences[what] ?? '', by: { name: 'the publisher of the code', year }, source }
}

const sentences: Partial<Record<FlagKind, string>> = {
  repealed: 'No longer in force: repealed.',
  expired: 'No longer in force: expired.',
  'held unconstitutional': 'Held unconstitutional, as its publisher notes.',
  renumbered: 'Renumbered: cite it by its new number.',
  transferred: 'Transferred: cite it where it is now.',
  omitted: 'Omitted from the code: it may have been executed or replaced.',
}

function listedStatus(citation: string): { status: string; asOf: string } | undefined {
  const [, title, section] = usSection.exec(citation) ?? []
  if (!title || !section) return undefined
  const known = sectionExists(title, section)
  return known.state === 'exists' && known.status && !known.status.startsWith('listed')
    ? { status: known.status, asOf: known.asOf }
    : undefined
}
