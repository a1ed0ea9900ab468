import { damaged, ReadFailure } from '../failure.ts'
import type { Progress } from '../job.ts'
import type { ReadLimits } from '../limits.ts'
import { type ReadText, TextBuilder } from '../text/text-builder.ts'
import { chooseTitle } from '../text/title.ts'
import { bodySizeOf, classify } from './classify.ts'
import { type OpenPdf, openPdf } from './open.ts'
import { type PageText, readPage } from './read-page.ts'
import { withNewEnd } from './repair.ts'
import { readScans, type ScannedPage } from './scans.ts'
import { warningsOf } from './warnings.ts'

/** A page as it was read: its own text, what OCR saw, or neither. */
export interface PageResult {
  text?: PageText
  scan?: ScannedPage
}

/** Reads a PDF: the text it has, and by OCR the pages that are pictures. */
export async function readPdf(bytes: Uint8Array, limits: ReadLimits, progress: Progress): Promise<ReadText> {
  const { opened, whole, repaired } = await openOrRepair(bytes)
  try {
    return await readOpened(opened, whole, repaired, limits, progress)
  } finally {
    await opened.close()
  }
}

async function openOrRepair(bytes: Uint8Array) {
  try {
    return { opened: await openPdf(new Uint8Array(bytes), 0), whole: bytes, repaired: false }
  } catch (error) {
    if (!(error instanceof ReadFailure) || error.code !== 'damaged') throw error
    for (const whole of withNewEnd(bytes)) {
      const opened = await openPdf(new Uint8Array(whole), 0).catch(() => undefined)
      if (opened && (await firstPageOpens(opened))) return { opened, whole, repaired: true }
      await opened?.close()
    }
    throw error
  }
}

async function firstPageOpens({ document }: OpenPdf): Promise<boolean> {
  return document.getPage(1).then(
    () => true,
    () => false,
  )
}

async function readOpened(
  { document }: OpenPdf,
  bytes: Uint8Array,
  repaired: boolean,
  limits: ReadLimits,
  progress: Progress,
): Promise<ReadText> {
  const pagesTotal = document.numPages
  const total = Math.min(pagesTotal, limits.pages)
  const pages: PageResult[] = []
  let problem: unknown
  for (let number = 1; number <= total; number++) {
    progress.step({ done: number - 1, total })
    try {
      pages.push({ text: await readPage(document, number) })
    } catch (error) {
      problem = error
      pages.push({})
    }
  }
  const scans = await readScans(bytes, pages, limits, progress)
  if (pages.every((page) => !page.text)) throw damaged(problem)
  progress.step({ done: total, total })
  const { info } = (await document.getMetadata().catch(() => ({ info: {} }))) as { info: { Title?: string } }
  const warnings = warningsOf(pages, pagesTotal, scans)
  if (repaired)
    warnings.unshift('The file is damaged: the pages that were found in it were read, but some may be missing.')
  return build(pages, { pagesTotal, title: info.Title, warnings, scanned: scans.tried > 0 }, limits)
}

interface Facts {
  pagesTotal: number
  title: string | undefined
  warnings: readonly string[]
  scanned: boolean
}

function build(pages: readonly PageResult[], facts: Facts, limits: ReadLimits): ReadText {
  const builder = new TextBuilder(limits)
  const body = bodySizeOf(pages.flatMap((page) => (page.text ? [page.text.paragraphs] : [])))
  const headings: string[] = []
  let opening = ''
  for (const { text, scan } of pages) {
    builder.page(() => {
      if (scan?.paragraphs) {
        for (const { kind, text: words, level } of scan.paragraphs) {
          builder.add(kind, words, level)
          if (kind === 'heading') headings.push(words)
        }
        return { ocr: { confidence: scan.confidence } }
      }
      for (const paragraph of text?.paragraphs ?? []) {
        const { kind, level } = classify(paragraph, body)
        builder.add(kind, paragraph.text, level, paragraph.numbered)
        if (kind === 'heading') headings.push(paragraph.text)
        if (opening.length < 6_000) opening += `${paragraph.text}\n`
      }
      return text && !scan?.failed ? undefined : { failed: true }
    })
  }
  for (const sentence of facts.warnings) builder.warn(sentence)
  return builder.finish('pdf', {
    pagesTotal: facts.pagesTotal,
    title: chooseTitle(facts.title, headings, opening),
    emptyReason: facts.scanned
      ? 'is scanned, and no text could be read from its pictures. Scan it again at 300 dpi, upright and with good contrast.'
      : 'has no text and no scanned text on its pages. Check that it is the right file.',
  })
}
