import { MarkNumber } from '@casewright/ui'
import { useEffect, useLayoutEffect, useState } from 'react'
import type { Analyzed } from '../output.ts'
import { type Chosen, type Numbered, placeId } from '../panel/shown.ts'
import { alignedTo } from '../text/align.ts'
import * as css from './pages.css.ts'

interface Props {
  page: number
  /** An element for each item of text that is drawn. */
  items: readonly HTMLElement[]
  output: Analyzed
  findings: readonly Numbered[]
  chosen: Chosen | null
  onChoose: (finding: string) => void
}

interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** Where a part of an item is drawn, from the corner of its page. */
const boxesOf = (element: HTMLElement | undefined, start: number, end: number): Box[] => {
  const node = element?.firstChild
  const sheet = element?.closest('[data-page]')
  const page = sheet?.getBoundingClientRect()
  if (!node || !sheet || !page || node.nodeType !== Node.TEXT_NODE) return []
  const range = document.createRange()
  const length = node.textContent?.length ?? 0
  range.setStart(node, Math.min(start, length))
  range.setEnd(node, Math.min(end, length))
  return [...range.getClientRects()].map(({ left, top, width, height }) => ({
    left: left - page.left - sheet.clientLeft,
    top: top - page.top - sheet.clientTop,
    width,
    height,
  }))
}

interface PageMark {
  finding: Numbered
  place: number
  boxes: Box[]
  /** Where its number stands, from the top of the page. */
  edge: number
}

/** As high as a number, in pixels. */
const numberHeight = 26

/** Numbers at the edge beside their words, and below one another where several would stand in one place. */
const spread = (found: readonly Omit<PageMark, 'edge'>[]): PageMark[] => {
  let free = 0
  return found
    .toSorted((one, other) => (one.boxes[0]?.top ?? 0) - (other.boxes[0]?.top ?? 0))
    .map((mark) => {
      const edge = Math.max(mark.boxes[0]?.top ?? 0, free)
      free = edge + numberHeight
      return { ...mark, edge }
    })
}

/** The marks of a page, laid over its words, and their numbers at its edge. */
export function PageMarks({ page, items, output, findings, chosen, onChoose }: Props) {
  const { content, pages } = output
  const [marks, setMarks] = useState<readonly PageMark[]>([])
  // Once the page has its own height: the words stand where its drawing has them.
  useLayoutEffect(() => {
    const span = pages.find(({ number }) => number === page)
    if (!span) return
    const text = content.slice(span.start, span.end)
    const words = items.map((item) => item.textContent ?? '')
    const found = findings.flatMap((finding) =>
      finding.anchors.flatMap((anchor, place) => {
        if (anchor.page !== page) return []
        const at = { start: anchor.start - span.start, end: Math.min(anchor.end, span.end) - span.start }
        const boxes = alignedTo(text, at, words).flatMap(({ item, start, end }) => boxesOf(items[item], start, end))
        return boxes.length > 0 ? [{ finding, place, boxes }] : []
      }),
    )
    setMarks(spread(found))
  }, [content, pages, page, items, findings])
  useEffect(() => {
    const shown = marks.find(({ finding, place }) => finding.id === chosen?.finding && place === chosen.place)
    if (shown) document.getElementById(placeId(shown.finding.id, shown.place))?.scrollIntoView({ block: 'center' })
  }, [chosen, marks])
  return marks.map(({ finding, place, boxes, edge }) => {
    const isActive = chosen?.finding === finding.id
    return (
      <div key={`${finding.id}${place}`}>
        {boxes.map((box, index) => (
          <span
            key={`${box.left} ${box.top}`}
            id={index === 0 ? placeId(finding.id, place) : undefined}
            className={css.mark[finding.severity]}
            data-active={isActive && chosen?.place === place ? true : undefined}
            style={box}
          />
        ))}
        <span className={css.edge} style={{ top: edge }}>
          <MarkNumber
            number={finding.number}
            severity={finding.severity}
            isActive={isActive}
            onPress={() => onChoose(finding.id)}
            label="show the finding"
          />
        </span>
      </div>
    )
  })
}
