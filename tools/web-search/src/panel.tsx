import { definePanel, useFailureToast } from '@casewright/core/client'
import { Button, EmptyState, PageHead, RunStatus } from '@casewright/ui'
import { Ask } from './ask.tsx'
import { FoundResult } from './found-result.tsx'
import type { manifest } from './manifest.ts'
import * as css from './panel.css.ts'
import { SoFar } from './so-far.tsx'
import { soFarOf } from './statements-in.ts'

/** The web search's page: ask, see what was found while it is summed up, and follow the links. */
export const panel = definePanel<typeof manifest>(function WebSearch(props) {
  const { run, pending, stored, start, cancel, reset } = props
  useFailureToast(props, 'Web search failed')

  const soFar = pending ? soFarOf(run?.partial?.value) : null
  return (
    <div className={css.page}>
      {stored ? (
        <PageHead eyebrow="Web search" title={run?.label ?? ''} />
      ) : (
        <>
          <h1 className="visually-hidden">Legal Web Search</h1>
          <Ask last={run?.label ?? ''} pending={pending} onAsk={(asked) => start('search', { ...asked })} />
        </>
      )}
      <RunStatus
        run={run}
        label="Searching the web"
        onCancel={cancel}
        afterError={{
          failed: !stored && 'Your words are still above.',
          cancelled: 'The search was not saved.',
        }}
      />
      {run && soFar && (
        <FoundResult output={soFar.found} query={run.label} summary={<SoFar writing={soFar.writing} />} />
      )}
      {run?.state === 'done' && run.output && <FoundResult output={run.output} query={run.label} at={run.endedAt} />}
      {!run && !stored && (
        <EmptyState headingLevel={2} title="Search legal news and the web">
          Each result shows its domain, its words and its date. The summary names the results that it rests on.
        </EmptyState>
      )}
      {stored && run?.error && <Button onPress={reset}>Search the web</Button>}
    </div>
  )
})
