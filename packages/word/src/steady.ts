import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'

const someDay = '2000-01-01T00:00:00Z'
/** Elements that say who made the file and when. */
const madeBy = /<(dc:creator|cp:lastModifiedBy)>[^<]*<\/\1>/g
const madeAt = /(<dcterms:(created|modified)[^>]*>)[^<]*/g

/**
 * A .docx that is the same for the same words, and names nobody: its dates are fixed, and who made it is left out.
 * @returns the bytes of the .docx
 */
export function steady(docx: Uint8Array): Uint8Array {
  const files = unzipSync(docx)
  const core = files['docProps/core.xml']
  if (core) files['docProps/core.xml'] = strToU8(strFromU8(core).replace(madeBy, '').replace(madeAt, `$1${someDay}`))
  return zipSync(files, { mtime: new Date(2000, 0, 1), level: 6 })
}
