import type { DocumentText } from '@casewright/core'
import { kindOf } from '../kinds/kind-of.ts'
import { sentencesOf } from '../sentences/sentences.ts'
import type { CheckedDocument, DocumentFinding, DocumentReview } from './check.ts'
import { documentChecks } from './checks.ts'
import { asksFor, concernOf } from './concern.ts'
import { byGravity, findingOf } from './findings.ts'
import { scoreOf } from './score.ts'
import { strengthsOf } from './strengths.ts'

/** A document as checks read it: its kind told, its sentences split. */
export const checkedDocument = ({
  text,
  blocks,
  pages,
}: Pick<DocumentText, 'text' | 'blocks' | 'pages'>): CheckedDocument => {
  const source = { text, blocks, pages }
  const { kind } = kindOf(source)
  const sentences = sentencesOf(source)
  return Object.assign(source, { kind, concern: concernOf(kind), sentences })
}

/**
 * Everything that the checks say of a document, without a model. The same for the same
 * document; a check that fails is neither found nor passed and takes nothing else away.
 */
export const reviewDocument = (document: Pick<DocumentText, 'text' | 'blocks' | 'pages'>): DocumentReview => {
  const checked = checkedDocument(document)
  const findings: DocumentFinding[] = []
  const passed: string[] = []
  for (const check of documentChecks) {
    if (!asksFor(check, checked.kind)) continue
    const found = findingOf(check, checked)
    if (found === null) passed.push(check.id)
    else if (found !== 'failed') findings.push(found)
  }
  findings.sort(byGravity)
  return {
    kind: checked.kind,
    concern: checked.concern,
    findings,
    strengths: strengthsOf(checked),
    passed,
    score: scoreOf(checked, findings),
  }
}
