import { BorderStyle, ExternalHyperlink, HeadingLevel, Paragraph, type ParagraphChild, TextRun } from 'docx'
import { clean } from './clean.ts'
import { leadsToPublisher } from './publishers.ts'

export interface Words {
  text: string
  bold?: boolean
  italics?: boolean
  small?: boolean
}

const run = ({ text, bold, italics, small }: Words) =>
  new TextRun({ text: clean(text), bold, italics, ...(small && { size: 18 }) })

export const line = (...parts: (Words | string)[]): Paragraph =>
  new Paragraph({
    spacing: { after: 80 },
    children: parts.map((part) => run(typeof part === 'string' ? { text: part } : part)),
  })

export const heading = (text: string, level: 1 | 2 | 3 = 2): Paragraph =>
  new Paragraph({
    heading: { 1: HeadingLevel.TITLE, 2: HeadingLevel.HEADING_1, 3: HeadingLevel.HEADING_2 }[level],
    spacing: { before: level === 1 ? 0 : 240, after: 80 },
    keepNext: true,
    children: [run({ text })],
  })

/** Words of a source: set in from the margin, with a rule. */
export const quotation = (text: string): Paragraph =>
  new Paragraph({
    indent: { left: 480 },
    spacing: { after: 80 },
    border: { left: { style: BorderStyle.SINGLE, size: 12, space: 10, color: '1B2B45' } },
    children: [run({ text: `“${clean(text)}”` })],
  })

/** What a model wrote: its rule is dashed. */
export const written = (text: string): Paragraph =>
  new Paragraph({
    indent: { left: 480 },
    spacing: { after: 80 },
    border: { left: { style: BorderStyle.DASHED, size: 12, space: 10, color: '3C5A99' } },
    children: [run({ text })],
  })

export const point = (text: string): Paragraph =>
  new Paragraph({ bullet: { level: 0 }, spacing: { after: 40 }, children: [run({ text })] })

/** A label and an address, shown in full. Only that of a publisher of law becomes a link. */
export function address(label: string, url: string): Paragraph {
  const text = clean(url)
  const link: ParagraphChild = leadsToPublisher(text)
    ? new ExternalHyperlink({ link: text, children: [new TextRun({ text, style: 'Hyperlink', size: 18 })] })
    : run({ text, small: true })
  return new Paragraph({ spacing: { after: 80 }, children: [run({ text: `${label}: `, small: true }), link] })
}
