import { Button, DropZone, RunStatus } from '@casewright/ui'
import * as css from './panel.css.ts'
import type { Props, SummaryRun } from './runs.ts'

const accept = ['.pdf', '.doc', '.docx', '.txt']
const maxBytes = 50 * 1024 * 1024
/** More at once would only wait for each other. */
const most = 20

/** Where documents are given, or where one was that came to nothing. */
export function Choose({ props, run }: { props: Props; run: SummaryRun | null }) {
  const { stored, start, beside, reset, toast } = props
  const take = (files: readonly File[]) => {
    if (files.length > most)
      toast({
        title: 'Too many files',
        description: `The first ${most} are summarized. Give the others when these are done.`,
        destructive: true,
      })
    for (const [index, file] of files.slice(0, most).entries()) {
      if (index === 0) start('summarize', { summaryType: 'detailed' }, { file })
      else beside.start('summarize', { summaryType: 'detailed' }, { file })
    }
  }
  return (
    <section className={css.narrow} aria-labelledby="brief-summarizer">
      <h1 id="brief-summarizer">{stored ? run?.label : 'Brief Summarizer'}</h1>
      {!stored && (
        <p className={css.lead}>
          Upload a legal document and see its summary, its key points and what they imply, each with the words it rests
          on, and their page where the file has pages. Several documents may be given at once.
        </p>
      )}
      <RunStatus
        run={run}
        afterError={{ failed: 'Nothing else was touched.', cancelled: 'The summary was not saved.' }}
      />
      {!stored && (
        <DropZone
          title="Drop a legal document here"
          hint="Supports PDF, DOC, DOCX files up to 50MB"
          accept={accept}
          maxBytes={maxBytes}
          onFile={(file) => take([file])}
          onFiles={take}
          onReject={(rejection) => toast({ ...rejection, destructive: true })}
        />
      )}
      {stored && !run?.error && <Button onPress={reset}>Summarize a document</Button>}
    </section>
  )
}
