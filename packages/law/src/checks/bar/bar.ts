import type { CheckedDocument, DocumentCheck, DocumentFinding, Hit } from '../check.ts'
import { messageOf } from '../findings.ts'
import { isToldAt } from '../told/told.ts'
import { asks } from './asks.ts'
import { copied } from './copied.ts'
import { doubts, isInRecital } from './doubts.ts'
import { followed } from './followed.ts'
import { isNotGiven } from './gives.ts'
import { numbered } from './numbered.ts'
import { objects } from './objects.ts'
import { plain } from './plain.ts'
import { reach } from './reach.ts'
import { hasRecord } from './record.ts'
import { isForAbroad, isForOthers, scopes } from './scopes.ts'
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

/** Why a contract is made, or a term for strangers. */
const isSaidElsewhere = (document: CheckedDocument, hit: Hit): boolean =>
  isInRecital(document, hit) || isForOthers(document, hit) || isForAbroad(document, hit)

/** That, or what somebody says of the world: no rule between the sides. */
const isNoTermHere = (document: CheckedDocument, hit: Hit): boolean =>
  !isOperative(document, hit) || isSaidElsewhere(document, hit)

/** Whether what makes a finding is seen at a place, nothing there speaks against it, and its advice is not followed. */
const isShown = (id: string, document: CheckedDocument, hit: Hit): boolean => {
  if (followed[id]?.(document, hit) || isNotGiven(id, document, hit)) return false
  const isTold = isToldAt(id, document, hit)
  if (!isTold && shows[id]?.(document, hit) === false) return false
  if (/^(?:risk|one-sided)\./.test(id) && isNoTermHere(document, hit)) return false
  if (id.startsWith('harsh.') && isSaidElsewhere(document, hit)) return false
  const against = [doubts, senses, plain, objects, scopes, copied, numbered, ...(isTold ? [] : [reach])]
  return !against.some((of) => of[id]?.(document, hit))
}

const lowered = (title: string): string =>
  /^.\p{Lu}/u.test(title) ? title : `${title.slice(0, 1).toLowerCase()}${title.slice(1)}`

/** The same with low severity, and in words that ask. */
const asking = (finding: DocumentFinding, words: Pick<DocumentCheck, 'title'> & Partial<DocumentCheck>) => {
  const check: DocumentCheck = { ...finding.check, ...words, severity: 'low' }
  const isOwn = finding.message.startsWith(finding.check.title)
  return { ...finding, check, message: isOwn ? messageOf(check, finding.hits) : finding.message }
}

/** What is doubted is worth a look, and no fault yet. */
const worthALook = (finding: DocumentFinding): DocumentFinding =>
  asking(finding, { title: `Worth a look: ${lowered(finding.check.title.replace(/[.?]$/, ''))}?` })

/** A lawful and usual term that is there: asked about, unless a place shows that it costs more. */
const asUsual = (finding: DocumentFinding, document: CheckedDocument): DocumentFinding => {
  const asked = asks[finding.check.id]
  if (!asked || finding.hits.some((hit) => asked.costs?.(document, hit))) return finding
  return asking(finding, { title: asked.title, advice: asked.advice })
}

/**
 * A finding with the severity that its evidence bears. Where it is established at some of its places only, those alone
 * are told with its severity; where at none, it is of low severity.
 */
export const atItsSeverity = (finding: DocumentFinding, document: CheckedDocument): DocumentFinding => {
  const { check, hits } = finding
  if (check.severity === 'low') return finding
  if (!hasRecord(check.id)) return worthALook(finding)
  if (check.id.startsWith('missing.')) return isSurelyMissing(check.id, document) ? finding : worthALook(finding)
  const shown = hits.filter((hit) => isShown(check.id, document, hit))
  if (shown.length === 0) return worthALook(finding)
  const established =
    shown.length === hits.length ? finding : { ...finding, message: messageOf(check, shown), hits: shown }
  return asUsual(established, document)
}
