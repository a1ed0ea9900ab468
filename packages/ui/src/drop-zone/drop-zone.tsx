import { FileText, Upload } from 'lucide-react'
import { DropZone as AriaDropZone } from 'react-aria-components/DropZone'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import type { DropItem, FileDropItem } from 'react-aria-components/ListBox'
import { Text } from 'react-aria-components/Text'
import { Button } from '../button/button.tsx'
import { checkFile, type FileRule, formatBytes, listKinds, type Rejection, type RejectionTexts } from './check-file.ts'
import * as css from './drop-zone.css.ts'

export interface DropZoneProps extends FileRule {
  /** What to drop here, such as 'Drop a contract here'. */
  title: string
  /** Below the title. Left out: which kinds, and how large. */
  hint?: string
  buttonLabel?: string
  /** The file that was taken, to show it. */
  file?: { name: string; size: number } | null
  onFile: (file: File) => void
  /** A file that cannot be taken, and why: fit for a toast. */
  onReject: (rejection: Rejection) => void
  rejectionTexts?: RejectionTexts
  isDisabled?: boolean
}

const isFile = (item: DropItem): item is FileDropItem => item.kind === 'file'

/** Takes one file: dropped, pasted, or chosen by its button. */
export const DropZone = ({
  title,
  hint,
  buttonLabel = 'Choose a file',
  accept,
  maxBytes,
  file,
  onFile,
  onReject,
  rejectionTexts,
  isDisabled = false,
}: DropZoneProps) => {
  const take = (given: File | null | undefined) => {
    if (!given) return
    const rejection = checkFile(given, { accept, maxBytes }, rejectionTexts)
    if (rejection) onReject(rejection)
    else onFile(given)
  }
  return (
    <AriaDropZone
      isDisabled={isDisabled}
      className={css.zone}
      getDropOperation={() => 'copy'}
      onDrop={async ({ items }) => take(await items.find(isFile)?.getFile())}
    >
      <span className={css.icon}>{file ? <FileText aria-hidden="true" /> : <Upload aria-hidden="true" />}</span>
      <Text slot="label" className={css.title}>
        {title}
      </Text>
      <p className={css.hint}>{hint ?? `${listKinds(accept)}, up to ${formatBytes(maxBytes)}`}</p>
      {file && (
        <p className={css.chosen} role="status">
          {file.name}, {formatBytes(file.size)}
        </p>
      )}
      <FileTrigger acceptedFileTypes={[...accept]} onSelect={(files) => take(files?.[0])}>
        <Button isDisabled={isDisabled}>{file ? 'Choose another file' : buttonLabel}</Button>
      </FileTrigger>
    </AriaDropZone>
  )
}
