import type { Action, ExportFile } from './action.ts'

/** The files that every report is offered as, by the names of their exports. */
export const reportTypes = { word: 'docx', pdf: 'pdf' } as const
export type ReportName = keyof typeof reportTypes

export const isReportName = (name: string): name is ReportName => Object.hasOwn(reportTypes, name)

/** Every file that a result of an action can be exported to: its report first, then its own. */
export function exportsOf({ report, exports = {} }: Pick<Action, 'report' | 'exports'>): Record<string, ExportFile> {
  if (!report) return exports
  const files = Object.entries(reportTypes).map(([name, type]) => [name, { title: report.title, type }])
  return { ...Object.fromEntries(files), ...exports }
}
