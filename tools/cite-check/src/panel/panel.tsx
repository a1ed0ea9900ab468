import { definePanel, errorCodes } from '@casewright/core/client'
import { Button, RunStatus } from '@casewright/ui'
import { useEffect, useRef } from 'react'
import { isChecked } from '../checked-run.ts'
import type { manifest } from '../manifest.ts'
import { Ask } from './ask.tsx'
import { Checking } from './checking.tsx'
import * as css from './panel.css.ts'
import { Result } from './result.tsx'

/** The page of the citation check: a file or a text, the citations being checked, and what became of each. */
export const panel = definePanel<typeof manifest>(function CiteCheck(props) {
  const { run, pending, stored, start, cancel, reset, review, toast, beside } = props
  const told = useRef<string | null>(null)
  const failed = run?.state === 'failed' ? run : null
  useEffect(() => {
    if (!failed?.error || stored || told.current === failed.id) return
    told.current = failed.id
    const { code, message } = failed.error
    toast({
      title: 'Citation check failed',
      description: code in errorCodes ? `${errorCodes[code].status}: ${message}` : message,
      destructive: true,
    })
  }, [failed, stored, toast])

  if (run?.state === 'done' && run.output && isChecked(run.output))
    return (
      <Result
        run={run}
        output={run.output}
        beside={beside}
        review={run.owner ? undefined : review}
        toast={toast}
        onAgain={stored ? undefined : reset}
      />
    )
  if (run && pending) return <Checking run={run} onCancel={cancel} />
  return (
    <section className={css.page} aria-labelledby="cite-check">
      <h1 id="cite-check">{stored ? run?.label : 'Citation Check'}</h1>
      {!stored && (
        <p className={css.lead}>
          Every citation is looked up in the library and the legal sources that are connected, and compared with what
          they hold. No language model takes part unless you ask for its opinion.
        </p>
      )}
      <RunStatus
        run={run}
        afterError={{ failed: 'Nothing else was touched.', cancelled: 'The check was not saved.' }}
      />
      {stored ? <Button onPress={reset}>Check another document</Button> : <Ask start={start} toast={toast} />}
    </section>
  )
})
