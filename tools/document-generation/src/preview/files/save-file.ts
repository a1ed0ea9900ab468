import { fileName } from '@casewright/core/client'
import { plainText } from '@casewright/templates/pages'
import type { MadeFile } from '../../output.ts'
import type { EditedDocument } from '../edited.ts'

/** The document as plain text, named after its title. It is made here; nothing is sent. */
export const saveText = ({ title, parts }: EditedDocument): void =>
  save(fileName(title, 'txt'), new Blob([plainText({ parts })], { type: 'text/plain;charset=utf-8' }))

export const saveMade = ({ name, mediaType, base64 }: MadeFile): void =>
  save(name, new Blob([Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))], { type: mediaType }))

function save(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser reads the address after the click.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
