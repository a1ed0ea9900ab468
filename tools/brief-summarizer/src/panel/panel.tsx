import { definePanel } from '@casewright/core/client'
import { Button, DropZone, formatBytes, Notice, progressOfRun, Steps, stepsOfRun } from '@casewright/ui'
import { useEffect, useRef } from 'react'
import type { manifest } from './manifest.ts'
import * as css from './panel.css.ts'
import { SoFar } from './so-far.tsx'
import { SummaryResult } from './summary-result.tsx'

const accept = ['.pdf', '.doc', '.docx', '.txt']
const maxBytes = 50 * 1024 * 1024

/** The brief summarizer's page: drop a file, watch it being read, see what stands in it. */
export const panel = definePanel<typeof manifest>(function BriefSummarizer(props) {
  const { run, pending, stored, start, cancel, reset, toast } = props
  const told = useRef<string | null>(null)
  const failed = run?.state === 'failed' ? run : null
  useEffect(() => {
    if (!failed || stored || told.current === failed.id) return
    told.current = failed.id
    toast({ title: 'Summarization failed', description: 'Failed to summarize document', destructive: true })
  }, [failed, stored, toast])

  if (run?.state === 'done' && run.output) return <SummaryResult run={run} onAgain={stored ? undefined : reset} />
  if (run && pending) {
    const [file] = run.documents
    return (
      <section className={css.page} aria-labelledby="summarizing">
        <p className={css.file}>{file ? `${file.name}, ${formatBytes(file.bytes)}` : run.label}</p>
        <h1 id="summarizing">Analyzing document...</h1>
        {run.connection === 'lost' && (
          <Notice tone="partial" title="The connection is lost.">
            The work goes on at the server. This page resumes by itself as soon as it reaches it.
          </Notice>
        )}
        <Steps label="Analyzing document" steps={stepsOfRun(run)} value={progressOfRun(run)} onCancel={cancel} />
        <SoFar value={run.partial?.value} />
      </section>
    )
  }
  return (
    <section className={css.page} aria-labelledby="brief-summarizer">
      <h1 id="brief-summarizer">{stored ? run?.label : 'Brief Summarizer'}</h1>
      {!stored && (
        <p className={css.lead}>
          Upload a legal document and see its summary, its key points and what they imply, each with the words it rests
          on, and their page where the file has pages.
        </p>
      )}
      {run?.error && (
        <Notice tone={run.state === 'cancelled' ? 'info' : 'error'} title={run.error.message}>
          {run.state === 'cancelled' ? 'Nothing was kept of the summary.' : 'Nothing else was touched.'}
        </Notice>
      )}
      {!stored && (
        <DropZone
          title="Drop a legal document here"
          hint="Supports PDF, DOC, DOCX files up to 50MB"
          accept={accept}
          maxBytes={maxBytes}
          onFile={(file) => start('summarize', { summaryType: 'detailed' }, { file })}
          onReject={(rejection) => toast({ ...rejection, destructive: true })}
        />
      )}
      {stored && !run?.error && <Button onPress={reset}>Summarize a document</Button>}
    </section>
  )
})
