/**
 * One form for the text of every format: newlines are \n, control characters are gone, letters are
 * composed (NFC). Quotation marks, dashes and spaces stay as they are, for a quotation must be found
 * as it was written. Soft hyphens and byte order marks are invisible and break words apart: removed.
 */
export function normalizeText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?|[\v\u0085\u2028\u2029]/g, '\n')
    .replace(/[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u00ad\ufeff\ufffe\uffff]/g, '')
    .normalize('NFC')
}

/** The same for a piece inside a page: a form feed there would part pages that the file does not have. */
export function normalizeInside(text: string): string {
  return normalizeText(text).replace(/\f/g, '\n')
}
