import { CasewrightError } from '@casewright/core'
import { type Report, report as reportSchema } from '@casewright/core/server'
import { framed, type ReportSource } from './frame.ts'

/** Each is loaded when it is first asked for. */
const makers = {
  word: async () => (await import('./docx.ts')).reportDocx,
  pdf: async () => (await import('./pdf.ts')).reportPdf,
} as const

/**
 * The file of a report, in the house style: dated, with numbered pages, and ending with what was not checked.
 * @throws CasewrightError for what is no report
 */
export async function makeReport(said: Report, as: keyof typeof makers, source: ReportSource): Promise<Uint8Array> {
  const report = reportSchema.safeParse(said)
  if (!report.success)
    throw new CasewrightError(
      'tool-failed',
      'The tool did not describe its report as a file needs it. The result itself is not affected. Contact your administrator.',
    )
  const make = await makers[as]()
  return make(framed(report.data, source))
}
