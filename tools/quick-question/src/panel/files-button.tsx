import type { ReportName } from '@casewright/core/client'
import { MenuButton } from '@casewright/ui'
import { FileDown } from 'lucide-react'

interface FilesButtonProps {
  download: (name: ReportName) => Promise<void>
  onFailed: (error: Error) => void
}

/** An answer as a file. The server makes it of the sealed result, because it keeps no run of it. */
export const FilesButton = ({ download, onFailed }: FilesButtonProps) => (
  <MenuButton
    label="Download the answer"
    icon={<FileDown aria-hidden="true" />}
    items={[
      { id: 'word', label: 'Download Word' },
      { id: 'pdf', label: 'Download PDF' },
    ]}
    onAction={(id) => void download(id === 'pdf' ? 'pdf' : 'word').catch(onFailed)}
  />
)
