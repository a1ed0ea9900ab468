import { createCanvas } from '@napi-rs/canvas'
import type { GrayPicture } from '../ocr/gray-picture.ts'
import type { PDFDocumentProxy } from './open.ts'

/** Dots per inch at which pages are drawn for OCR; more takes longer and reads no better. */
const resolution = 220

/** Draws a page in grey, or nothing if it is blank. Its size is bounded, whatever the file says the page's size is. */
export async function drawPage(
  document: PDFDocumentProxy,
  number: number,
  pixels: number,
): Promise<GrayPicture | undefined> {
  const page = await document.getPage(number)
  try {
    const { width, height } = page.getViewport({ scale: 1 })
    const scale = Math.min(
      resolution / 72,
      Math.sqrt(Math.min(pixels, 12_000_000) / (width * height)),
      10_000 / Math.max(width, height),
    )
    if (!(scale > 0) || width * scale < 20 || height * scale < 20) return undefined
    const viewport = page.getViewport({ scale })
    const canvas = createCanvas(Math.round(viewport.width), Math.round(viewport.height))
    const context = canvas.getContext('2d')
    context.fillStyle = '#ffffff'
    context.fillRect(0, 0, canvas.width, canvas.height)
    await page.render({ canvas: null, canvasContext: context as never, viewport }).promise
    return grayOf(context.getImageData(0, 0, canvas.width, canvas.height))
  } finally {
    page.cleanup()
  }
}

function grayOf({
  data,
  width,
  height,
}: {
  data: Uint8ClampedArray
  width: number
  height: number
}): GrayPicture | undefined {
  const gray = new Uint8Array(width * height)
  let dark = 0
  for (let i = 0; i < gray.length; i++) {
    const value = ((data[i * 4] ?? 0) * 77 + (data[i * 4 + 1] ?? 0) * 151 + (data[i * 4 + 2] ?? 0) * 28) >> 8
    gray[i] = value
    if (value < 160) dark++
  }
  return dark < 60 ? undefined : { data: gray, width, height }
}
