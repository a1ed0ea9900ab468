import { part, type ReportBlock } from '@casewright/core/server'
import { themes as knownThemes, type Theme } from '../factors/factor.ts'
import type { Assessment } from '../output.ts'
import { signed } from '../panel/signed.ts'
import { barWords } from '../score/bar-words.ts'

/** The figure with its range, and the arithmetic that it comes from. Without one, why. */
export function indexBlocks(output: Assessment): ReportBlock[] {
  const { index, successProbability, confidenceLevel, noNumber = '', factors } = output
  if (!index || successProbability === null)
    return [
      part.heading('No success probability'),
      part.text(noNumber),
      part.text([{ text: `Confidence: ${confidenceLevel}%.`, bold: true }]),
    ]
  const { start, startForClient, range, withoutBars, heldBack, byModel, evidence, themes } = index
  return [
    part.heading(`Success probability: ${successProbability}%`),
    part.text(
      `Range ${range[0]}% to ${range[1]}%. Confidence ${confidenceLevel}%. This is an index from stated weights and, where named below, trial statistics. It is not a forecast.`,
    ),
    ...(withoutBars === undefined
      ? []
      : [part.text([{ text: `${barWords(output)}: without it, the index would be ${withoutBars}.`, bold: true }])]),
    part.heading('What moves the index', 2),
    part.labeled(
      `Start: ${startForClient}`,
      [start.label, start.source, start.scope, isNewTo(start.year, start.scope) && String(start.year)]
        .filter(Boolean)
        .join('; '),
    ),
    ...(start.misfits?.length ? [part.points(start.misfits)] : []),
    ...(factors.length > 0
      ? [
          part.table(
            ['Factor', 'Subject', 'Points', 'Words of the description'],
            factors.map(({ title, theme, points, anchors }) => [
              title,
              titleOfTheme(theme),
              signed(points),
              anchors.map(({ words }) => `“${words.replace(/\s+/g, ' ')}”`).join('\n'),
            ]),
            [30, 20, 12, 38],
          ),
        ]
      : []),
    ...(themes.length > 0
      ? [
          part.points(
            themes.map(
              ({ title, sum, counted }) => `${title}: ${signed(sum)} points, ${signed(counted)} of them counted.`,
            ),
          ),
        ]
      : []),
    part.text(
      `Reduced because facts are missing: ${signed(heldBack)}. From the evidence: ${evidence}.${byModel === 0 ? '' : ` Moved by a model: ${signed(byModel)}.`}`,
    ),
  ]
}

/** The year stands in the words of the scope, mostly. */
const isNewTo = (year: number | undefined, scope = ''): year is number =>
  year !== undefined && !scope.includes(String(year))

const titleOfTheme = (theme: string): string => knownThemes[theme as Theme]?.title ?? theme
