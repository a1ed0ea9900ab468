import { looksOf, type PanelProps, type RunView } from '@casewright/core/client'
import {
  Button,
  CopyButton,
  CoverageLine,
  DownloadButtons,
  MemoFoot,
  Notice,
  PageHead,
  PrintButton,
  Section,
  Tally,
  WithMargin,
} from '@casewright/ui'
import { caseTypeTitles } from '../case-types.ts'
import type { Assessment } from '../output.ts'
import { asText } from './as-text.ts'
import { Bars } from './bars.tsx'
import { ByModel } from './by-model.tsx'
import { FactorChart } from './factor-chart.tsx'
import { RiskFactors, Strengths } from './factors.tsx'
import { Margin, Questions } from './margin.tsx'
import { Odds } from './odds.tsx'
import * as css from './panel.css.ts'
import { Recommendations } from './recommendations.tsx'
import { SettlementSection } from './settlement.tsx'
import { dollars, headline } from './signed.ts'
import { Thresholds } from './thresholds.tsx'

interface RiskResultProps {
  run: RunView<Assessment>
  toast: PanelProps['toast']
  /** Left out where a stored run is shown. */
  onChange?: () => void
}

/** An assessment: the figure, what it is made of, what to do, and what nobody knows yet. */
export function RiskResult({ run, toast, onChange }: RiskResultProps) {
  const output = run.output as Assessment
  const { asked, value, jurisdiction, index, questions, coverage } = output
  const looks = looksOf(coverage)
  const about = [
    caseTypeTitles[asked.caseType],
    jurisdiction.name ?? asked.jurisdiction,
    value.dollars !== null && `${dollars(value.dollars)} in dispute`,
  ]
  return (
    <article className={css.result} aria-labelledby="risk-title">
      <PageHead
        id="risk-title"
        eyebrow={about.filter(Boolean).join(', ')}
        title={headline(asked.description)}
        actions={
          <>
            <CopyButton
              label="Copy the assessment"
              text={() => asText(output)}
              onCopied={() => toast({ title: 'Copied to clipboard' })}
            />
            <PrintButton />
            <DownloadButtons runId={run.id} />
            {onChange && <Button onPress={onChange}>Change the facts</Button>}
          </>
        }
      />
      <WithMargin margin={<Margin output={output} />}>
        <div className={css.sections}>
          {output.client.note && <Notice tone="partial" title={output.client.note} />}
          <Bars bars={output.bars ?? []} />
          <Odds output={output} />
          {coverage.basis === 'evidence' && <Notice tone="quiet" title={coverage.notes?.[1] ?? ''} />}
          <Thresholds thresholds={output.thresholds ?? []} />
          {!index && (
            <Section title="Questions to answer">
              <div className={css.space4}>
                <Questions questions={questions} />
              </div>
            </Section>
          )}
          {index && (
            <Section title="What moves the index" aside="In percentage points">
              <FactorChart output={output} index={index} />
            </Section>
          )}
          <RiskFactors output={output} />
          <Strengths output={output} />
          <ByModel output={output} />
          <Recommendations output={output} />
          <SettlementSection output={output} />
          <MemoFoot at={run.endedAt}>
            {looks && <Tally counts={looks} />}
            <CoverageLine coverage={coverage} />
          </MemoFoot>
        </div>
      </WithMargin>
    </article>
  )
}
