import type { PanelProps } from '@casewright/core/client'
import { Button, DropZone, RunStatus } from '@casewright/ui'
import type { manifest } from '../manifest.ts'
import * as css from './panel.css.ts'

const accept = ['.doc', '.docx', '.pdf', '.txt']
const maxBytes = 10 * 1024 * 1024
const texts = {
  type: {
    title: 'Invalid file type',
    description: 'Please upload a Word document (.doc, .docx), PDF, or text file.',
  },
  size: { title: 'File too large', description: 'Please upload a file smaller than 10MB.' },
}

/** No file yet, or the last one failed. */
export function Upload({ run, stored, start, reset, toast }: PanelProps<typeof manifest>) {
  return (
    <section className={css.page} aria-labelledby="document-analyzer">
      <h1 id="document-analyzer">{stored ? run?.label : 'Document Analyzer'}</h1>
      {!stored && (
        <p className={css.lead}>
          Upload a contract, a letter or a filing. Every finding is marked in the document; rewrites can be accepted one
          by one and taken to Word.
        </p>
      )}
      <RunStatus
        run={run}
        afterError={{ failed: 'Nothing else was touched.', cancelled: 'The analysis was not saved.' }}
      />
      {!stored && (
        <DropZone
          title="Drop a document here"
          hint="Word (.doc, .docx), PDF or text (.txt), max 10MB"
          accept={accept}
          maxBytes={maxBytes}
          rejectionTexts={texts}
          onFile={(file) => start('analyze', {}, { file })}
          onReject={(rejection) => toast({ ...rejection, destructive: true })}
        />
      )}
      {stored && !run?.error && <Button onPress={reset}>Analyze a document</Button>}
    </section>
  )
}
