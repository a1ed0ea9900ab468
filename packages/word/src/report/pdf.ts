import type { ReportBlock } from '@casewright/core/server'
import { clean } from '../clean.ts'
import {
  closePdf,
  drawBeside,
  type Element,
  element,
  flow,
  openPdf,
  Pen,
  page,
  type Run,
  type Setting,
  type Strip,
} from '../pdf/index.ts'
import { drawLine } from './draw-line.ts'
import type { Page } from './frame.ts'
import { body, type SetLine, setBlock, setRuns, small } from './set.ts'
import { inOneLine, paragraphsOf } from './stretches.ts'
import { tableStrips } from './table-strips.ts'

const left = page.margin
const width = page.width - 2 * page.margin

const title: Setting = { style: 'bold', size: 17, leading: 23, color: '#16212f' }
const heads: Readonly<Record<1 | 2, Setting>> = {
  1: { style: 'bold', size: 12.5, leading: 17, color: '#16212f' },
  2: { style: 'bold', size: 11, leading: 15, color: '#16212f' },
}
const beside: Setting = { style: 'regular', size: 8.5, leading: 12, color: '#4a4a4a' }

/** @returns the bytes of a tagged .pdf, the same for the same report */
export async function reportPdf(report: Page): Promise<Uint8Array> {
  const document = openPdf(clean(`${report.title}: ${report.subject}`).slice(0, 200))
  const pen = new Pen(document)
  const root = element('Document')
  flow(stripsOf(report, pen, root), { top: page.margin + 4, bottom: page.height - page.margin }, () =>
    document.addPage(),
  )
  headAndFoot(pen, report)
  return closePdf(document, root)
}

function stripsOf({ title: name, subject, facts, blocks, notAdvice }: Page, pen: Pen, root: Element): Strip[] {
  const column = { pen, width, setting: body, parent: root }
  const onPage = (lines: SetLine[]) => lines.map((line) => stripOf(line, pen))
  const head = (text: string, setting: Setting, tag: 'H1' | 'H2' | 'H3', before: number) =>
    onPage(setRuns([{ text: clean(text) }], column, { setting, into: element(tag, root), before, keep: true }))
  const strips = (block: ReportBlock): Strip[] => {
    if (block.kind === 'heading') {
      const level = block.level ?? 1
      return head(block.text, heads[level], level === 1 ? 'H2' : 'H3', level === 1 ? 18 : 12)
    }
    if (block.kind === 'table') return tableStrips(block, { pen, left, width, root })
    if (block.kind === 'blanks')
      return block.labels.flatMap((label) => onPage(setRuns([{ text: blank(label) }], column, { before: 14 })))
    return onPage(setBlock(block, column))
  }
  const about = (runs: Run[], before: number) => onPage(setRuns(runs, column, { before }))
  return [
    ...head(name, title, 'H1', 0),
    ...paragraphsOf(subject).flatMap((runs) => about(bold(runs), 4)),
    ...facts.flatMap(({ label, words }) => about([{ text: `${label}: `, bold: true }, ...inOneLine(words)], 3)),
    ...blocks.flatMap(strips),
    ...onPage(setRuns([{ text: clean(notAdvice) }], column, { setting: small, before: 18 })),
  ]
}

const bold = (runs: readonly Run[]): Run[] => runs.map((run) => ({ ...run, bold: true }))
const blank = (label: string) => `${label}: ______________________________________`

const stripOf = (line: SetLine, pen: Pen): Strip => ({
  height: line.set.setting.leading,
  before: line.before,
  keep: line.keep,
  draw: (top) => drawLine(line, pen, left, top),
})

/** What it is and of when above each page; whose, and the number of the page, below. */
function headAndFoot(pen: Pen, { title: name, date, foot }: Page): void {
  const { document } = pen
  const { count } = document.bufferedPageRange()
  const line = (text: string, align: 'left' | 'center' | 'right', y: number) =>
    pen.line(pen.set([{ text: clean(text) }], width, { ...beside, align }), 0, left, y)
  for (let n = 0; n < count; n++) {
    document.switchToPage(n)
    drawBeside(document, 'Pagination', () => {
      line(name, 'left', 38)
      line(date, 'right', 38)
      line(`${foot} · Page ${n + 1} of ${count}`, 'center', page.height - 50)
    })
    pen.rule(left, 55, width)
  }
}
