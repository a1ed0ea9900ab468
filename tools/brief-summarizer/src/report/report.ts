import { flaggedSentence, type Run } from '@casewright/core'
import { checksTable, part, type Report, type ReportBlock } from '@casewright/core/server'
import type { CourtField, Quoted, Summary, WrittenStatement } from '../output.ts'
import { courtFieldOrder, courtHeading, courtTitlesFor, haveOwnValues } from '../panel/court-titles.ts'
import { lengthsOf, lengthTitles } from '../panel/lengths.ts'

const grave = { high: 'bad', medium: 'doubt', low: 'open' } as const
const severities = { high: 'High', medium: 'Medium', low: 'Low' } as const

/** The summary as a memo: what was decided, held, argued, sought and ordered, the summary at every length, each sentence with its page, what a model wrote apart, and every citation. */
export function reportOf({ output, label }: Run<Summary> & { output: Summary }): Report {
  const { title, documentType, facts, warnings, citations = [], coverage } = output
  return {
    subject: title ?? label,
    facts: [
      { label: 'Document type', words: documentType },
      ...facts.map(({ label: name, value, anchor }) => ({ label: name, words: placed(value, anchor.page) })),
    ],
    blocks: [
      ...warnings.map((warning) => part.status('doubt', 'Note', warning)),
      ...courtBlocks(output.documentType, output.courtFields ?? []),
      ...lengthsShown(output).flatMap(({ id, found, written }) => [
        part.heading(`Summary, ${lengthTitles[id].toLowerCase()}`),
        ...byModel(written, output),
        ...found.map(quoted),
        ...(found.length + written.length === 0
          ? [part.text('The document contains no sentence that summarizes it.')]
          : []),
      ]),
      ...keyPointBlocks(output),
      ...implicationBlocks(output),
      part.heading('Citations in the document'),
      ...(coverage.flagged ? [part.text([{ text: flaggedSentence(coverage), bold: true }])] : []),
      ...(citations.length > 0 ? checksTable(citations) : [part.text('No citation was found in the document.')]),
    ],
  }
}

/** On paper nobody switches between lengths: one that a longer one repeats whole is left out. */
const lengthsShown = (output: Summary) => {
  const all = lengthsOf(output)
  const wordsOf = ({ found, written }: (typeof all)[number]) => [
    ...found.map(({ text }) => text),
    ...written.map(({ statement }) => statement),
  ]
  return all.filter(
    (one, at) =>
      one.id === 'sentence' ||
      !all.slice(at + 1).some((longer) => wordsOf(one).every((words) => wordsOf(longer).includes(words))),
  )
}

const placed = (words: string, page: number | undefined) => (page ? `${words} (page ${page})` : words)
const pageOf = (page: number | undefined) => (page ? `Page ${page}` : undefined)
const quoted = ({ text, anchor }: Quoted): ReportBlock => part.quotation(text, pageOf(anchor.page))

function byModel(statements: readonly WrittenStatement[], { written }: Summary): ReportBlock[] {
  if (!written || statements.length === 0) return []
  return [
    part.small([
      {
        text: `Written by ${written.model.name}; the words below each statement were found in the document`,
        bold: true,
      },
    ]),
    ...statements.flatMap(({ statement, quotation, doubts }) => [
      part.written(statement),
      part.quotation(quotation.words, pageOf(quotation.page)),
      ...(doubts.length > 0 ? [part.status('doubt', 'Not in the document', doubts.join(', '))] : []),
    ]),
  ]
}

/** What was decided, held, argued, sought and ordered, in the words of the document. */
function courtBlocks(documentType: string, fields: readonly CourtField[]): ReportBlock[] {
  const names = courtFieldOrder.filter((name) => fields.some(({ field }) => field === name))
  const titles = courtTitlesFor(documentType)
  if (names.length === 0) return []
  return [
    part.heading(courtHeading(documentType, fields)),
    ...names.flatMap((name) => {
      const own = fields.filter(({ field }) => field === name)
      const each = haveOwnValues(own)
      const value = each ? undefined : own.find((one) => one.value)?.value
      return [
        part.heading(titles[name], 2),
        ...(value ? [part.text([{ text: value, bold: true }])] : []),
        ...own.flatMap(({ text, side, value: outcome, anchor, by }, at) => [
          ...(each && outcome ? [part.small(outcome)] : []),
          ...(side && side !== own[at - 1]?.side ? [part.small(side)] : []),
          part.quotation(text, pageOf(anchor.page)),
          ...(by === 'model' ? [part.small('The document’s words. That they tell this is the model’s reading.')] : []),
        ]),
      ]
    }),
  ]
}

function keyPointBlocks(output: Summary): ReportBlock[] {
  const { keyPoints, keyPointAnchors, foundPoints = [], written } = output
  const isWritten = written !== null && written.keyPoints.length > 0
  const others = foundPoints.filter(({ text }) => !keyPoints.includes(text))
  if (keyPoints.length + others.length === 0) return []
  return [
    part.heading('Key points'),
    ...(isWritten
      ? byModel(written.keyPoints, output)
      : [part.numbered(keyPoints.map((point, at) => placed(point, keyPointAnchors[at]?.page)))]),
    ...(others.length > 0 ? [part.small([{ text: 'Further sentences of the document', bold: true }])] : []),
    ...others.map(quoted),
  ]
}

function implicationBlocks(output: Summary): ReportBlock[] {
  const found = output.legalImplications.filter(({ origin }) => origin !== 'model')
  return [
    part.heading('Legal implications'),
    ...(found.length === 0
      ? [
          part.text(
            'None of the clauses and phrases that are looked for was found. That does not mean that there is no risk.',
          ),
        ]
      : []),
    ...found.flatMap(({ message, severity, reason, anchors = [], quotes = [] }) => [
      part.heading(message, 2),
      part.status(grave[severity], severities[severity], reason),
      ...anchors.map(({ words, page }, at) => part.quotation(quotes[at] ?? words, pageOf(page))),
    ]),
    ...byModel(output.written?.implications ?? [], output),
  ]
}
