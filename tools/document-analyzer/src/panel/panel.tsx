import { definePanel } from '@casewright/core/client'
import { useEffect, useRef } from 'react'
import type { manifest } from '../manifest.ts'
import { Analyzing } from './analyzing.tsx'
import { Result } from './result.tsx'
import { Upload } from './upload.tsx'

/** The document analyzer's page: no file, then analyzing, then the document beside what is said of it. */
export const panel = definePanel<typeof manifest>(function DocumentAnalyzer(props) {
  const { run, pending, stored, cancel, toast } = props
  const failed = useRef<string | null>(null)
  const wasPending = useRef(false)
  useEffect(() => {
    if (wasPending.current && run?.state === 'done')
      toast({
        title: 'Document analyzed successfully',
        description: 'Your document has been analyzed by our AI legal expert.',
      })
    wasPending.current = pending
  }, [pending, run, toast])
  useEffect(() => {
    if (run?.state !== 'failed' || stored || failed.current === run.id) return
    failed.current = run.id
    toast({ title: 'Analysis failed', description: run.error?.message, destructive: true })
  }, [run, stored, toast])

  if (run?.state === 'done' && run.output && 'analysis' in run.output)
    return <Result {...props} key={run.id} run={run} output={run.output} />
  if (run && pending) return <Analyzing run={run} onCancel={cancel} />
  return <Upload {...props} />
})
