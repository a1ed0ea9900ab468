import type { FileField } from '@casewright/core/client'
import type { Rejection } from '../drop-zone/check-file.ts'
import { DropZone } from '../drop-zone/drop-zone.tsx'
import { ErrorText } from '../field/field.tsx'

export interface FilePartProps {
  files: FileField
  title?: string
  file: File | null
  error?: string
  onFile: (file: File) => void
  onReject: (rejection: Rejection) => void
}

/** Where a form takes its file. */
export const FilePart = ({ files, title, file, error, onFile, onReject }: FilePartProps) => (
  <div data-path={files.field}>
    <DropZone
      title={title ?? (files.optional ? 'Drop a document here, if you have one' : 'Drop a document here')}
      accept={files.accept}
      maxBytes={files.maxBytes}
      file={file}
      onFile={onFile}
      onReject={onReject}
    />
    <div role="status">{error && <ErrorText>{error}</ErrorText>}</div>
  </div>
)
