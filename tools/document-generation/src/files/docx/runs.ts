import type { Run } from '@casewright/templates/pages'
import { printable } from '@casewright/word'
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

export const linesOf = (text: string): string[] =>
  printable(text)
    .split(/\r\n|[\n\r\u0085\u2028\u2029]/)
    .map((line) => line.replace(/\t/g, ' '))

const strong = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]|\p{L}/u

/** Whether a text reads from right to left: its first letter says so. */
export const rightToLeft = (text: string): boolean =>
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u.test(
    strong.exec(text)?.[0] ?? '',
  )
