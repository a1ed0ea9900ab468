import { CasewrightError, formatMomentUtc, isWell, type Run } from '@casewright/core'
import type { ExportWords } from '@casewright/core/server'
import { pagesInWords, passimFrom, tableHeadings } from '@casewright/law'
import { clean, line, paper } from '@casewright/word'
import { AlignmentType, LeaderType, Paragraph, TabStopType, TextRun } from 'docx'
import { flagText } from '../decisions.ts'
import type { CheckedDocument, CitedEntry } from '../output.ts'

/** Twentieths of a point: the right edge of the text on `paper`. */
const edge = 9360

/** The table of authorities of a brief, to be put into it. */
export async function authoritiesOf(
  { output, endedAt, createdAt }: Run<CheckedDocument>,
  { productName }: ExportWords,
): Promise<Uint8Array> {
  if (!output) throw new CasewrightError('not-found', 'There is no result to make a table of.')
  const { authorities, document } = output
  const groups = tableHeadings
    .map((heading) => ({ heading, entries: authorities.filter((one) => one.heading === heading) }))
    .filter(({ entries }) => entries.length > 0)
  return paper({
    title: `Table of authorities: ${document.name}`,
    foot: 'Table of Authorities',
    children: [
      title('TABLE OF AUTHORITIES'),
      ...(groups.length === 0 ? [line('No authority is cited in full.')] : []),
      ...groups.flatMap(({ heading, entries }, index) => [
        groupHead(heading, index === 0),
        ...entries.map((entry) => entryLine(entry, document.hasPages)),
      ]),
      ...notes(output, `${document.name}, ${formatMomentUtc(endedAt ?? createdAt)}, ${productName}`),
    ],
  })
}

const title = (text: string) =>
  new Paragraph({
    alignment: AlignmentType.CENTER,
    spacing: { after: 240 },
    children: [new TextRun({ text, bold: true })],
  })

/** 'Cases', with 'Page(s)' above the numbers in the first. */
const groupHead = (text: string, isFirst: boolean) =>
  new Paragraph({
    keepNext: true,
    spacing: { before: 240, after: 120 },
    tabStops: [{ type: TabStopType.RIGHT, position: edge }],
    children: [
      new TextRun({ text, bold: true }),
      ...(isFirst ? [new TextRun({ children: ['\t', 'Page(s)'], bold: true })] : []),
    ],
  })

const entryLine = ({ name, rest, pages }: CitedEntry, hasPages: boolean) =>
  new Paragraph({
    keepLines: true,
    spacing: { after: 120 },
    indent: { left: 360, hanging: 360 },
    tabStops: [{ type: TabStopType.RIGHT, position: edge, leader: LeaderType.DOT }],
    children: [
      ...(name ? [new TextRun({ text: clean(name), italics: true }), new TextRun({ text: ', ' })] : []),
      new TextRun({ text: clean(rest) }),
      new TextRun({ children: ['\t', hasPages ? pagesInWords(pages) : '____'] }),
    ],
  })

function notes({ document, authorities, citations }: CheckedDocument, made: string): Paragraph[] {
  const byId = new Map(citations.map((citation) => [citation.id, isWell(citation)]))
  const flags = new Map(citations.map(({ id, treatment }) => [id, treatment]))
  const flagged = authorities.flatMap(({ name, rest, citations: ids }) => {
    const known = ids.map((id) => flags.get(id)).find(Boolean)
    return known ? [`${[name, rest].filter(Boolean).join(', ')}: ${flagText(known)}`] : []
  })
  const doubtful = authorities.filter(({ citations: ids }) => ids.some((id) => !byId.get(id))).length
  const said = [
    `Made of ${made}.`,
    document.hasPages
      ? `Page numbers count the pages of the file, which may differ from the numbers printed on them. An authority cited on ${passimFrom} pages or more is shown as passim.`
      : 'This file has no fixed pages, so the page numbers are left blank. Save the brief as a PDF and check that: the numbers will stand here.',
    'Short forms, id. and supra are counted. A case that is only mentioned by its name is not.',
    ...(doubtful > 0
      ? [
          `${doubtful} of ${authorities.length} authorities are not verified in every place: see the verification report before filing.`,
        ]
      : []),
    ...flagged,
  ]
  return [
    line(''),
    line({ text: 'Notes for the drafter, to be deleted before filing', bold: true, small: true }),
    ...said.map((text) => line({ text, small: true })),
  ]
}
