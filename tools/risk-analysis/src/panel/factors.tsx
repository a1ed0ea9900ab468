import { Finding, Found, Origin, Section, SeverityDot } from '@casewright/ui'
import type { Assessment, CountedFactor } from '../output.ts'
import * as css from './panel.css.ts'
import { signed } from './signed.ts'

/** The sentence in which a factor was found, with its words marked. */
const InYourWords = ({ factor: { sentence, anchors } }: { factor: CountedFactor }) => (
  <div className={css.words}>
    <Found
      anchor={{ words: sentence.words }}
      marks={anchors
        .filter(({ start, end }) => start >= sentence.start && end <= sentence.end)
        .map(({ start, end }) => [start - sentence.start, end - sentence.start] as const)}
    />
  </div>
)

/** What speaks against the case, and what is not told, the gravest first. */
export function RiskFactors({ output }: { output: Assessment }) {
  const risks = output.riskFactors.filter(({ origin }) => origin !== 'model')
  const found = new Map(output.factors.map((factor) => [factor.title, factor]))
  return (
    <Section title="Risk factors" aside={<Origin of="evidence" />}>
      {risks.length === 0 && (
        <p className={css.quiet}>
          No listed factor that weighs against the case was found. That does not mean that there is no risk.
        </p>
      )}
      {risks.map(({ factor, impact, severity, origin }) => {
        const counted = origin === 'evidence' ? found.get(factor) : undefined
        return (
          <Finding key={factor} title={factor} marker={<SeverityDot severity={severity} />} markerKind="severity">
            <p>{impact}</p>
            {counted && <InYourWords factor={counted} />}
          </Finding>
        )
      })}
    </Section>
  )
}

/** What speaks for the case, and what was noted without moving it. */
export function Strengths({ output }: { output: Assessment }) {
  const factors = output.factors.filter(({ points }) => points >= 0)
  if (factors.length === 0) return null
  return (
    <Section title="What helps" aside={<Origin of="evidence" />}>
      {factors.map((factor) => (
        <Finding
          key={factor.id}
          title={factor.title}
          tags={
            <span className={css.small}>
              {factor.points > 0 ? `${signed(factor.points)} points` : 'Noted, not scored'}
            </span>
          }
        >
          <p>{factor.impact}</p>
          <InYourWords factor={factor} />
        </Finding>
      ))}
    </Section>
  )
}
