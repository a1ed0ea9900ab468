import type { RunView } from '@casewright/core/client'
import { RunStatus, WithMargin } from '@casewright/ui'
import { Margin } from './margin.tsx'
import * as css from './panel.css.ts'
import { ResultList } from './result-list.tsx'
import { partIn } from './so-far.ts'

/** What was found so far, while other sources or the model are still asked. */
export function Searching({ run, onCancel }: { run: RunView; onCancel: () => void }) {
  const part = partIn(run.partial?.value)
  return (
    <>
      <RunStatus run={run} label={run.steps.length > 0 ? 'Reading the passages' : undefined} onCancel={onCancel} />
      {part && (
        <WithMargin margin={<Margin {...part} />}>
          <section className={css.results} aria-labelledby="so-far">
            <div className={css.head}>
              <div>
                <h2 id="so-far">
                  Found so far: {part.results.length} {part.results.length === 1 ? 'result' : 'results'}
                </h2>
                <p className={css.about}>The search continues.</p>
              </div>
            </div>
            <div className={css.list}>
              <ResultList results={part.results} />
            </div>
          </section>
        </WithMargin>
      )}
    </>
  )
}
