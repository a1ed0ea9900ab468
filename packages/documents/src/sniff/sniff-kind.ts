import type { DocumentKind } from '@casewright/core'
import { describeOther } from './describe-other.ts'
import { sniffCompound } from './sniff-compound.ts'
import { sniffText } from './sniff-text.ts'
import { sniffZip } from './sniff-zip.ts'

/** What a file is by its content: a kind that can be read, or what it is instead. */
export type Sniffed =
  | { kind: DocumentKind }
  /** `what` completes "is …": "a PNG image". */
  | { other: 'type' | 'password' | 'damaged'; what: string }

const startsWith = (bytes: Uint8Array, text: string): boolean =>
  text.split('').every((char, index) => bytes[index] === char.charCodeAt(0))

/** Tells the type of a file by its content; its name plays no part. */
export async function sniffKind(bytes: Uint8Array): Promise<Sniffed> {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 8_192)).toString('latin1')
  if (head.startsWith('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1')) return sniffCompound(bytes)
  if (startsWith(bytes, 'PK\x03\x04') || startsWith(bytes, 'PK\x05\x06') || startsWith(bytes, 'PK00PK'))
    return sniffZip(bytes)
  // Mail headers or junk may stand before it: readers search the first kilobytes for the mark.
  const mark = head.search(/%PDF-\d/)
  if (mark === 0 || (mark > 0 && looksLikePdf(bytes))) return { kind: 'pdf' }
  return (await describeOther(bytes, head)) ?? sniffText(bytes)
}

function looksLikePdf(bytes: Uint8Array): boolean {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  return /\d \d+ obj\b/.test(text.subarray(0, 65_536).toString('latin1')) && text.includes('endobj')
}
