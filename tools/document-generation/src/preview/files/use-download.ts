import type { PanelProps } from '@casewright/core/client'
import { useState } from 'react'
import type { manifest } from '../../manifest.ts'
import type { EditedDocument } from '../edited.ts'
import { type Aside, useAside } from '../use-aside.ts'
import { saveMade, saveText } from './save-file.ts'

export type FileKind = 'txt' | 'docx' | 'pdf'

export interface Downloading extends Pick<Aside<never>, 'busy' | 'error' | 'again'> {
  /** The kind that waits for the person's word, because something is left to do. */
  asked: FileKind | null
  ask(kind: FileKind): void
  close(): void
  download(kind: FileKind): void
}

/**
 * The document as a file: plain text is made in the browser, Word and PDF by the server of what stands in the editor.
 * @param isReady whether nothing is left to do, so that nothing is asked
 */
export function useDownload(
  host: PanelProps<typeof manifest>,
  current: () => EditedDocument,
  isReady: boolean,
): Downloading {
  const [asked, setAsked] = useState<FileKind | null>(null)
  const tell = () =>
    host.toast({
      title: 'Document downloaded',
      description: 'It is among the files that your browser has downloaded.',
    })
  const { busy, error, again, start } = useAside(host, 'file', (file) => {
    saveMade(file)
    tell()
  })
  const download = (kind: FileKind) => {
    setAsked(null)
    const { title, parts } = current()
    if (kind !== 'txt') return start({ title, parts, as: kind })
    saveText({ title, parts })
    tell()
  }
  return {
    busy,
    error,
    again,
    asked,
    download,
    ask: (kind) => (isReady ? download(kind) : setAsked(kind)),
    close: () => setAsked(null),
  }
}
