import type { Installation } from '@casewright/api'
import type { LoadedServer } from '@casewright/core/server'
import { errorFields, type Log } from '../../platform/log/log.ts'
import { firmFiles } from '../loading/firm-files.ts'
import type { Toolbox } from '../loading/load.ts'
import type { ToolHost } from '../processes/host.ts'

type FirmProblems = Installation['firmProblems']

export interface FirmDeps {
  tools: Toolbox
  toolHost: ToolHost
  firmFolders: readonly string[]
  log: Log
}

/** A tool that takes longer to say what is wrong with its files is not waited for. */
const mostMilliseconds = 60_000

/** Whose work this is. One for all of them, as the tools of the firm's own share a process with nobody else's work. */
const whoChecks = 'whoever checks the files of the firm'

/** What tools cannot use of the files that the firm laid out for them, read again. One tool's failure hides no other's. */
export async function firmProblems(deps: FirmDeps): Promise<FirmProblems> {
  const found = await Promise.all(deps.tools.all().map((tool) => problemsOf(tool, deps)))
  return found.flat()
}

/** Tells the log, at the start, for which tools there are files that cannot be used: not what is in them. */
export async function logFirmProblems(deps: FirmDeps): Promise<void> {
  const problems = await firmProblems(deps)
  for (const [tool, its] of Map.groupBy(problems, (one) => one.tool))
    deps.log.warn({ tool, count: its.length }, 'files of the firm for a tool cannot be used; Administration says why')
}

async function problemsOf(tool: LoadedServer, { toolHost, firmFolders, log }: FirmDeps): Promise<FirmProblems> {
  if (!tool.firmProblems) return []
  const { id } = tool.manifest
  try {
    const { read, list } = firmFiles(firmFolders, id)
    const desk = { readFirm: read, listFirm: list }
    const signal = AbortSignal.timeout(mostMilliseconds)
    const problems = await toolHost.perform({ kind: 'check', tool: id }, { person: whoChecks, desk, signal })
    return problems.map((problem) => ({ tool: id, problem }))
  } catch (error) {
    log.warn({ tool: id, ...errorFields(error) }, 'a tool could not check the files of the firm')
    return [{ tool: id, problem: 'The tool could not check the firm’s files for it.' }]
  }
}
