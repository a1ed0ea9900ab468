import { Written } from '@casewright/ui'
import type { Found } from './output.ts'
import * as css from './panel.css.ts'
import { RestsOn } from './rests-on.tsx'
import { ResultNumber } from './result-number.tsx'

/** What a model wrote, and below it the words of the results that it rests on. Never in one block. */
export function WrittenSummary({ output, scope }: { output: Found; scope: string }) {
  const { statements = [], model } = output.written ?? {}
  const places = statements.flatMap(({ rests }) => rests)
  const distinct = [...new Map(places.map((place) => [`${place.result} ${place.words}`, place])).values()]
  return (
    <div>
      <Written
        byline={`Written by ${model?.name}`}
        checked="the quoted words were found in the results; whether they support the summary is for you to judge"
      >
        <ul className={css.sentences}>
          {statements.map(({ statement, rests, doubts }) => (
            <li key={statement}>
              <p className={css.sentence}>
                {statement}
                {'\u00a0'}
                {[...new Set(rests.map(({ result }) => result))].map((number) => (
                  <ResultNumber key={number} scope={scope} number={number} />
                ))}
              </p>
              {doubts.map((doubt) => (
                <p key={doubt} className={css.doubt}>
                  {doubt}
                </p>
              ))}
            </li>
          ))}
        </ul>
      </Written>
      <details className={css.rests}>
        <summary>The words it rests on</summary>
        <ol className={css.sentences}>
          {distinct.map((place) => (
            <li key={`${place.result} ${place.words}`}>
              <RestsOn place={place} output={output} scope={scope} />
            </li>
          ))}
        </ol>
      </details>
    </div>
  )
}
