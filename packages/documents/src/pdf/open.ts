import { createRequire } from 'node:module'
import { dirname, join, sep } from 'node:path'
import type { PDFDocumentLoadingTask, PDFDocumentProxy } from 'pdfjs-dist'
import { damaged, passwordNeeded } from '../failure.ts'

export type Pdfjs = typeof import('pdfjs-dist/legacy/build/pdf.mjs')
export type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist'

const folder = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))
const inPackage = (name: string): string => join(folder, name) + sep

let loaded: Promise<Pdfjs> | undefined

/** The library, loaded once in this thread; its own worker is not used, for this thread is one. */
export function loadPdfjs(): Promise<Pdfjs> {
  loaded ??= import('pdfjs-dist/legacy/build/pdf.mjs')
  return loaded
}

export interface OpenPdf {
  document: PDFDocumentProxy
  close(): Promise<void>
}

/**
 * Opens a PDF with nothing fetched and no script run. `pixels` is the largest picture that is decoded: 0
 * for the text, where pictures only cost time. Takes the bytes: hand over a copy.
 */
export async function openPdf(bytes: Uint8Array, pixels: number): Promise<OpenPdf> {
  const pdfjs = await loadPdfjs()
  let task: PDFDocumentLoadingTask | undefined
  try {
    task = pdfjs.getDocument({
      data: bytes,
      maxImageSize: pixels,
      canvasMaxAreaInBytes: pixels * 4,
      verbosity: pdfjs.VerbosityLevel.ERRORS,
      fontExtraProperties: true,
      disableFontFace: true,
      useSystemFonts: false,
      useWorkerFetch: false,
      enableXfa: false,
      stopAtErrors: false,
      standardFontDataUrl: inPackage('standard_fonts'),
      cMapUrl: inPackage('cmaps'),
      cMapPacked: true,
      wasmUrl: inPackage('wasm'),
      iccUrl: inPackage('iccs'),
    })
    const document = await task.promise
    const opened = task
    return { document, close: () => opened.destroy() }
  } catch (error) {
    await task?.destroy()
    throw error instanceof Error && error.name === 'PasswordException' ? passwordNeeded() : damaged(error)
  }
}
