import { definePanel } from '@casewright/core/client'
import { RunStatus } from '@casewright/ui'
import { useEffect, useRef } from 'react'
import type { manifest } from '../manifest.ts'
import { Choose } from './choose.tsx'
import * as css from './panel.css.ts'
import { Result } from './result.tsx'

/** The page of two drafts: choosing them, and what differs. */
export const panel = definePanel<typeof manifest>(function CompareDrafts(props) {
  const { run, pending, stored, cancel, toast } = props
  const failed = useRef<string | null>(null)
  useEffect(() => {
    if (run?.state !== 'failed' || stored || failed.current === run.id) return
    failed.current = run.id
    toast({ title: 'The drafts were not compared', description: run.error?.message, destructive: true })
  }, [run, stored, toast])

  if (run?.state === 'done' && run.output) return <Result {...props} key={run.id} run={run} output={run.output} />
  if (run && pending)
    return (
      <section className={css.page} aria-labelledby="comparing">
        <p className={css.small}>{run.label}</p>
        <h1 id="comparing">Comparing Drafts</h1>
        <RunStatus run={run} label="Comparing Drafts" onCancel={cancel} />
      </section>
    )
  return <Choose {...props} />
})
