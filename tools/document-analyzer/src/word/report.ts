import { formatMomentUtc, type Run } from '@casewright/core'
import type { ExportWords } from '@casewright/core/server'
import { coverageInWords, docketTable, heading, line, paper, point, quotation, written } from '@casewright/word'
import type { FileChild } from 'docx'
import type { Analyzed, Finding, Improved } from '../output.ts'
import { asHead, oneLine } from '../text/bare.ts'
import { changesOf, dismissalOf } from '../text/decisions.ts'
import { analyzedIn } from './reviewed.ts'

const severities = { high: 'High', medium: 'Medium', low: 'Low' } as const
/** Words of so many places are printed; the rest is counted. */
const mostQuotations = 3
const longestQuotation = 300

const shortened = (text: string) => (text.length > longestQuotation ? `${text.slice(0, longestQuotation)} …` : text)

const findingParts = (finding: Finding, number: number, { reviews }: Pick<Run, 'reviews'>): FileChild[] => {
  const isModel = finding.origin === 'model'
  const more = finding.places - Math.min(finding.anchors.length, mostQuotations)
  const dismissed = dismissalOf(reviews, finding.id)
  return [
    heading(`${number}. ${asHead(finding.title)}`, 3),
    line({
      text: `${severities[finding.severity]} · ${finding.category} · ${isModel ? 'Written by a model' : 'Found by a check'}`,
      small: true,
    }),
    ...(asHead(finding.message) === asHead(finding.title) ? [] : [line(finding.message)]),
    ...finding.anchors
      .slice(0, mostQuotations)
      .flatMap((place) => [
        quotation(shortened(oneLine(place.words))),
        ...(place.page ? [line({ text: `Page ${place.page}`, small: true })] : []),
      ]),
    ...(finding.anchors.length > 0 && more > 0 ? [line({ text: `And in ${more} more places.`, small: true })] : []),
    ...(isModel
      ? [written(finding.why), written(finding.advice)]
      : [line(finding.why), line({ text: 'What to do: ', bold: true }, finding.advice)]),
    ...(finding.doubts.length > 0
      ? [line({ text: `Not in the document: ${finding.doubts.join(', ')}`, bold: true })]
      : []),
    ...changesOf(reviews, finding.id).map(({ decision, by, at, text }) =>
      line({ text: `Rewrite ${decision} by ${by}, ${formatMomentUtc(at)}: `, bold: true }, shortened(oneLine(text))),
    ),
    ...(dismissed
      ? [line({ text: `Dismissed by ${dismissed.by}, ${formatMomentUtc(dismissed.at)}.`, bold: true })]
      : []),
  ]
}

const scoreParts = ({ analysis, scoring }: Analyzed): FileChild[] => {
  const { score, grade, summary } = analysis.overallQuality
  if (score === null || !scoring) return [heading('Overall quality: no score'), line(summary)]
  return [
    heading(`Overall quality: ${score} of 100, ${grade}`),
    line(summary),
    ...(scoring.steps.length > 0
      ? [
          docketTable(
            ['What takes points off', 'Severity', 'Places', 'Points'],
            scoring.steps.map(({ title, severity, places, points }) => [
              asHead(title),
              severities[severity],
              String(places),
              `-${points}`,
            ]),
            [5760, 1200, 1200, 1200],
          ),
        ]
      : []),
    line({ text: scoring.rule, small: true }),
  ]
}

/** The analysis as a report for Word: score with its arithmetic, every finding with its words and what was decided. */
export const reportOf = (
  run: Run<Analyzed | Improved>,
  { productName, notAdvice, person }: ExportWords,
): Promise<Uint8Array> => {
  const output = analyzedIn(run)
  const { analysis, findings, coverage, documentType } = output
  const numbered = findings.map((finding, index) => findingParts(finding, index + 1, run))
  return paper({
    title: `Document analysis: ${run.label}`,
    foot: `${productName} · Document analysis`,
    notAdvice,
    children: [
      heading('Document analysis', 1),
      line({ text: 'Document: ', bold: true }, run.label),
      line({ text: 'Type: ', bold: true }, documentType),
      line({ text: 'Date: ', bold: true }, formatMomentUtc(run.endedAt ?? run.createdAt)),
      line({ text: 'Taken by: ', bold: true }, person),
      ...scoreParts(output),
      ...(analysis.recommendations.length > 0
        ? [heading('Recommendations'), ...analysis.recommendations.map(point)]
        : []),
      heading(`Findings: ${findings.length}`),
      ...(findings.length > 0 ? numbered.flat() : [line('No check found anything.')]),
      ...(analysis.strongPoints.length > 0
        ? [
            heading('Strong points'),
            ...analysis.strongPoints.map((one) =>
              point(`${asHead(one.point)}: ${one.explanation}${one.origin === 'model' ? ' (written by a model)' : ''}`),
            ),
          ]
        : []),
      heading('What was read'),
      line(readInWords(output)),
      line(coverageInWords(coverage)),
      ...output.warnings.map((warning) => line(warning)),
    ],
  })
}

const readInWords = ({ coverage: { pages, pagesRead = 0, ocrPages = [] } }: Analyzed): string => {
  if (pages === undefined) return 'The whole file.'
  const scanned = ocrPages.length > 0 ? ` Pages read by OCR: ${ocrPages.join(', ')}.` : ''
  return `${pagesRead} of ${pages} pages.${scanned}`
}
