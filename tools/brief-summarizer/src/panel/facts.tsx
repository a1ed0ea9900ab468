import { MarginFacts } from '@casewright/ui'
import type { Fact } from '../output.ts'
import * as css from './panel.css.ts'

/** What the document says of itself: court, numbers, parties, dates. */
export const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <MarginFacts title="What the document says of itself">
    <dl className={css.facts}>
      {facts.map(({ label, value, anchor }) => (
        <div key={`${label}${anchor.start}`}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  </MarginFacts>
)
