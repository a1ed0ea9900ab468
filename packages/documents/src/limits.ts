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
  /** Paragraphs, headings and the like. */
  blocks: number
  /** Seconds for a file without OCR, while it is its turn. */
  seconds: number
  /** Seconds of CPU for a file without OCR. */
  cpuSeconds: number
  /** Seconds of OCR, on top of both; pages that do not fit in are marked as not read. */
  ocrSeconds: number
  /** Seconds of CPU without any progress after which the reading is stopped. */
  stallSeconds: number
  /** Pixels of a picture that is decoded, and of a page that is drawn for OCR. */
  pixels: number
  /** Megabytes of the process that reads. */
  memoryMb: number
  /** Megabytes of its JavaScript heap, within that. */
  heapMb: number
}

export const defaultLimits: Readonly<ReadLimits> = {
  fileBytes: 100 * 1024 * 1024,
  inflatedBytes: 128 * 1024 * 1024,
  xmlElements: 1_500_000,
  pages: 2_000,
  characters: 12_000_000,
  blocks: 250_000,
  seconds: 240,
  cpuSeconds: 180,
  ocrSeconds: 1_800,
  stallSeconds: 25,
  pixels: 40_000_000,
  memoryMb: 900,
  heapMb: 512,
}
