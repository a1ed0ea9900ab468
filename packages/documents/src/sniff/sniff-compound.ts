import { CompoundFile } from '../cfb/compound-file.ts'
import type { Sniffed } from './sniff-kind.ts'

const others: readonly [RegExp, string][] = [
  [/^(Workbook|Book)$/, 'an Excel workbook'],
  [/^PowerPoint Document$/, 'a PowerPoint presentation'],
  [/^__(properties|substg1|nameid)/, 'an Outlook message'],
  [/^VisioDocument$/, 'a Visio drawing'],
  [/^PerfectOffice_MAIN$/, 'a WordPerfect document'],
]

/** Looks into a compound file: Word, an encrypted DOCX, or another program's file. */
export function sniffCompound(bytes: Uint8Array): Sniffed {
  const names = namesIn(bytes)
  // First, for an encrypted DOCX may hold a Word stream that says no more than that it is encrypted.
  if (names.includes('EncryptedPackage')) return { other: 'password', what: 'protected by a password' }
  if (names.includes('WordDocument')) return { kind: 'doc' }
  for (const [pattern, what] of others) {
    if (names.some((name) => pattern.test(name))) return { other: 'type', what }
  }
  return names.length > 0
    ? { other: 'type', what: 'an Office file that is not a Word document' }
    : { other: 'damaged', what: 'damaged' }
}

function namesIn(bytes: Uint8Array): string[] {
  try {
    const children = new CompoundFile(bytes).children().map((entry) => entry.name)
    if (children.length > 0) return children
  } catch {
    // Too damaged for its directory to be followed: fall back to looking for the name itself.
  }
  const raw = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  return ['WordDocument', 'EncryptedPackage', 'Workbook'].filter((name) => raw.includes(Buffer.from(name, 'utf16le')))
}
