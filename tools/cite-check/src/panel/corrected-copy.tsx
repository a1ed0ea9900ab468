import type { PanelProps, RunView } from '@casewright/core/client'
import { ButtonLink, CopyButton, Notice } from '@casewright/ui'
import { FileDown } from 'lucide-react'
import { correctedText, takenOf } from '../corrected/taken.ts'
import type { CheckedDocument } from '../output.ts'
import * as css from './panel.css.ts'

interface CorrectedCopyProps {
  run: RunView
  output: CheckedDocument
  toast: PanelProps['toast']
}

/** The corrections that were taken, in a copy: the document that was checked stays as it is. */
export function CorrectedCopy({ run, output, toast }: CorrectedCopyProps) {
  const taken = takenOf(output, run.reviews)
  if (taken.length === 0) return null
  const address = (name: string) => `/api/runs/${run.id}/exports/${name}`
  const { kind, name, isPasted } = output.document
  const count = `${taken.length} ${taken.length === 1 ? 'correction' : 'corrections'} taken`
  return (
    <div data-print="never">
      <Notice title={count}>
        <div className={css.copy}>
          <p>
            {kind === 'docx'
              ? `A copy of ${name} has each as a tracked change, which you accept or reject in Word.`
              : output.text === undefined
                ? 'This file cannot be changed in place. The list has each correction with its place.'
                : `A copy of the text has them made. ${isPasted ? 'What you pasted' : name} stays as it is.`}
          </p>
          <p className={css.row}>
            {kind === 'docx' && (
              <ButtonLink href={address('corrected-brief')} download icon={<FileDown aria-hidden="true" />}>
                Corrected copy for Word
              </ButtonLink>
            )}
            {output.text !== undefined && (
              <CopyButton
                text={() => correctedText(output.text ?? '', taken)}
                onCopied={() => toast({ title: 'Copied to clipboard' })}
              >
                Copy the corrected text
              </CopyButton>
            )}
            <ButtonLink href={address('corrected-text')} download icon={<FileDown aria-hidden="true" />}>
              {output.text === undefined ? 'List of corrections' : 'Corrected text'}
            </ButtonLink>
          </p>
        </div>
      </Notice>
    </div>
  )
}
