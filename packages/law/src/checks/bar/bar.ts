import type { CheckedDocument, DocumentFinding, Hit } from '../check.ts'
import { messageOf } from '../findings.ts'
import { doubts, isInRecital } from './doubts.ts'
import { followed } from './followed.ts'
import { plain } from './plain.ts'
import { reach } from './reach.ts'
import { senses } from './senses.ts'
import { isOperative, shows } from './shows.ts'
import { doesWithout } from './sorts.ts'
import { speaksOf } from './subjects.ts'
import { isWanted } from './wanted.ts'

/**
 * Whether something that is not there may weigh: a lawyer would object that it is missing from such a paper, and nothing
 * with which it is written stands anywhere in it.
 */
const isSurelyMissing = (id: string, document: CheckedDocument): boolean =>
  document.sure && isWanted(document, id) && !doesWithout(document, id) && !speaksOf(document, id)

/** Whether what makes a finding is seen at a place, nothing there speaks against it, and its advice is not followed. */
const isShown = (id: string, document: CheckedDocument, hit: Hit): boolean => {
  if (shows[id]?.(document, hit) === false || followed[id]?.(document, hit)) return false
  if (/^(?:risk|one-sided)\./.test(id) && (isInRecital(document, hit) || !isOperative(document, hit))) return false
  return ![doubts[id], senses[id], reach[id], plain[id]].some((doubt) => doubt?.(document, hit))
}

const atSeverity = (
  finding: DocumentFinding,
  severity: 'low',
  hits: readonly Hit[] = finding.hits,
): DocumentFinding => ({
  ...finding,
  check: { ...finding.check, severity },
  hits: [...hits],
})

/**
 * A finding with the severity that its evidence bears. Where it is established at some of its places only, those alone
 * are told with its severity; where at none, it is of low severity.
 */
export const atItsSeverity = (finding: DocumentFinding, document: CheckedDocument): DocumentFinding => {
  const { check, hits } = finding
  if (check.severity === 'low') return finding
  if (check.id.startsWith('missing.')) return isSurelyMissing(check.id, document) ? finding : atSeverity(finding, 'low')
  const shown = hits.filter((hit) => isShown(check.id, document, hit))
  if (shown.length === 0) return atSeverity(finding, 'low')
  return shown.length === hits.length ? finding : { ...finding, message: messageOf(check, shown), hits: shown }
}
