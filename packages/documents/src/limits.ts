/** What one reading may use. Past a limit the file is refused, or read in part with a warning: never cut silently. */
export interface ReadLimits {
  /** Bytes of the file itself. */
  fileBytes: number
  /** Bytes that the parts of a DOCX may inflate to, counted while inflating. */
  inflatedBytes: number
  /** XML elements of a DOCX: each costs its reader several hundred bytes. */
  xmlElements: number
  /** Pages of a PDF that are read; the rest is named in a warning. */
  pages: number
  /** Characters of text. */
  characters: number
  /** Seconds for a file without OCR. */
  seconds: number
  /** Seconds of OCR, on top of `seconds`; pages that do not fit in are marked as not read. */
  ocrSeconds: number
  /** Seconds without any progress after which the reading is stopped. */
  stallSeconds: number
  /** Pixels of a picture that is decoded, and of a page that is drawn for OCR. */
  pixels: number
  /** Megabytes of the worker's heap; half as much again of buffers beside it, and three times the file. */
  memoryMb: number
}

export const defaultLimits: Readonly<ReadLimits> = {
  fileBytes: 100 * 1024 * 1024,
  inflatedBytes: 128 * 1024 * 1024,
  xmlElements: 1_500_000,
  pages: 2_000,
  characters: 30_000_000,
  seconds: 240,
  ocrSeconds: 1_800,
  stallSeconds: 25,
  pixels: 40_000_000,
  memoryMb: 448,
}
