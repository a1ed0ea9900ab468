import { type Part, type Run, wordsOf } from '@casewright/templates/pages'
import { rightToLeft } from '@casewright/word'
import { BorderStyle, type FileChild, HeadingLevel, type IParagraphOptions, Paragraph, TextRun } from 'docx'
import { itemKeepsWithNext, keepsWithNext } from '../keep.ts'
import type { Paper } from '../paper.ts'
import { bullets, clauseIndents, clauses, clauseTabs } from './look.ts'
import { wordRuns } from './runs.ts'
import { rowsTable, signatureTables } from './tables.ts'

const sides = { left: 'left', right: 'right', center: 'center' } as const
const doubleRule = { style: BorderStyle.DOUBLE, size: 6, space: 10, color: '4A4A4A' } as const
const noteRule = { style: BorderStyle.DASHED, size: 6, space: 6, color: 'B08A3C' } as const

const paragraph = (runs: readonly Run[], options: IParagraphOptions = {}) =>
  new Paragraph({
    ...options,
    ...(rightToLeft(wordsOf(runs)) && { bidirectional: true }),
    children: [...(options.children ?? []), ...wordRuns(runs)],
  })

/** A part as Word's paragraphs and tables. */
export function blocksOf(part: Part, n: number, { parts, counted }: Paper): FileChild[] {
  const keepNext = keepsWithNext(parts, n)
  switch (part.kind) {
    case 'title':
      return [paragraph(part.runs, { heading: HeadingLevel.TITLE })]
    case 'heading':
      return [paragraph(part.runs, { heading: HeadingLevel.HEADING_1 })]
    case 'paragraph':
      return [paragraph(part.runs, { keepNext })]
    case 'letterhead':
      return letterhead(part)
    case 'lines':
      return lines(part, keepNext)
    case 'clause':
      return [clause(part, keepNext, counted)]
    case 'items':
      return items(part)
    case 'rows':
      // Word joins tables between which nothing stands.
      return [
        rowsTable(part.rows),
        new Paragraph({ spacing: { after: 0, line: parts[n + 1]?.kind === 'heading' ? 20 : 160, lineRule: 'exact' } }),
      ]
    case 'signatures':
      return signatureTables(part.signatures, keepNext)
    case 'note':
      return [
        paragraph(part.runs, {
          style: 'ReviewNote',
          indent: { left: 120, right: 120 },
          border: { top: noteRule, bottom: noteRule, left: noteRule, right: noteRule },
        }),
      ]
  }
}

const items = ({ items }: Extract<Part, { kind: 'items' }>) =>
  items.map((item, n) =>
    paragraph(item, {
      style: 'ListParagraph',
      numbering: { reference: bullets, level: 0 },
      keepNext: itemKeepsWithNext(n, items.length),
      ...(n === items.length - 1 && { spacing: { after: 160 } }),
    }),
  )

function letterhead({ name, lines }: Extract<Part, { kind: 'letterhead' }>): Paragraph[] {
  const last = lines.length - 1
  const rule = { border: { bottom: doubleRule }, spacing: { after: 400 } }
  return [
    paragraph(name, { style: 'Letterhead', ...(last < 0 && rule) }),
    ...lines.map((line, n) => paragraph(line, { style: 'LetterheadLine', ...(n === last && rule) })),
  ]
}

/** Lines without space between, and space after the last. The end of a letter stays with the name under it. */
function lines({ lines, side, toSign }: Extract<Part, { kind: 'lines' }>, keepNext: boolean): Paragraph[] {
  const last = lines.length - 1
  return lines.map((line, n) =>
    paragraph(line, {
      style: 'Lines',
      alignment: sides[side],
      keepNext: n < last || keepNext,
      spacing: { before: n === 0 && toSign ? 720 : 0, after: n === last ? 240 : 0 },
    }),
  )
}

function clause(
  { number, level, heading, runs }: Extract<Part, { kind: 'clause' }>,
  keepNext: boolean,
  counted: boolean,
): Paragraph {
  const bare = wordsOf(runs) === ''
  return paragraph(runs, {
    style: `Clause${level + 1}`,
    ...(counted
      ? { numbering: { reference: clauses, level } }
      : { indent: clauseIndents[level], tabStops: clauseTabs[level] ?? [] }),
    keepNext,
    children: [
      ...(counted ? [] : [new TextRun({ text: number, bold: level === 0 }), new TextRun({ children: ['\t'] })]),
      ...(heading ? [...wordRuns(heading, { bold: true }), new TextRun({ text: bare ? '.' : '. ', bold: true })] : []),
    ],
  })
}
