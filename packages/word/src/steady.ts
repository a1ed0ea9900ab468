import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'

/** Elements that say who made the file and when. */
const made =
  /<(?:dc:creator|cp:lastModifiedBy|dcterms:created|dcterms:modified)\b[^<>]*>[^<]*<\/(?:dc:creator|cp:lastModifiedBy|dcterms:created|dcterms:modified)>/g

/**
 * A .docx that is the same for the same words: it says neither who made it nor when.
 * @returns the bytes of the .docx
 */
export function steady(docx: Uint8Array): Uint8Array {
  const files = unzipSync(docx)
  const core = files['docProps/core.xml']
  if (core) files['docProps/core.xml'] = strToU8(strFromU8(core).replace(made, ''))
  // The earliest day that a ZIP file can hold, but for time zones.
  return zipSync(files, { mtime: new Date(1980, 0, 2), level: 6 })
}
