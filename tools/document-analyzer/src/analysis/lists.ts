import { type Anchor, type Severity, withDoubts } from '@casewright/core'
import type { Analysis, Finding } from '../output.ts'
import { asHead } from '../text/bare.ts'

const ranks: Record<Severity, number> = { high: 0, medium: 1, low: 2 }
const byGravity = (one: Finding, other: Finding) => ranks[one.severity] - ranks[other.severity]

/** What stands in the document and does harm there. The rest is to be added, or to be worded better. */
const isWeakPoint = ({ severity, anchors }: Finding): boolean => severity !== 'low' && anchors.length > 0

/** At most, the gravest first. */
const mostRecommendations = 7
/** How many titles an insight names before it only counts. */
const mostTitles = 3

const bareAnchors = (finding: Finding): Anchor[] =>
  finding.anchors.map(({ message: _message, rewrite: _rewrite, ...anchor }) => anchor)

const tie = (finding: Finding) => ({ finding: finding.id, origin: finding.origin, anchors: bareAnchors(finding) })

const headOf = ({ title, doubts }: Finding) => withDoubts(asHead(title), doubts)

const explained = ({ message, title, why }: Finding) => (asHead(message) === asHead(title) ? why : `${message} ${why}`)

/** An advice with what it is about: 'Automatic renewal: set a reminder.' */
const advised = ({ title, advice, origin, doubts }: Finding) =>
  withDoubts(
    // A title that asks is no head of a sentence: 'Worth a look: no notice clause? Say that …'.
    title.endsWith('?')
      ? `${title} ${advice}`
      : `${asHead(title)}: ${origin === 'model' ? advice : advice.charAt(0).toLowerCase() + advice.slice(1)}`,
    doubts,
  )

/** The specification's lists, each entry tied to its finding. */
export const listsOf = (
  findings: readonly Finding[],
  strengths: Analysis['strongPoints'],
): Omit<Analysis, 'overallQuality'> => {
  const sorted = [...findings].sort(byGravity)
  return {
    strongPoints: strengths,
    weakPoints: sorted.filter(isWeakPoint).map((finding) => ({
      point: headOf(finding),
      category: finding.category,
      severity: finding.severity,
      explanation: withDoubts(explained(finding), finding.doubts),
      ...tie(finding),
    })),
    improvements: sorted
      .filter((finding) => !isWeakPoint(finding))
      .map((finding) => ({
        area: headOf(finding),
        priority: finding.severity,
        suggestion: withDoubts(finding.advice, finding.doubts),
        ...tie(finding),
      })),
    legalInsights: insightsOf(sorted),
    recommendations: sorted.slice(0, mostRecommendations).map(advised),
  }
}

/** What findings of one kind and category come to, the gravest group first. */
const insightsOf = (findings: readonly Finding[]): Analysis['legalInsights'] => {
  const groups = Map.groupBy(findings, ({ insight, category, origin, severity }) =>
    severity === 'low' ? '' : `${insight} ${category} ${origin}`,
  )
  groups.delete('')
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    if (!first) return []
    const titles = group.slice(0, mostTitles).map(headOf)
    const more = group.length > mostTitles ? `; and ${group.length - mostTitles} more` : ''
    return [
      {
        type: first.insight,
        insight: group.length === 1 ? headOf(first) : `${first.category}: ${titles.join('; ')}${more}`,
        explanation: [...new Set(group.map(({ why, doubts }) => withDoubts(why, doubts)))].slice(0, 2).join(' '),
        findings: group.map(({ id }) => id),
        origin: first.origin,
        anchors: group.flatMap((finding) => bareAnchors(finding).slice(0, 1)),
      },
    ]
  })
}
