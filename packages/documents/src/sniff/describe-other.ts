import { fileTypeFromBuffer } from 'file-type'
import type { Sniffed } from './sniff-kind.ts'

const marks: readonly [RegExp, string][] = [
  [/^\s*\{\\rtf/, 'an RTF document'],
  [/^\xffWPC/, 'a WordPerfect document'],
  [/^(\xef\xbb\xbf)?\s*(<!--[^>]*-->\s*)*<(!doctype\s+html|html|head|body)\b/i, 'a web page (HTML)'],
  [/^(\xef\xbb\xbf)?\s*<\?xml[^>]*\?>[^]{0,2000}?(<html\b)/i, 'a web page (HTML)'],
  [/^(\xef\xbb\xbf)?\s*<\?xml[^]{0,400}progid="Word\.Document"/, 'a Word 2003 XML document'],
  [/^MZ/, 'a Windows program'],
  [/^\x7fELF/, 'a program'],
  [/^(\xfe\xed\xfa[\xce\xcf]|[\xce\xcf]\xfa\xed\xfe|\xca\xfe\xba\xbe)/, 'a program'],
  [/^%!PS-/, 'a PostScript file'],
  [/^(\xdb\xa5|\xfe\x37|1\xbe\x00\x00)/, 'a Word document from before 1993'],
]

/** Says what a file is that is none of ours, if that can be told. */
export async function describeOther(bytes: Uint8Array, head: string): Promise<Sniffed | undefined> {
  const known = marks.find(([pattern]) => pattern.test(head))
  if (known) return { other: 'type', what: known[1] }
  const type = await fileTypeFromBuffer(bytes.subarray(0, 65_536)).catch(() => undefined)
  // Text with a signature of its own is text all the same.
  if (!type || /^text\/|xml$|json$|^application\/(x-ndjson|pgp|mbox|x-subrip)/.test(type.mime)) return undefined
  return { other: 'type', what: wordsFor(type.ext, type.mime) }
}

function wordsFor(extension: string, mime: string): string {
  const name = extension.toUpperCase()
  const article = /^[AEFHILMNORSX]/.test(name) ? 'an' : 'a'
  const family = /^(image|audio|video|font)\//.exec(mime)?.[1]
  if (family === 'image') return `${article} ${name} image`
  if (family) return `${article} ${name} ${family} file`
  return `${article} ${name} file`
}
