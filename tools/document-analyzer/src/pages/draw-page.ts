import type { PDFDocumentProxy, RenderTask } from 'pdfjs-dist'
import { pdfjs } from './pdfjs.ts'

interface Drawing {
  pdf: PDFDocumentProxy
  number: number
  width: number
  canvas: HTMLCanvasElement
  layer: HTMLElement
}

export interface Drawn {
  width: number
  height: number
  /** An element for each item of text, with its words. */
  items: HTMLElement[]
}

/** Finer than this nobody sees, and a canvas has its limits. */
const mostPixels = 2

/** Draws a page, and over it its words as text that cannot be seen but chosen. Gives back what stops it. */
export const drawPage = ({ pdf, number, width, canvas, layer }: Drawing, done: (drawn: Drawn) => void) => {
  let isGone = false
  let task: RenderTask | undefined
  const draw = async () => {
    const page = await pdf.getPage(number)
    if (isGone) return
    const plain = page.getViewport({ scale: 1 })
    const scale = width / plain.width
    const viewport = page.getViewport({ scale })
    const fine = Math.min(mostPixels, window.devicePixelRatio || 1)
    canvas.width = Math.floor(viewport.width * fine)
    canvas.height = Math.floor(viewport.height * fine)
    task = page.render({ canvas, viewport, transform: fine === 1 ? undefined : [fine, 0, 0, fine, 0, 0] })
    layer.replaceChildren()
    layer.style.setProperty('--total-scale-factor', String(scale))
    const words = new pdfjs.TextLayer({ textContentSource: page.streamTextContent(), container: layer, viewport })
    await Promise.all([task.promise, words.render()])
    if (!isGone) done({ width: viewport.width, height: viewport.height, items: words.textDivs })
  }
  // A page that cannot be drawn stays blank; the text beside it is still there.
  draw().catch(() => undefined)
  return () => {
    isGone = true
    task?.cancel()
  }
}
