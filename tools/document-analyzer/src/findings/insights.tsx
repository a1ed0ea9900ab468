import { Finding, InsightType, MarkNumber, Origin, Section } from '@casewright/ui'
import { Lightbulb } from 'lucide-react'
import type { Analysis } from '../output.ts'
import * as css from '../panel/panel.css.ts'
import type { Numbered } from '../panel/shown.ts'

interface Props {
  insights: Analysis['legalInsights']
  numbered: ReadonlyMap<string, Numbered>
  onFinding: (finding: string) => void
}

/** What the findings come to, by kind; each names its findings by their numbers. */
export const Insights = ({ insights, numbered, onFinding }: Props) => (
  <Section title="Legal Insights" headingLevel={3}>
    {insights.map(({ type, insight, explanation, origin, findings }) => (
      <Finding
        key={findings.join(' ')}
        headingLevel={4}
        title={insight}
        marker={
          <span className={css.lamp}>
            <Lightbulb size={18} strokeWidth={1.75} aria-hidden="true" />
          </span>
        }
        tags={
          <>
            <InsightType type={type} />
            <Origin of={origin} />
            <span className={css.links}>
              {findings.flatMap((id) => {
                const finding = numbered.get(id)
                return finding
                  ? [
                      <MarkNumber
                        key={id}
                        number={finding.number}
                        severity={finding.severity}
                        onPress={() => onFinding(id)}
                        label="show the finding"
                      />,
                    ]
                  : []
              })}
            </span>
          </>
        }
      >
        {explanation}
      </Finding>
    ))}
    {insights.length === 0 && <p className={css.quiet}>None of medium or high severity.</p>}
  </Section>
)
