import type { Run } from '@casewright/core'
import { part, type Report, type ReportBlock } from '@casewright/core/server'
import { aboutFar, reachesIn, reachTitles } from '../balance/far-words.ts'
import { aboutBalance, effects, effectTitles, limitsSaid, termsOf } from '../balance/words.ts'
import type { Analyzed, Improved } from '../output.ts'
import { asHead, oneLine } from '../text/bare.ts'
import { analyzedIn } from '../word/reviewed.ts'
import { findingBlocks, severities } from './finding.ts'

/** The analysis as a report: score with its arithmetic, every finding with its words and fixes, and what was decided. */
export function reportOf(run: Run<Analyzed | Improved>): Report {
  const output = analyzedIn(run)
  const { analysis, findings, documentType, title, warnings } = output
  return {
    facts: [
      ...(title ? [{ label: 'Title', words: title }] : []),
      { label: 'Type', words: documentType },
      { label: 'Read', words: readInWords(output) },
    ],
    blocks: [
      ...warnings.map((warning) => part.status('doubt', 'Note', warning)),
      ...scoreBlocks(output),
      ...(analysis.recommendations.length > 0
        ? [part.heading('Recommendations'), part.points(analysis.recommendations)]
        : []),
      part.heading(`Findings: ${findings.length}`),
      ...(findings.length > 0
        ? findings.flatMap((finding, index) => findingBlocks(finding, index + 1, run, output))
        : [part.text('No check found anything.')]),
      ...balanceBlocks(output),
      ...farBlocks(output),
      ...strongBlocks(output),
    ],
  }
}

function scoreBlocks({ analysis, scoring }: Analyzed): ReportBlock[] {
  const { score, grade, summary } = analysis.overallQuality
  if (score === null || !scoring) return [part.heading('Overall quality: no score'), part.text(summary)]
  const steps = scoring.steps.map(({ title, severity, places, points, origin }) => [
    origin === 'model' ? `${asHead(title)} (found by the model)` : asHead(title),
    severities[severity],
    String(places),
    `-${points}`,
  ])
  return [
    part.heading(`Overall quality: ${score} of 100${grade ? `, ${grade}` : ''}`),
    part.text(summary),
    ...(steps.length > 0
      ? [part.table(['What takes points off', 'Severity', 'Places', 'Points'], steps, [58, 14, 14, 14])]
      : []),
    part.small(scoring.rule),
  ]
}

function balanceBlocks({ balance = [] }: Analyzed): ReportBlock[] {
  if (balance.length === 0) return []
  return [
    part.heading('By side'),
    part.small(aboutBalance),
    ...balance.flatMap(({ side, terms }) => [
      part.heading(side, 2),
      ...effects.flatMap((how) =>
        termsOf(terms, how).flatMap((term, at) => [
          ...(at === 0 ? [part.text([{ text: effectTitles[how], bold: true }])] : []),
          part.quotation(oneLine(term.anchor.words), term.anchor.page ? `Page ${term.anchor.page}` : undefined),
          part.small(`${limitsSaid(term)}.`),
        ]),
      ),
    ]),
  ]
}

function farBlocks({ farReaching = [] }: Analyzed): ReportBlock[] {
  if (farReaching.length === 0) return []
  return [
    part.heading('Far-reaching words'),
    part.small(aboutFar),
    ...reachesIn(farReaching).flatMap(({ reach, terms }) => [
      part.heading(reachTitles[reach], 2),
      ...terms.flatMap(({ anchor, by }) => [
        part.quotation(oneLine(anchor.words), anchor.page ? `Page ${anchor.page}` : undefined),
        part.small(`“${by}”`),
      ]),
    ]),
  ]
}

function strongBlocks({ analysis: { strongPoints } }: Analyzed): ReportBlock[] {
  if (strongPoints.length === 0) return []
  return [
    part.heading('Strong points'),
    ...strongPoints.flatMap(({ point, explanation, origin }) => {
      const words = [{ text: `${asHead(point)}: `, bold: true }, explanation]
      return [origin === 'model' ? part.written(words) : part.text(words)]
    }),
  ]
}

const readInWords = ({ coverage: { pages, pagesRead = 0, ocrPages = [] } }: Analyzed): string => {
  if (pages === undefined) return 'The whole file.'
  const scanned = ocrPages.length > 0 ? ` Pages read by OCR: ${ocrPages.join(', ')}.` : ''
  return `${pagesRead} of ${pages} pages.${scanned}`
}
