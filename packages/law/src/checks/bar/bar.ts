import type { CheckedDocument, DocumentFinding } from '../check.ts'
import { doubts, isInRecital } from './doubts.ts'
import { needs } from './needs.ts'
import { plain } from './plain.ts'
import { reach } from './reach.ts'
import { senses } from './senses.ts'
import { doesWithout } from './sorts.ts'
import { subjects } from './subjects.ts'

/** 'ﬁ' as one character, as some files have it. */
const spelledOut = (text: string): string => text.replace(/[ﬀ-ﬆ]/g, (sign) => sign.normalize('NFKC'))

/**
 * Whether something that is not there may weigh: the kind of the paper is sure, papers of that kind need it by their
 * nature, and no word with which it is written stands anywhere in it.
 */
const isSurelyMissing = (id: string, document: CheckedDocument): boolean =>
  document.sure &&
  needs(document.kind, id) &&
  !doesWithout(document, id) &&
  !subjects[id]?.test(spelledOut(document.text))

const isDoubted = ({ check, hits }: DocumentFinding, document: CheckedDocument): boolean => {
  if (check.id.startsWith('missing.')) return !isSurelyMissing(check.id, document)
  const reasons = [doubts[check.id], senses[check.id], reach[check.id], plain[check.id]]
  const isTerm = /^(?:risk|one-sided)\./.test(check.id)
  return hits.every((hit) => reasons.some((doubt) => doubt?.(document, hit)) || (isTerm && isInRecital(document, hit)))
}

/** A finding with the severity that its evidence bears: one that may be none is of low severity. */
export const atItsSeverity = (finding: DocumentFinding, document: CheckedDocument): DocumentFinding =>
  finding.check.severity !== 'low' && isDoubted(finding, document)
    ? { ...finding, check: { ...finding.check, severity: 'low' } }
    : finding
