import { counted } from '@casewright/core/client'
import { Button, Dialog } from '@casewright/ui'
import type { Blank, DoubtHere } from '../editor/places.ts'
import * as css from './before-download.css.ts'

export interface BeforeDownloadProps {
  blanks: readonly Blank[]
  doubts: readonly DoubtHere[]
  isOpen: boolean
  onClose: () => void
  onDownload: () => void
  /** Goes to the first of them. */
  onFix: () => void
}

/** Asks before a document leaves with blanks in it, or with what nothing that was given holds. */
export function BeforeDownload({ blanks, doubts, isOpen, onClose, onDownload, onFix }: BeforeDownloadProps) {
  const title = [
    blanks.length > 0 && `${counted(blanks.length, 'blank')} not filled`,
    doubts.length > 0 && `${counted(doubts.length, 'passage')} to check`,
  ]
    .filter(Boolean)
    .join(', ')
  return (
    <Dialog
      title={title}
      role="alertdialog"
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      footer={
        <>
          <Button onPress={onFix}>{blanks.length > 0 ? 'Fill them in' : 'Check them'}</Button>
          <Button variant="primary" onPress={onDownload}>
            Download anyway
          </Button>
        </>
      }
    >
      {blanks.length > 0 && (
        <>
          <p>These are bracketed blanks in the document:</p>
          <ul className={css.list}>
            {blanks.map(({ field, label, places }) => (
              <li key={field}>
                {label}
                {places.length > 1 && <span className={css.places}> in {places.length} places</span>}
              </li>
            ))}
          </ul>
        </>
      )}
      {doubts.length > 0 && (
        <>
          <p>Nothing you entered contains these words from the model:</p>
          <ul className={css.list}>
            {doubts.map(({ key, words }) => (
              <li key={key}>“{words}”</li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  )
}
