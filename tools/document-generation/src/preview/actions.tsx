import { Button, MenuButton, Notice } from '@casewright/ui'
import { Archive, ArrowLeft, ChevronDown, Download, FileText, FileType, Save } from 'lucide-react'
import type { Downloading, FileKind } from './files/use-download.ts'
import type { Keep } from './keep/use-keep.ts'
import * as css from './preview.css.ts'

export interface ActionsProps {
  keep: Keep
  isKept: boolean
  downloading: Downloading
  onBack: () => void
  onSave: () => void
}

const files = [
  { id: 'docx', label: 'Word', description: 'With its numbering and styles', icon: <FileText aria-hidden="true" /> },
  { id: 'pdf', label: 'PDF', description: 'As it is printed', icon: <FileText aria-hidden="true" /> },
  { id: 'txt', label: 'Plain text', description: 'Without styles', icon: <FileType aria-hidden="true" /> },
]

/** What is done with the document as a whole. */
export const Actions = ({ keep, isKept, downloading, onBack, onSave }: ActionsProps) => (
  <>
    <div className={css.actions}>
      <Button variant="quiet" icon={<ArrowLeft aria-hidden="true" />} onPress={onBack}>
        Back to Edit
      </Button>
      <Button
        variant="quiet"
        icon={<Archive aria-hidden="true" />}
        busy={keep.state === 'busy'}
        busyLabel="Keeping..."
        onPress={() => keep.save()}
      >
        {isKept ? 'Keep this version' : 'Save to My documents'}
      </Button>
      <div className={css.group}>
        <Button icon={<Save aria-hidden="true" />} onPress={onSave}>
          Save
        </Button>
        <span className={css.split}>
          <Button
            variant="primary"
            icon={<Download aria-hidden="true" />}
            busy={downloading.busy}
            busyLabel="Making it..."
            onPress={() => downloading.ask('txt')}
          >
            Download
          </Button>
          <MenuButton
            label="Download as"
            icon={<ChevronDown aria-hidden="true" />}
            items={files.map((file) => ({ ...file, isDisabled: downloading.busy }))}
            onAction={(kind) => downloading.ask(kind as FileKind)}
          />
        </span>
      </div>
    </div>
    {downloading.error && (
      <Notice
        tone="error"
        title="The file could not be made"
        action={{ label: 'Try again', onPress: downloading.again, busy: downloading.busy }}
      >
        {downloading.error}
      </Notice>
    )}
    {keep.error && (
      <Notice
        tone="error"
        title="The document was not saved"
        action={{ label: 'Try again', onPress: () => keep.save() }}
      >
        {keep.error}
      </Notice>
    )}
  </>
)
