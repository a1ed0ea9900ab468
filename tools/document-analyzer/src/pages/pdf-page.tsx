import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useEffect, useRef, useState } from 'react'
import type { Analyzed } from '../output.ts'
import type { Chosen, Numbered } from '../panel/shown.ts'
import { drawPage } from './draw-page.ts'
import { PageMarks } from './page-marks.tsx'
import * as css from './pages.css.ts'

interface Props {
  pdf: PDFDocumentProxy
  number: number
  /** In CSS pixels. */
  width: number
  output: Analyzed
  /** Those with a place on this page. */
  findings: readonly Numbered[]
  chosen: Chosen | null
  onChoose: (finding: string) => void
}

/** The height of a page that was not looked at yet, by its width: U.S. Letter. */
const letter = 11 / 8.5

/** One page: drawn when it comes near the screen, with its words as text and its marks over them. */
export function PdfPage({ pdf, number, width, output, findings, chosen, onChoose }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const layer = useRef<HTMLDivElement>(null)
  const [ratio, setRatio] = useState(letter)
  const [isNear, setNear] = useState(false)
  const [items, setItems] = useState<readonly HTMLElement[] | null>(null)
  const shown = findings.find(({ id }) => id === chosen?.finding)
  const isHere = chosen !== null && shown?.anchors[chosen.place]?.page === number
  useEffect(() => {
    const { current } = box
    if (!current || isNear) return
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), { rootMargin: '800px' })
    watch.observe(current)
    return () => watch.disconnect()
  }, [isNear])
  // A page far away is drawn first; its marks are shown once they are there.
  useEffect(() => {
    if (!isHere || items) return
    setNear(true)
    box.current?.scrollIntoView({ block: 'start' })
  }, [isHere, items])
  useEffect(() => {
    const [paper, words] = [canvas.current, layer.current]
    if (!isNear || !paper || !words) return
    setItems(null)
    return drawPage({ pdf, number, width, canvas: paper, layer: words }, (drawn) => {
      setRatio(drawn.height / drawn.width)
      setItems(drawn.items)
    })
  }, [isNear, pdf, number, width])
  return (
    <div ref={box} data-page={number} className={css.page} style={{ height: width * ratio }}>
      <canvas ref={canvas} className={css.canvas} />
      <div ref={layer} className={css.words} />
      {items && (
        <PageMarks
          page={number}
          items={items}
          output={output}
          findings={findings}
          chosen={chosen}
          onChoose={onChoose}
        />
      )}
      <span className={css.number}>Page {number}</span>
    </div>
  )
}
