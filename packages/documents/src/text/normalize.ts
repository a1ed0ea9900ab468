/**
 * One form for the text of every format: newlines are \n, control characters are gone, letters are
 * composed (NFC). Quotation marks, dashes and spaces stay as they are, for a quotation must be found
 * as it was written. Soft hyphens and byte order marks are invisible and break words apart: removed.
 */
export function normalizeText(text: string): string {
  return withoutLongRuns(
    text
      .toWellFormed()
      .replace(/\r\n?|[\v\u0085\u2028\u2029]/g, '\n')
      .replace(/[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u00ad\ufeff\ufffe\uffff]/g, ''),
  ).normalize('NFC')
}

/**
 * No writing puts more than a few marks on one letter, and to compose a run of them takes time by the square of its
 * length: 30 stay, as in the Stream-Safe Text Format of Unicode (UAX #15). Of spaces and of line breaks in a row 500
 * stay. Each run is looked at once, from its beginning.
 */
const withoutLongRuns = (text: string): string =>
  text
    .replace(/(?<!\p{M})(\p{M}{30})\p{M}+/gu, '$1')
    .replace(/(?<![^\S\n\f])([^\S\n\f]{500})[^\S\n\f]+/g, '$1')
    .replace(/(?<!\n)(\n{500})\n+/g, '$1')

/** The same for a piece inside a page: a form feed there would part pages that the file does not have. */
export function normalizeInside(text: string): string {
  return normalizeText(text).replace(/\f/g, '\n')
}
