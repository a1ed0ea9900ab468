import * as pdfjs from 'pdfjs-dist'
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url'

// From our own origin, as everything a page loads.
pdfjs.GlobalWorkerOptions.workerSrc = workerUrl

export { pdfjs }
