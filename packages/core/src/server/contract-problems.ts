import { z } from 'zod'
import { manifestSchema } from '../manifest.ts'
import { isReportName } from '../report.ts'

interface ServerShape {
  manifest?: unknown
  actions?: Record<string, unknown>
  exports?: Record<string, unknown>
  reports?: Record<string, unknown>
}

/** What keeps a tool's server module from being loaded, as sentences; empty when it is sound. */
export function contractProblems(module: unknown): string[] {
  const server = (module as { server?: ServerShape } | null | undefined)?.server
  if (typeof server !== 'object' || server === null) return ["the module has no export 'server' made by defineServer"]
  const manifest = manifestSchema.safeParse(server.manifest)
  if (!manifest.success) return [`the manifest is not valid: ${z.prettifyError(manifest.error)}`]
  const problems: string[] = []
  for (const [name, action] of Object.entries(manifest.data.actions)) {
    if (typeof server.actions?.[name] !== 'function') problems.push(`the action '${name}' has no handler`)
    for (const exported of Object.keys(action.exports ?? {}))
      if (typeof server.exports?.[exported] !== 'function') problems.push(`the export '${exported}' has no maker`)
    if (action.report && typeof server.reports?.[name] !== 'function')
      problems.push(`the action '${name}' offers a report, and 'reports' has none of that name`)
    if (action.report && Object.keys(action.exports ?? {}).some(isReportName))
      problems.push(`the exports 'word' and 'pdf' of '${name}' are those of its report`)
  }
  for (const name of Object.keys(server.actions ?? {}))
    if (!(name in manifest.data.actions)) problems.push(`the handler '${name}' is not an action of the manifest`)
  return problems
}
