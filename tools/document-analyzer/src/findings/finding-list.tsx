import { Section } from '@casewright/ui'
import * as css from '../panel/panel.css.ts'
import type { Numbered } from '../panel/shown.ts'
import { FindingCard, type FindingCardProps } from './finding-card.tsx'

interface Props extends Omit<FindingCardProps, 'finding'> {
  title: string
  /** What is listed here. */
  intro: string
  findings: readonly Numbered[]
  /** Said where there is none. */
  none: string
}

/** Weak points, or improvements. */
export const FindingList = ({ title, intro, findings, none, ...card }: Props) => (
  <Section title={title} aside={findings.length > 0 ? String(findings.length) : undefined} headingLevel={3}>
    {findings.length > 0 ? (
      <>
        <p className={css.intro}>{intro}</p>
        {findings.map((finding) => (
          <FindingCard key={finding.id} finding={finding} {...card} />
        ))}
      </>
    ) : (
      <p className={css.quiet}>{none}</p>
    )}
  </Section>
)
