import { Notice, Probability, Written } from '@casewright/ui'
import type { Assessment } from '../output.ts'
import { barWords } from '../score/bar-words.ts'
import { mostByModel } from '../score/figures.ts'
import * as css from './panel.css.ts'
import { signed } from './signed.ts'

/** The figure with its range, and below it what it is. Without one, why. */
export function Odds({ output }: { output: Assessment }) {
  const { index, successProbability, confidenceLevel, noNumber, client, written } = output
  const bar = index?.withoutBars !== undefined
  if (!index || successProbability === null)
    return (
      <Notice tone="partial" title="No success probability">
        {noNumber} <b>Confidence {confidenceLevel}%.</b>
      </Notice>
    )
  return (
    <div>
      <Probability
        label="Success probability"
        value={successProbability}
        range={index.range}
        confidence={confidenceLevel}
      />
      <p className={css.label}>
        <b className={css.strong}>For {client.title}.</b> This is an index from stated weights
        {index.start.kind === 'none'
          ? ''
          : index.start.kind === 'own'
            ? ' and the firm’s own rate'
            : ' and old trial statistics'}
        , not a forecast.{' '}
        {bar
          ? `${barWords(output)}: without it, the index would be ${index.withoutBars}.`
          : 'The range is set by rule: the fewer facts, the wider it is.'}
      </p>
      {written && index.byModel !== 0 && (
        <div className={css.words}>
          <Written
            byline={`The model moved it by ${signed(index.byModel)}`}
            checked={`from ${index.evidence}, which the evidence makes. It may move it by ${mostByModel} points at most.`}
          />
        </div>
      )}
    </div>
  )
}
