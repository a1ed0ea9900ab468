import { countLooks } from '@casewright/core/client'
import {
  Button,
  CopyButton,
  CoverageLine,
  DownloadButtons,
  MemoFoot,
  Notice,
  PageHead,
  PrintButton,
  Tally,
} from '@casewright/ui'
import { useState } from 'react'
import type { Summary } from '../output.ts'
import { asText } from './as-text.ts'
import { Ask } from './ask.tsx'
import { Cited } from './cited.tsx'
import { CourtFields } from './court-fields.tsx'
import { Facts } from './facts.tsx'
import { Implications } from './implications.tsx'
import { KeyPoints } from './key-points.tsx'
import { type Length, lengthsOf } from './lengths.ts'
import * as css from './panel.css.ts'
import type { Props, SummaryRun } from './runs.ts'
import { SummarySection } from './summary-section.tsx'
import { useReading } from './use-reading.tsx'

interface ResultProps {
  run: SummaryRun
  output: Summary
  props: Props
}

/** What stands in the document, with its place, and apart from it what a model wrote. */
export function SummaryResult({ run, output, props }: ResultProps) {
  const { stored, reset, toast, documentUrl } = props
  const [length, setLength] = useState<Length>('short')
  const [file] = run.documents
  const { show, pane } = useReading({ reading: output.reading, run, url: file && documentUrl(file.id) })
  const { coverage, citations = [] } = output
  // A summary whose sentences were found is read first; without one, the fields of a case are.
  const isWritten = (output.written?.summary.length ?? 0) > 0
  const fields = <CourtFields documentType={output.documentType} fields={output.courtFields ?? []} onShow={show} />
  const facts = output.facts.length > 0 && <Facts facts={output.facts} />
  return (
    <article className={css.page} aria-label={`Summary of ${run.label}`}>
      <PageHead
        eyebrow={output.documentType}
        title={output.title ?? run.label}
        note={[
          output.title && run.label,
          coverage.pages && `${coverage.pages} ${coverage.pages === 1 ? 'page' : 'pages'}`,
        ]
          .filter(Boolean)
          .join(', ')}
        actions={
          <>
            <CopyButton
              label="Copy with pages"
              text={() => asText(output, lengthsOf(output), length, run)}
              onCopied={() => toast({ title: 'Copied to clipboard' })}
            />
            <PrintButton />
            <DownloadButtons runId={run.id} />
            {!stored && <Button onPress={reset}>Summarize another</Button>}
          </>
        }
      />
      <div className={css.columns} data-reading={pane ? true : undefined}>
        <div className={css.column}>
          {output.warnings.map((warning) => (
            <Notice key={warning} tone="partial" title={warning} />
          ))}
          {!isWritten && fields}
          <SummarySection output={output} length={length} onLength={setLength} onShow={show} />
          {isWritten && fields}
          {file?.id && run.owner === undefined && <Ask documentId={file.id} props={props} onShow={show} />}
          <KeyPoints output={output} onShow={show} />
          <Implications output={output} onShow={show} />
          <Cited citations={citations} onShow={show} />
          {pane && facts}
          <MemoFoot at={run.endedAt}>
            {citations.length > 0 && <Tally counts={countLooks(citations)} />}
            <CoverageLine coverage={coverage} />
          </MemoFoot>
        </div>
        {pane ?? <aside className={css.margin}>{facts}</aside>}
      </div>
    </article>
  )
}
