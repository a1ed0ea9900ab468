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
  /** Given, several files may be dropped or chosen at once: those that can be taken. */
  onFiles?: (files: File[]) => void
  /** A file that cannot be taken, and why: fit for a toast. */
  onReject: (rejection: Rejection) => void
  rejectionTexts?: RejectionTexts
  isDisabled?: boolean
}

const isFile = (item: DropItem): item is FileDropItem => item.kind === 'file'

/** Takes a file, or several where they are wanted: dropped, pasted, or chosen by its button. */
export const DropZone = ({
  title,
  hint,
  buttonLabel = 'Choose a file',
  accept,
  maxBytes,
  file,
  onFile,
  onFiles,
  onReject,
  rejectionTexts,
  isDisabled = false,
}: DropZoneProps) => {
  const take = (given: readonly File[]) => {
    const rule = { accept, maxBytes }
    const files = given.filter((one) => {
      const rejection = checkFile(one, rule, rejectionTexts)
      if (rejection)
        onReject(given.length > 1 ? { ...rejection, description: `${one.name}: ${rejection.description}` } : rejection)
      return !rejection
    })
    const [first] = files
    if (!first) return
    if (onFiles) onFiles(files)
    else onFile(first)
  }
  return (
    <AriaDropZone
      isDisabled={isDisabled}
      className={css.zone}
      getDropOperation={() => 'copy'}
      onDrop={async ({ items }) => {
        const dropped = items.filter(isFile)
        take(await Promise.all((onFiles ? dropped : dropped.slice(0, 1)).map((item) => item.getFile())))
      }}
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
      <FileTrigger
        acceptedFileTypes={[...accept]}
        allowsMultiple={onFiles !== undefined}
        onSelect={(files) => take([...(files ?? [])])}
      >
        <Button isDisabled={isDisabled}>{file ? 'Choose another file' : buttonLabel}</Button>
      </FileTrigger>
    </AriaDropZone>
  )
}
