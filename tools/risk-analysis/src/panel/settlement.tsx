import { Figures, Section } from '@casewright/ui'
import type { Assessment } from '../output.ts'
import * as css from './panel.css.ts'
import { dollars } from './signed.ts'

const Formula = ({ lines }: { lines: readonly string[] }) => (
  <ul className={css.formula}>
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
)

/** Low, recommended and high, with the formula on demand; without them, why not. */
export function SettlementSection({ output: { settlementRange, settlement, medians } }: { output: Assessment }) {
  return (
    <Section title="Settlement estimate" aside="From value, probability and cost">
      {settlementRange ? (
        <div className={css.space4}>
          <Figures
            items={[
              { label: 'Low', value: dollars(settlementRange.low) },
              { label: 'Recommended', value: dollars(settlementRange.recommended), isMain: true },
              { label: 'High', value: dollars(settlementRange.high) },
            ]}
          />
          {settlement.note && <p className={css.how}>{settlement.note}</p>}
          <details className={css.how} data-print="never">
            <summary>How this was calculated</summary>
            <Formula lines={settlement.formula} />
          </details>
          <div data-print="only">
            <Formula lines={settlement.formula} />
          </div>
        </div>
      ) : (
        <p className={css.quiet}>{settlement.note}</p>
      )}
      {medians.map(({ figure, dollars: amount, scope, source }) => (
        <p key={figure} className={css.how}>
          For comparison: {figure}, {dollars(amount)} ({scope}; {source}). It does not predict this case.
        </p>
      ))}
    </Section>
  )
}
