import type { Block } from '@casewright/core'
import type { Progress } from '../job.ts'
import type { ReadLimits } from '../limits.ts'
import { Recognizer } from '../ocr/recognizer.ts'
import { numberDepth, readsAsHeading } from '../text/heading-words.ts'
import { drawPage } from './draw-page.ts'
import { hiddenIn, pictureShare } from './hidden.ts'
import { type OpenPdf, openPdf } from './open.ts'
import { paintedPage } from './read-page.ts'
import type { PageResult } from './read-pdf.ts'

/** What OCR made of a page. */
export interface ScannedPage {
  paragraphs?: { kind: Block['kind']; text: string; level?: number }[]
  confidence: number
  failed?: boolean
}

export interface ScanSummary {
  /** Pages that were looked at by OCR. */
  tried: number
  outOfTime: boolean
}

/** A page of text has more letters than this: a scan may have a court's stamp and no more. */
const sparse = 260
/** Pages whose hidden text is checked against their pictures, one by one. */
const checkedPages = 30

/**
 * Looks at the pictures of pages that have nearly no text, and reads those that are scans. Also
 * takes back a suspicion of hidden text where it lies on a picture: that is a scan with its text.
 */
export async function readScans(
  bytes: Uint8Array,
  pages: PageResult[],
  limits: ReadLimits,
  progress: Progress,
): Promise<ScanSummary> {
  const summary: ScanSummary = { tried: 0, outOfTime: false }
  const wanted = pages.flatMap((page, index) =>
    page.text && (page.text.letters < sparse || page.text.hidden.invisible >= 3) ? [index] : [],
  )
  if (wanted.length === 0) return summary
  let opened: OpenPdf | undefined
  const recognizer = new Recognizer()
  const started = performance.now()
  let checked = 0
  let confirmed = 0
  try {
    opened = await openPdf(new Uint8Array(bytes), limits.pixels)
    for (const index of wanted) {
      const page = pages[index] as PageResult
      const { text } = page
      if (!text) continue
      progress.step({ done: index, total: pages.length, ...(summary.tried > 0 ? { ocr: true } : {}) })
      const suspicious = text.hidden.invisible >= 3
      if (suspicious && text.letters >= sparse && checked >= checkedPages) {
        // Every page so far was a scan with its text: so is the rest.
        if (confirmed === 0) text.hidden.invisible = 0
        continue
      }
      const { painting, box } = await paintedPage(opened.document, index + 1)
      if (suspicious) {
        text.hidden = hiddenIn(painting, box)
        checked++
        if (text.hidden.invisible >= 3) confirmed++
      }
      const share = pictureShare(painting, box)
      const outlines = text.letters < 20 && painting.paths > 80
      if (text.letters >= sparse || !(share > 0.4 || (share > 0.05 && text.letters < 20) || outlines)) continue
      if (performance.now() - started > limits.ocrSeconds * 900) {
        summary.outOfTime = true
        page.scan = { confidence: 0, failed: true }
        continue
      }
      await progress.turn()
      progress.step({ done: index, total: pages.length, ocr: true })
      summary.tried++
      page.scan = await readScan(opened, index + 1, text.letters, recognizer, limits)
      if (!page.scan) delete page.scan
      const seen = page.scan?.paragraphs?.map(({ text }) => text).join('\n')
      if (seen) progress.step({ done: index, total: pages.length, ocr: true, page: { number: index + 1, text: seen } })
    }
  } finally {
    await recognizer.end()
    await opened?.close()
  }
  return summary
}

async function readScan(
  opened: OpenPdf,
  number: number,
  ownLetters: number,
  recognizer: Recognizer,
  limits: ReadLimits,
): Promise<ScannedPage | undefined> {
  try {
    const picture = await drawPage(opened.document, number, limits.pixels)
    if (!picture) return undefined
    const { paragraphs, confidence } = await recognizer.read(picture)
    const letters = paragraphs.join('').match(/[\p{L}\p{N}]/gu)?.length ?? 0
    // What the page says itself is better than what is guessed of it, unless it is only a stamp.
    if (letters <= ownLetters * 1.1 || letters < 3) return undefined
    return { paragraphs: paragraphs.map(asBlock), confidence }
  } catch {
    return ownLetters >= 20 ? undefined : { confidence: 0, failed: true }
  }
}

function asBlock(text: string): { kind: Block['kind']; text: string; level?: number } {
  if (readsAsHeading(text)) return { kind: 'heading', text, level: numberDepth(text) ?? 1 }
  return { kind: /^([•*-]|\(?([a-z]|\d{1,3}|[ivx]{1,5})[.)])\s+\S/i.test(text) ? 'list-item' : 'paragraph', text }
}
