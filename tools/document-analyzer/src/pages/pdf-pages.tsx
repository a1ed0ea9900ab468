import { Notice, Spinner } from '@casewright/ui'
import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { Analyzed } from '../output.ts'
import type { Chosen, Numbered } from '../panel/shown.ts'
import * as css from './pages.css.ts'
import { PdfPage } from './pdf-page.tsx'
import { pdfjs } from './pdfjs.ts'

const none: never[] = []

/** Findings by the pages on which they have a place. */
const ofPages = (findings: readonly Numbered[]): ReadonlyMap<number, Numbered[]> => {
  const byPage = new Map<number, Numbered[]>()
  for (const finding of findings)
    for (const page of new Set(finding.anchors.map((anchor) => anchor.page ?? 0)))
      byPage.set(page, [...(byPage.get(page) ?? []), finding])
  return byPage
}

interface Props {
  url: string
  output: Analyzed
  findings: readonly Numbered[]
  chosen: Chosen | null
  onChoose: (finding: string) => void
}

/** The pages of a PDF as they are, with the same marks laid over them. */
export function PdfPages({ url, output, findings, chosen, onChoose }: Props) {
  const [pdf, setPdf] = useState<PDFDocumentProxy | null>(null)
  const [problem, setProblem] = useState(false)
  const [width, setWidth] = useState(0)
  const frame = useRef<HTMLDivElement>(null)
  const byPage = useMemo(() => ofPages(findings), [findings])
  useEffect(() => {
    const loading = pdfjs.getDocument({ url, enableXfa: false })
    let isGone = false
    loading.promise.then(
      (loaded) => isGone || setPdf(loaded),
      () => isGone || setProblem(true),
    )
    return () => {
      isGone = true
      void loading.destroy()
    }
  }, [url])
  useEffect(() => {
    const { current } = frame
    if (!current) return
    const watch = new ResizeObserver(([entry]) => {
      const next = Math.floor(entry?.contentRect.width ?? 0)
      // A divider that is moved draws its pages once it rests.
      setWidth((now) => (Math.abs(now - next) > 2 ? next : now))
    })
    watch.observe(current)
    return () => watch.disconnect()
  }, [])
  return (
    <div className={css.desk}>
      <div ref={frame} className={css.pages}>
        {problem && (
          <Notice tone="error" title="The pages could not be shown.">
            The text of the document, with its marks, is still there.
          </Notice>
        )}
        {!pdf && !problem && <Spinner label="Loading the pages..." />}
        {pdf &&
          width > 0 &&
          Array.from({ length: pdf.numPages }, (_, index) => index + 1).map((number) => (
            <PdfPage
              key={number}
              pdf={pdf}
              number={number}
              width={width}
              output={output}
              findings={byPage.get(number) ?? none}
              chosen={chosen}
              onChoose={onChoose}
            />
          ))}
      </div>
    </div>
  )
}
