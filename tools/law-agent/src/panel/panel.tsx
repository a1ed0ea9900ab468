import { definePanel, useFailureToast } from '@casewright/core/client'
import { Button, PageHead, RunStatus } from '@casewright/ui'
import { useState } from 'react'
import type { manifest } from '../manifest.ts'
import { Ask } from './ask.tsx'
import * as css from './panel.css.ts'
import { Result } from './result.tsx'
import { Working } from './working.tsx'

/** The law agent's page: ask, watch it search and read, see the answer with its authorities. */
export const panel = definePanel<typeof manifest>(function LawAgent(props) {
  const { run, pending, stored, start, cancel, reset, toast } = props
  // A label is cut; what was typed is not lost when it fails.
  const [asked, setAsked] = useState('')
  useFailureToast(props, 'Law agent query failed')

  if (run?.state === 'done' && run.output)
    return (
      <Result
        runId={run.id}
        output={run.output}
        at={run.endedAt}
        onAgain={stored ? undefined : reset}
        onAnswer={stored ? undefined : (question, answered) => start('ask', { question, answered })}
        onCopied={() => toast({ title: 'Copied to clipboard' })}
      />
    )
  if (run && pending) return <Working run={run} onCancel={cancel} />
  return (
    <div className={css.page}>
      <RunStatus
        run={run}
        afterError={{ failed: 'Your question still stands below.', cancelled: 'The answer was not saved.' }}
      />
      {stored ? (
        <>
          <PageHead eyebrow="Question" title={run?.label ?? 'Law Agent'} />
          <div>
            <Button onPress={reset}>Ask a question</Button>
          </div>
        </>
      ) : (
        <Ask
          pending={pending}
          last={run ? asked || run.label : ''}
          onAsk={(question) => {
            setAsked(question)
            start('ask', { question })
          }}
        />
      )}
    </div>
  )
})
