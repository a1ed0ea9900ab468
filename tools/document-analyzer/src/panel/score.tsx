import { ScoreRing, SeverityDot } from '@casewright/ui'
import type { Analyzed } from '../output.ts'
import { asHead } from '../text/bare.ts'
import * as css from './panel.css.ts'

/** The score with its arithmetic on demand; where there is none, why. */
export function Score({ analysis, scoring, model }: Pick<Analyzed, 'analysis' | 'scoring' | 'model'>) {
  const { score, grade, summary } = analysis.overallQuality
  if (score === null || !scoring) return <ScoreRing label="Overall quality" score={null} reason={summary} />
  return (
    <>
      <div className={css.score}>
        <ScoreRing label="Overall quality" score={score} />
        <div>
          <h3>Overall quality: {grade}</h3>
          <p className={css.summary}>{summary}</p>
        </div>
      </div>
      <details className={css.made}>
        <summary>How the score is made</summary>
        {scoring.steps.length > 0 && (
          <table className={css.steps}>
            <thead>
              <tr>
                <th scope="col">What takes points off</th>
                <th scope="col">Severity</th>
                <th scope="col">Places</th>
                <th scope="col">Points</th>
              </tr>
            </thead>
            <tbody>
              {scoring.steps.map(({ check, title, severity, places, points }) => (
                <tr key={check}>
                  <td>{asHead(title)}</td>
                  <td>
                    <SeverityDot severity={severity} />
                  </td>
                  <td>{places}</td>
                  <td>−{points}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        <p className={css.summary}>
          {scoring.rule}
          {model && ' What the model found takes nothing off.'}
        </p>
      </details>
    </>
  )
}
