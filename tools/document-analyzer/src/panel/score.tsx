import { ScoreRing, SeverityDot } from '@casewright/ui'
import type { Analyzed } from '../output.ts'
import { asHead } from '../text/bare.ts'
import * as css from './panel.css.ts'

/** The score with its arithmetic on demand; where there is none, why. */
export function Score({ analysis, scoring }: Pick<Analyzed, 'analysis' | 'scoring'>) {
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
              {scoring.steps.map(({ check, title, severity, places, points, origin }) => (
                <tr key={check}>
                  <td>
                    {asHead(title)}
                    {origin === 'model' && <span className={css.byModel}> Found by the model</span>}
                  </td>
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
        <p className={css.summary}>{scoring.rule}</p>
      </details>
    </>
  )
}
