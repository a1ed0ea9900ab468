import type { Sniffed } from './sniff-kind.ts'

const others: readonly [string, string][] = [
  ['xl/workbook', 'an Excel workbook'],
  ['xl/worksheets', 'an Excel workbook'],
  ['ppt/presentation', 'a PowerPoint presentation'],
  ['ppt/slides', 'a PowerPoint presentation'],
  ['mimetypeapplication/vnd.oasis.opendocument.text', 'an OpenDocument text'],
  ['mimetypeapplication/vnd.oasis', 'an OpenDocument file'],
  ['mimetypeapplication/epub', 'an EPUB book'],
  ['Index/Document.iwa', 'a Pages document'],
  ['META-INF/MANIFEST.MF', 'a Java archive'],
]

/**
 * Tells a DOCX from other ZIP files by the names in it, which stand uncompressed before each entry
 * and in the directory at the end: found even where an archive was cut off.
 */
export function sniffZip(bytes: Uint8Array): Sniffed {
  const raw = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  if (/word\/document\d*\.xml/.test(raw.toString('latin1'))) return { kind: 'docx' }
  for (const [mark, what] of others) if (raw.includes(mark)) return { other: 'type', what }
  if (raw.includes('[Content_Types].xml') || raw.includes('word/')) {
    return { other: 'damaged', what: 'damaged: the part with the text is missing' }
  }
  return { other: 'type', what: 'a ZIP archive' }
}
