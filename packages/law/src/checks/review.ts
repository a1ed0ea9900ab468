import type { DocumentText } from '@casewright/core'
import { atItsSeverity } from './bar/bar.ts'
import { withoutRepeats } from './bar/said-already.ts'
import type { DocumentFinding, DocumentReview } from './check.ts'
import { checkedDocument } from './checked-document.ts'
import { documentChecks } from './checks.ts'
import { asksFor } from './concern.ts'
import { byGravity, findingOf } from './findings.ts'
import { isForEverybody, isNotices } from './notices.ts'
import { scoreOf } from './score.ts'
import { strengthsOf } from './strengths.ts'

/**
 * Everything that the checks say of a document, without a model. The same for the same
 * document; a check that fails is neither found nor passed and takes nothing else away.
 */
export const reviewDocument = (document: Pick<DocumentText, 'text' | 'blocks' | 'pages'>): DocumentReview => {
  const checked = checkedDocument(document)
  const findings: DocumentFinding[] = []
  const passed: string[] = []
  const others = isNotices(document.text) || isForEverybody(document.text)
  for (const check of documentChecks) {
    // What a program takes from others comes under their licenses, and nobody bargains over those.
    if (others && check.severity !== 'low') continue
    if (!asksFor(check, checked.kind) || check.applies?.(checked) === false) continue
    const found = findingOf(check, checked)
    if (found === null) passed.push(check.id)
    else if (found !== 'failed') findings.push(atItsSeverity(found, checked))
  }
  const told = withoutRepeats(findings).toSorted(byGravity)
  return {
    kind: checked.kind,
    concern: checked.concern,
    findings: told,
    strengths: strengthsOf(checked, told),
    passed,
    score: scoreOf(checked, told),
  }
}
