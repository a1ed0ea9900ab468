import { type Beside, countLooks, type PanelProps, type Review, type RunView } from '@casewright/core/client'
import {
  Button,
  CopyButton,
  CoverageLine,
  DownloadButtons,
  EmptyState,
  MemoFoot,
  MenuButton,
  Notice,
  PageHead,
  PrintButton,
  Tally,
} from '@casewright/ui'
import { ListOrdered, ShieldCheck, Upload } from 'lucide-react'
import type { manifest } from '../manifest.ts'
import { modelSaid } from '../opinion/lowered.ts'
import type { CheckedDocument } from '../output.ts'
import { asText } from './as-text.ts'
import { CitationTable } from './citation-table.tsx'
import { CorrectedCopy } from './corrected-copy.tsx'
import * as css from './panel.css.ts'
import { Supports } from './supports.tsx'
import { TheText } from './the-text.tsx'
import { Uncited } from './uncited.tsx'
import { headNote, needEye } from './words.ts'

interface ResultProps {
  run: RunView
  output: CheckedDocument
  /** Absent where the run is another member's of its matter. */
  review?: PanelProps['review']
  beside: Beside<typeof manifest>
  toast: PanelProps['toast']
  /** Left out where a stored run is shown. */
  onAgain?: () => void
}

/** What became of each citation: the table, the text with its marks and notes, and what was not checked. */
export function Result({ run, output, review, beside, toast, onAgain }: ResultProps) {
  const { citations, coverage, warnings, document } = output
  const reviews = new Map<string, Review>(run.reviews.map((one) => [one.item, one]))
  const open = needEye(citations, reviews)
  const address = (name: string) => `/api/runs/${run.id}/exports/${name}`
  return (
    <section className={css.page} aria-labelledby="checked">
      <PageHead
        id="checked"
        title={document.name}
        note={headNote(output, run.endedAt)}
        actions={
          <>
            <CopyButton
              label="Copy with citations"
              text={() => asText(output, run.reviews)}
              onCopied={() => toast({ title: 'Copied to clipboard' })}
            />
            <PrintButton />
            <DownloadButtons runId={run.id} />
            <MenuButton
              label="Documents"
              items={[
                {
                  id: 'report',
                  label: 'Verification report',
                  description: 'Every citation with its outcome and review, for Word',
                  icon: <ShieldCheck aria-hidden="true" />,
                  href: address('verification-report'),
                  download: true,
                },
                {
                  id: 'authorities',
                  label: 'Table of authorities',
                  description: document.hasPages ? 'With page numbers, for Word' : 'For Word. Page numbers need a PDF',
                  icon: <ListOrdered aria-hidden="true" />,
                  href: address('table-of-authorities'),
                  download: true,
                },
              ]}
            />
            {onAgain && (
              <Button onPress={onAgain} icon={<Upload aria-hidden="true" />}>
                Check another
              </Button>
            )}
          </>
        }
      />
      {warnings.length > 0 && (
        <Notice tone="partial" title="About this file">
          {warnings.join(' ')}
        </Notice>
      )}
      {citations.length === 0 ? (
        <EmptyState title="Nothing to verify" headingLevel={2}>
          No citation was found in the {document.characters.toLocaleString('en-US')} characters that were read.
        </EmptyState>
      ) : (
        <>
          <div className={css.tally}>
            <Tally counts={countLooks(citations)} />
            {open > 0 && (
              <p className={css.eye}>
                <strong>
                  {open} {open === 1 ? 'needs' : 'need'} your eye
                </strong>{' '}
                before filing
              </p>
            )}
          </div>
          <CorrectedCopy run={run} output={output} toast={toast} />
          <CitationTable citations={citations} reviews={reviews} review={review} />
          <Supports citations={citations} beside={beside} />
          <Uncited uncited={output.uncited ?? []} />
          <TheText content={output.content} citations={citations} reviews={reviews} review={review} />
        </>
      )}
      <MemoFoot at={run.endedAt}>
        <CoverageLine coverage={coverage} />
        <p className={css.small}>{modelSaid(output.opinions, output.laterOpinions)}</p>
      </MemoFoot>
    </section>
  )
}
