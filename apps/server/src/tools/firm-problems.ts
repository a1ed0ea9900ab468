import type { Installation } from '@casewright/core'
import type { LoadedServer } from '@casewright/core/server'
import { errorFields, type Log } from '../log.ts'
import { firmFiles } from './firm-files.ts'

type FirmProblems = Installation['firmProblems']

/** A tool that takes longer to say what is wrong with its files is not waited for. */
const mostMilliseconds = 5000

/** What tools cannot use of the files that the firm laid out for them, read anew. One tool's failure hides no other's. */
export async function firmProblems(
  tools: readonly LoadedServer[],
  folders: readonly string[],
  log: Log,
): Promise<FirmProblems> {
  const found = await Promise.all(tools.map((tool) => problemsOf(tool, folders, log)))
  return found.flat()
}

/** Tells the log, at the start, for which tools there are files that cannot be used: not what is in them. */
export async function logFirmProblems(
  tools: readonly LoadedServer[],
  folders: readonly string[],
  log: Log,
): Promise<void> {
  const problems = await firmProblems(tools, folders, log)
  for (const [tool, its] of Map.groupBy(problems, (one) => one.tool))
    log.warn({ tool, count: its.length }, 'files of the firm for a tool cannot be used; the administrator is told why')
}

async function problemsOf(tool: LoadedServer, folders: readonly string[], log: Log): Promise<FirmProblems> {
  if (!tool.firmProblems) return []
  const { id } = tool.manifest
  try {
    const problems = await inTime(tool.firmProblems(firmFiles(folders, id)))
    return problems.map((problem) => ({ tool: id, problem }))
  } catch (error) {
    log.warn({ tool: id, ...errorFields(error) }, 'a tool could not check the files of the firm')
    return [{ tool: id, problem: 'The tool could not check the files that were laid out for it.' }]
  }
}

async function inTime(checking: string[] | Promise<string[]>): Promise<string[]> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('not in time')), mostMilliseconds)
  })
  return Promise.race([checking, late]).finally(() => clearTimeout(timer))
}
