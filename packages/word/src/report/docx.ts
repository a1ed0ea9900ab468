import type { ReportBlock, ReportCell, ReportText, ReportWords } from '@casewright/core/server'
import { BorderStyle, type FileChild, Paragraph, TextRun } from 'docx'
import { clean } from '../clean.ts'
import { paper } from '../paper.ts'
import { address, heading, line } from '../parts.ts'
import { steady } from '../steady.ts'
import { docketTable } from '../table.ts'
import type { Page } from './frame.ts'
import { blocksOf, inOneLine, modelRule, paragraphsOf, type Stretch, sourceRule, toneColors } from './stretches.ts'

/** Twentieths of a point, over which a table of `paper` may extend. */
const width = 9360

/** @returns the bytes of the .docx, the same for the same report */
export async function reportDocx({ title, subject, date, facts, blocks, foot, notAdvice }: Page): Promise<Uint8Array> {
  const bytes = await paper({
    title: `${title}: ${subject}`,
    head: { left: title, right: date },
    foot,
    notAdvice,
    children: [
      heading(title, 1),
      ...texts(subject, { bold: true }),
      ...facts.flatMap(({ label, words }) => texts([{ text: `${label}: `, bold: true }, ...inOneLine(words)])),
      ...blocks.flatMap(blockParts),
    ],
  })
  return steady(bytes)
}

interface Look {
  small?: boolean
  bold?: boolean
}

const runsOf = (stretches: readonly Stretch[], { small, bold }: Look = {}) =>
  stretches.map(
    ({ text, bold: isBold, italic }) =>
      new TextRun({
        text: clean(text),
        ...((bold || isBold) && { bold: true }),
        ...(italic && { italics: true }),
        ...(small && { size: 18 }),
      }),
  )

const texts = (words: ReportWords, look: Look = {}): Paragraph[] =>
  paragraphsOf(words).map((one) => new Paragraph({ spacing: { after: 80 }, children: runsOf(one, look) }))

const ruled = (children: TextRun[], color: string, isDashed = false): Paragraph =>
  new Paragraph({
    indent: { left: 240 },
    spacing: { after: 80 },
    border: { left: { style: isDashed ? BorderStyle.DASHED : BorderStyle.SINGLE, size: 12, space: 8, color } },
    children,
  })

const points = (items: readonly ReportWords[], isNumbered: boolean, look: Look): Paragraph[] =>
  items.map(
    (item, n) =>
      new Paragraph({
        spacing: { after: 60 },
        ...(isNumbered ? { indent: { left: 480, hanging: 360 } } : { bullet: { level: 0 } }),
        children: runsOf([...(isNumbered ? [{ text: `${n + 1}.` }, { text: ' ' }] : []), ...inOneLine(item)], look),
      }),
  )

function innerParts(block: ReportText, look: Look = {}): Paragraph[] {
  switch (block.kind) {
    case 'text':
      return texts(block.words, { small: block.small || look.small || false })
    case 'points':
      return points(block.items, block.numbered ?? false, look)
    case 'quotation':
      return [
        ruled(runsOf([{ text: `“${block.text}”` }], look), sourceRule),
        ...(block.source === undefined ? [] : [ruled(runsOf(inOneLine(block.source), { small: true }), sourceRule)]),
      ]
    case 'written':
      return paragraphsOf(block.words).map((one) => ruled(runsOf(one, look), modelRule, true))
    case 'status': {
      const color = toneColors[block.tone]
      const label = new TextRun({ text: clean(`${block.label}. `), bold: true, color, size: 18 })
      return [ruled([label, ...runsOf(inOneLine(block.words ?? ''), { small: true })], color)]
    }
    case 'address':
      return [address(block.label, block.url)]
  }
}

function cellParts(cell: ReportCell): Paragraph[] {
  const parts = blocksOf(cell).flatMap((block) => innerParts(block, { small: true }))
  return parts.length > 0 ? parts : [line('')]
}

function blockParts(block: ReportBlock): FileChild[] {
  switch (block.kind) {
    case 'heading':
      return [heading(block.text, block.level === 2 ? 3 : 2)]
    case 'table': {
      const shares = block.head.map((_, column) => block.widths?.[column] ?? 1)
      const sum = shares.reduce((total, one) => total + one, 0)
      return [
        docketTable(
          block.head,
          block.rows.map((row) => block.head.map((_, column) => cellParts(row[column] ?? ''))),
          shares.map((share) => Math.floor((share / sum) * width)),
        ),
        line(''),
      ]
    }
    case 'blanks':
      return block.labels.map((label) => line(`${label}: ______________________________________`))
    default:
      return innerParts(block)
  }
}
