import type { Run } from '@casewright/core'
import type { ExportWords } from '@casewright/core/server'
import { clean, paper, printable } from '@casewright/word'
import {
  AlignmentType,
  CommentRangeEnd,
  CommentRangeStart,
  CommentReference,
  DeletedTextRun,
  InsertedTextRun,
  type IParagraphOptions,
  Paragraph,
  type ParagraphChild,
  TextRun,
} from 'docx'
import { type Accepted, acceptedIn, paragraphsOf } from '../clause/accepted.ts'
import type { Analyzed } from '../output.ts'
import type { Change } from '../text/decisions.ts'
import { type Unit, unitsOf } from '../text/units.ts'
import { notesOf, saidOf } from './notes.ts'
import { type Stretch, stretchesOf } from './stretches.ts'

const looks: Record<Unit['kind'], { bold?: boolean; size?: number; paragraph: IParagraphOptions }> = {
  heading: {
    bold: true,
    paragraph: { alignment: AlignmentType.CENTER, spacing: { before: 240, after: 120 }, keepNext: true },
  },
  subheading: { bold: true, paragraph: { spacing: { before: 200, after: 80 }, keepNext: true } },
  'letter-header': { bold: true, paragraph: { spacing: { after: 40 } } },
  paragraph: { paragraph: { spacing: { after: 120 } } },
  'list-item': { paragraph: { indent: { left: 480 }, spacing: { after: 80 } } },
  'table-row': { paragraph: { spacing: { after: 40 } } },
  footnote: { size: 18, paragraph: { spacing: { after: 80 } } },
}

/**
 * The text of the document in a new file, with accepted rewrites as tracked changes and findings as comments.
 * @param why what the first comment says of the file: that it is not the one that was uploaded
 */
export const retypedOf = (
  run: Run,
  output: Analyzed,
  { productName }: ExportWords,
  why: string | undefined,
): Promise<Uint8Array> => {
  const { content, blocks } = output
  const units = unitsOf(content, blocks)
  const changes = acceptedIn(run.reviews, output)
  const first = units[0] && why ? [{ start: 0, end: units[0].end, author: productName, lines: [why] }] : []
  const { comments, notes } = notesOf(run, [...first, ...saidOf(run, output, units, productName)])
  const revisions = counter()
  const ofUnit = (unit: Unit) => {
    const { bold, size, paragraph } = looks[unit.kind]
    const stretches = stretchesOf(content, unit, changes, notes)
    return new Paragraph({ ...paragraph, children: stretches.flatMap((one) => runsOf(one, { bold, size }, revisions)) })
  }
  const added = (from: number, to: number) =>
    changes
      .filter(({ start, end }) => start === end && start >= from && start < to)
      .flatMap((change) => insertedParagraphs(change, revisions))
  const children = units.flatMap((unit, index) => [
    ...added(index === 0 ? 0 : (units[index - 1]?.end ?? 0), unit.end),
    ofUnit(unit),
  ])
  return paper({
    title: run.label,
    foot: run.label,
    children: [...children, ...added(units.at(-1)?.end ?? 0, Number.POSITIVE_INFINITY)],
    more: comments.length > 0 ? { comments: { children: comments } } : {},
  })
}

/** Each tracked change of a file has a number of its own. */
const counter = () => {
  let last = 0
  return ({ by, at }: Change) => ({ id: ++last, author: clean(by), date: `${at.slice(0, 19)}Z` })
}

const runsOf = (
  stretch: Stretch,
  look: { bold?: boolean; size?: number },
  revision: ReturnType<typeof counter>,
): ParagraphChild[] => {
  if (stretch.kind === 'open') return [new CommentRangeStart(stretch.id)]
  if (stretch.kind === 'close')
    return [new CommentRangeEnd(stretch.id), new TextRun({ children: [new CommentReference(stretch.id)] })]
  if (stretch.kind === 'inserted')
    // A line of the document is broken anywhere; one that somebody wrote is a line of its own.
    return printable(stretch.text)
      .split('\n')
      .map((line, n) => ({ text: clean(line), ...(n > 0 && { break: 1 }) }))
      .filter(({ text, break: begins }) => text || begins)
      .map((line) => new InsertedTextRun({ ...line, ...look, ...revision(stretch.change) }))
  const text = clean(stretch.text)
  if (!text) return []
  if (stretch.kind === 'words') return [new TextRun({ text, ...look })]
  return [new DeletedTextRun({ text, ...look, ...revision(stretch.change) })]
}

/** What is put in stands in paragraphs of its own, whose marks are insertions as well. */
const insertedParagraphs = (change: Accepted, revision: ReturnType<typeof counter>): Paragraph[] =>
  paragraphsOf(change).map(({ text, isTitle }) => {
    const { bold, paragraph } = looks[isTitle ? 'subheading' : 'paragraph']
    return new Paragraph({
      ...paragraph,
      run: { insertion: revision(change) },
      children: [new InsertedTextRun({ text: clean(text), ...(bold && { bold }), ...revision(change) })],
    })
  })
