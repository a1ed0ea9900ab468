import type { Run } from '@casewright/templates/pages'
import { linesOf, rightToLeft } from '@casewright/word'
import { ShadingType, TextRun } from 'docx'
import { blankShade } from './look.ts'

const blank = { type: ShadingType.CLEAR, color: 'auto', fill: blankShade } as const

/** Runs for Word: a blank is shaded, and what was typed in several lines stands in several lines. */
export const wordRuns = (runs: readonly Run[], more: { bold?: boolean } = {}): TextRun[] =>
  runs.flatMap((run) =>
    linesOf(run.text).map(
      (text, n) =>
        new TextRun({
          text,
          ...(n > 0 && { break: 1 }),
          ...((run.bold || more.bold) && { bold: true }),
          ...(run.blank && { shading: blank }),
          ...(rightToLeft(text) && { rightToLeft: true }),
        }),
    ),
  )
