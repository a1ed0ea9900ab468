import type { PanelProps, RunView } from '@casewright/core/client'
import { CopyButton, Segmented, Spinner } from '@casewright/ui'
import { FileText } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { Analyzed } from '../output.ts'
import * as css from '../panel/panel.css.ts'
import type { Chosen, Numbered, Passage } from '../panel/shown.ts'
import { DocumentText } from './document-text.tsx'

const PdfPages = lazy(async () => ({ default: (await import('../pages/pdf-pages.tsx')).PdfPages }))

interface Props {
  run: RunView
  output: Analyzed
  /** Those that are marked. */
  findings: readonly Numbered[]
  chosen: Chosen | null
  passage: Passage | null
  onChoose: (finding: string) => void
  /** The file as it was uploaded, where it is still there. */
  fileUrl: string | undefined
  toast: PanelProps['toast']
}

const types: Record<string, string> = {
  docx: 'Word (.docx)',
  doc: 'Word (.doc)',
  pdf: 'PDF',
  txt: 'Text (.txt)',
}

/** The document with its name, type and size: its text, or the pages of a PDF as they are. */
export function DocumentPane({ run, output, findings, chosen, passage, onChoose, fileUrl, toast }: Props) {
  const [asPages, showPages] = useState(false)
  // A passage is shown among the words: on the pages of a PDF only findings are marked.
  const [last, setLast] = useState(passage)
  if (last !== passage) {
    setLast(passage)
    if (passage) showPages(false)
  }
  const [file] = run.documents
  const name = file?.name ?? run.label
  const extension = file?.kind ?? name.split('.').at(-1)?.toLowerCase() ?? ''
  const isPdf = extension === 'pdf' && fileUrl !== undefined
  return (
    <div data-print="never">
      <header className={css.paneHead}>
        <FileText aria-hidden="true" />
        <h2>{name}</h2>
        <span className={css.about}>{types[extension] ?? extension.toUpperCase()}</span>
        {file && <span className={css.about}>{(file.bytes / 1024).toFixed(1)} KB</span>}
        <div className={css.tools}>
          {isPdf && (
            <Segmented
              label="Show the document as"
              options={[
                { id: 'text', title: 'Text' },
                { id: 'pages', title: 'Pages' },
              ]}
              value={asPages ? 'pages' : 'text'}
              onChange={(id) => showPages(id === 'pages')}
            />
          )}
          <CopyButton
            label="Copy the text"
            text={output.content}
            onCopied={() => toast({ title: 'Copied to clipboard' })}
          />
        </div>
      </header>
      {asPages && isPdf ? (
        <Suspense fallback={<Spinner label="Loading the pages..." />}>
          <PdfPages url={fileUrl} output={output} findings={findings} chosen={chosen} onChoose={onChoose} />
        </Suspense>
      ) : (
        <DocumentText
          output={output}
          findings={findings}
          chosen={chosen}
          passage={passage}
          onChoose={onChoose}
          reviews={run.reviews}
        />
      )}
    </div>
  )
}
